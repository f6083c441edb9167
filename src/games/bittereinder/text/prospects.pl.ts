/** Jak stoi wojna. */
export const prospects = {
  'prospect.collapse': 'Morale Imperium poniżej 1: teraz {morale}.',
  'prospect.exhaustion':
    'Wyczerpane zaangażowanie Republik: {wcp, plural, one {został # punkt} few {zostały # punkty} many {zostało # punktów} other {zostało # punktu}}.',
  'prospect.units': 'Żadnej jednostki Republik w polu: teraz {units}.',
  'prospect.election':
    'Wybory w etapie {turn}: przy obecnym morale ({morale}) rząd upada w {cases} na 6 przypadków.',
  'prospect.subdued':
    'Po etapie {last} mniej niż {draw} republikańskich jednostek bojowych: teraz {units}.',
  'prospect.bitterEnd':
    'Po etapie {last} więcej niż {draw} republikańskich jednostek bojowych: teraz {units}.',
  'prospect.campaign.empire':
    'zaangażowanie Republik do zera (teraz {wcp}) albo po etapie {last} mniej niż {draw} jednostek (teraz {units})',
  'prospect.campaign.republics':
    'morale Imperium do zera (teraz {morale}) albo po etapie {last} więcej niż {draw} jednostek (teraz {units})',
  'prospect.capital': '{at} w rękach Imperium.',
  'prospect.sieges': 'Oblężonych miast najwyżej {sieges}: teraz {besieged}.',
  'prospect.bobs.level':
    'Pozostałe zaangażowanie, teraz {wcp}: do {decisive} zwycięstwo decydujące, do {marginal} marginalne, do {draw} remis.',
  'prospect.bobs.hold':
    'Stolica albo oblężenia (ponad {sieges}) utrzymane, aż minie etap {last}: Imperium ma {held} z 2 stolic, oblężonych miast jest {besieged}.',
  'prospect.bobs.will': 'Gdy padną obie: ponad {draw} punktów zaangażowania, teraz {wcp}.',
  'prospect.bobs.empire':
    'obie stolice do etapu {last} (teraz {held} z 2), oblężonych najwyżej {sieges} (teraz {besieged}); zaangażowanie {wcp}, wygrywa {marginal}',
  'prospect.bobs.republics':
    'utrzymać stolicę do etapu {last} albo zaangażowanie powyżej {draw} (teraz {wcp})',
  'prospect.pretoria.level':
    'Pozostałe zaangażowanie, teraz {wcp}: do {decisive} zwycięstwo decydujące, do {marginal} marginalne, powyżej remis.',
  'prospect.pretoria.hold': '{at} utrzymana, aż minie etap {last}.',
  'prospect.pretoria.will':
    'Jeśli padnie: ponad {marginal} punktów zaangażowania daje remis, teraz {wcp}.',
  'prospect.pretoria.empire':
    'zająć do etapu {last}: {at}; zaangażowanie {wcp}, wygrywa {marginal} lub mniej',
  'prospect.pretoria.republics':
    'utrzymać miasto {at}: {left, plural, =0 {ten etap} one {jeszcze # etap} few {jeszcze # etapy} many {jeszcze # etapów} other {jeszcze # etapu}}; na remis ponad {marginal} punktów zaangażowania',

  // Figures that are followed from turn to turn.
  'gauge.commitment': 'Zaangażowanie',
  'gauge.morale': 'Morale',
  'gauge.boerUnits': 'Oddziały burskie w grze',
  'gauge.homesHeld': 'Obszary macierzyste Republik',
  'gauge.homesTaken': 'Obszary macierzyste zajęte przez Imperium',
  'gauge.homesRazed': 'Spustoszone obszary macierzyste',
  'gauge.colonialTownsLost': 'Utracone miasta kolonii',
  'gauge.sieges': 'Oblężenia',
  'gauge.blockhouses': 'Linie blokhauzów',
  'gauge.bloemfonteinFell': 'Bloemfontein zdobyty',
  'gauge.pretoriaFell': 'Pretoria zdobyta',
} as const;
