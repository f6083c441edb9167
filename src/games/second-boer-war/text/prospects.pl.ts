/** Jak stoi wojna. */
export const prospects = {
  'prospect.empire.early':
    'do końca etapu II wszystkie cele ({held} z {of}) i aneksja ({annexed, select, true {ogłoszona} other {jeszcze nie}})',
  'prospect.empire.late': 'więcej obozów niż komand: liczy się {camps}, Burowie mają {commandos}',
  'prospect.boers.first':
    'miasta zdobyte oblężeniem ({fallen} z {of}), Pozycja Imperium {prestige} do 0 albo utrzymać cel przez etap II',
  'prospect.boers.second':
    'nie oddać wszystkich celów do końca etapu II (Imperium brakuje {missing}) albo Pozycja Imperium {prestige} do 0',
  'prospect.boers.late':
    'co najmniej tyle komand, ile liczy się obozów: {commandos} przeciw {camps}; albo Pozycja Imperium {prestige} do 0',
  'prospect.objective': '{at} na koniec etapu II.',
  'prospect.annexation': 'Wydarzenie „Aneksja Transwalu” zagrane do końca etapu II.',
  'prospect.funds': 'Fundusze wojenne wyczerpane: zostało {funds}.',
  'prospect.camps':
    'Więcej obozów niż komand na ręce: liczy się {counted} (na mapie {onMap}, Pozycja pozwala na {most}), Burowie mają {commandos}.',
  'prospect.city': '{at}: miasto zdobyte oblężeniem.',
  'prospect.prestige': 'Pozycja Imperium na 0: teraz {prestige}.',
  'prospect.missed':
    'Brak któregoś celu na koniec etapu II: Imperium ma {held} z {of} i musi ogłosić aneksję.',
  'prospect.endurance':
    'Na koniec ostatniego etapu co najmniej tyle komand na ręce, ile liczy się obozów: {commandos} przeciw {camps}.',

  // Figures that are followed from turn to turn.
  'gauge.prestige': 'Prestiż',
  'gauge.warFunds': 'Fundusze wojenne',
  'gauge.commandos': 'Komanda na ręce',
  'gauge.camps': 'Obozy',
  'gauge.garrisons': 'Garnizony',
  'gauge.citiesTaken': 'Zdobyte miasta',
} as const;
