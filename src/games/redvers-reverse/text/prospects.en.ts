/** How the battle stands. */
export const prospects = {
  'prospect.british':
    '{left, plural, =0 {the Boers ride off} one {shake the Boers once more} other {shake the Boers # times}}, {cases, plural, =0 {not this turn} other {# in 36 this turn}}; losses {loss}, up to {max} for a full victory',
  'prospect.shaken':
    'Boers shaken {shaken} of {of} times. As things stand this turn ends with confidence {confidence}: {cases, plural, =0 {above the turn number ({turn}), so they are not tested} other {two dice{gap, plural, =0 {} other { plus #}} must make {needed} or more, # in 36}}.',
  'prospect.withdraw':
    'Confidence {box} on turn {from} or later: it would be {confidence} at the end of this turn.',
  'prospect.level':
    '{clear, select, true {Losses are at {loss}, and up to {max} the victory is complete.} other {Losses are at {loss}, above {max}: a victory would be Pyrrhic.}}',
  'prospect.boers':
    '{missing, plural, one {# more British loss} other {# more British losses}}, or hold for {turns, plural, =0 {this turn} one {# more turn} other {# more turns}}',
  'prospect.loss': 'British losses at {end}: they stand at {loss}, {missing} are missing.',
  'prospect.time': 'Still there after turn {last}: this is turn {turn}.',

  // Figures that are followed from turn to turn.
  'gauge.confidence': 'Boer confidence',
  'gauge.loss': 'British losses',
} as const;
