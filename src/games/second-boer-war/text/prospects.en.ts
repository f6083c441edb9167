/** How the war stands. */
export const prospects = {
  'prospect.empire.early':
    'by the end of turn II {of} objectives (now {held}) and the annexation ({annexed, select, true {declared} other {not yet}})',
  'prospect.empire.late': 'more camps than commandos: {camps} count, the Boers have {commandos}',
  'prospect.boers.first':
    '{of} cities by siege (now {fallen}), Prestige {prestige} to 0, or hold an objective through turn II',
  'prospect.boers.second':
    'keep the Empire from one objective until turn II ends ({missing} missing), or Prestige {prestige} to 0',
  'prospect.boers.late':
    'keep as many commandos as camps count: {commandos} against {camps}; or Prestige {prestige} to 0',
  'prospect.objective': '{at} held at the end of turn II.',
  'prospect.annexation': 'The event Annexation played by the end of turn II.',
  'prospect.funds': 'War Funds of the Boers spent: {funds, plural, one {# is} other {# are}} left.',
  'prospect.camps':
    'More camps than commandos in hand: {counted} count ({onMap} on the map, at most {most} by Prestige), the Boers hold {commandos}.',
  'prospect.city': '{at} taken by siege.',
  'prospect.prestige': 'Prestige of the Empire down to 0: it is {prestige}.',
  'prospect.missed':
    'An objective missing when turn II ends: the Empire holds {held} of {of}, and must have annexed.',
  'prospect.endurance':
    'At the end of the last turn at least as many commandos in hand as camps count: {commandos} against {camps}.',

  // Figures that are followed from turn to turn.
  'gauge.prestige': 'Prestige',
  'gauge.warFunds': 'War funds',
  'gauge.commandos': 'Commandos in hand',
  'gauge.camps': 'Camps',
  'gauge.garrisons': 'Garrisons',
  'gauge.citiesTaken': 'Cities taken',
} as const;
