/** How the war stands. */
export const prospects = {
  'prospect.collapse': 'Empire morale below 1: it is {morale}.',
  'prospect.exhaustion': 'Republican commitment used up: {wcp} points are left.',
  'prospect.units':
    'No Republican unit in the field: {units, plural, one {there is #} other {there are #}}.',
  'prospect.election':
    'The election of turn {turn}: as morale stands ({morale}) the government falls in {cases} of 6 cases.',
  'prospect.subdued':
    'Fewer than {draw} Republican combat units after turn {last}: there are {units}.',
  'prospect.bitterEnd':
    'More than {draw} Republican combat units after turn {last}: there are {units}.',
  'prospect.campaign.empire':
    'commitment {wcp} to 0, or fewer than {draw} of {units} units left after turn {last}',
  'prospect.campaign.republics':
    'Empire morale {morale} to 0, or more than {draw} units after turn {last} (now {units})',
  'prospect.capital': '{at} in the hands of the Empire.',
  'prospect.sieges':
    'At most {sieges, plural, one {# town} other {# towns}} besieged: {besieged, plural, =0 {none is} one {# is} other {# are}}.',
  'prospect.bobs.level':
    'Commitment left, now {wcp}: up to {decisive} a decisive victory, up to {marginal} a marginal one, up to {draw} a draw.',
  'prospect.bobs.hold':
    'A capital, or more than {sieges, plural, one {# siege} other {# sieges}}, until turn {last} has passed: the Empire holds {held} of 2, {besieged, plural, =0 {no town is} one {# town is} other {# towns are}} besieged.',
  'prospect.bobs.will': 'If both fall: more than {draw} points of commitment left, now {wcp}.',
  'prospect.bobs.empire':
    'both capitals by turn {last} (now {held} of 2), at most {sieges} besieged (now {besieged}); {wcp} commitment left, {marginal} would win',
  'prospect.bobs.republics': 'keep a capital until turn {last}, or {wcp} commitment above {draw}',
  'prospect.pretoria.level':
    'Commitment left, now {wcp}: up to {decisive} a decisive victory, up to {marginal} a marginal one, more is a draw.',
  'prospect.pretoria.hold': '{at} held until turn {last} has passed.',
  'prospect.pretoria.will':
    'If it falls: more than {marginal} points of commitment make a draw, now {wcp}.',
  'prospect.pretoria.empire':
    'take {at} by turn {last}; {wcp} commitment left, {marginal} or less would win',
  'prospect.pretoria.republics':
    'hold {at} for {left, plural, =0 {this turn} one {# more turn} other {# more turns}}, or keep more than {marginal} commitment for a draw',

  // Figures that are followed from turn to turn.
  'gauge.commitment': 'Commitment',
  'gauge.morale': 'Morale',
  'gauge.boerUnits': 'Boer units in play',
  'gauge.homesHeld': 'Home areas of the Republics',
  'gauge.homesTaken': 'Home areas the Empire has taken',
  'gauge.homesRazed': 'Home areas laid waste',
  'gauge.colonialTownsLost': 'Colonial towns lost',
  'gauge.sieges': 'Sieges',
  'gauge.blockhouses': 'Blockhouse lines',
  'gauge.bloemfonteinFell': 'Bloemfontein has fallen',
  'gauge.pretoriaFell': 'Pretoria has fallen',
} as const;
