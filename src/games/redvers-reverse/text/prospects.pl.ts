/** Jak stoi bitwa. */
export const prospects = {
  'prospect.british':
    '{left, plural, =0 {Burowie odjeżdżają} one {zachwiać Burami jeszcze raz} few {zachwiać Burami # razy} many {zachwiać Burami # razy} other {zachwiać Burami # raza}}, {cases, plural, =0 {nie w tym etapie} other {w tym etapie # na 36}}; straty {loss}, do {max} zwycięstwo jest pełne',
  'prospect.shaken':
    'Burowie zachwiani {shaken} z {of} razy. Jak jest teraz, etap skończy się pewnością {confidence}: {cases, plural, =0 {powyżej numeru etapu ({turn}), więc testu nie ma} other {dwie kości{gap, plural, =0 {} other { plus #}} muszą dać {needed} lub więcej, # na 36}}.',
  'prospect.withdraw':
    'Pewność {box} w etapie {from} lub później: na koniec tego etapu byłaby {confidence}.',
  'prospect.level':
    '{clear, select, true {Straty: {loss}; do {max} zwycięstwo jest pełne.} other {Straty: {loss}, powyżej {max}: zwycięstwo byłoby pyrrusowe.}}',
  'prospect.boers':
    'jeszcze {missing, plural, one {# strata brytyjska} few {# straty brytyjskie} many {# strat brytyjskich} other {# straty brytyjskiej}} albo wytrwać {turns, plural, =0 {ten etap} one {jeszcze # etap} few {jeszcze # etapy} many {jeszcze # etapów} other {jeszcze # etapu}}',
  'prospect.loss': 'Straty brytyjskie na polu {end}: stoją na {loss}, brakuje {missing}.',
  'prospect.time': 'Wciąż na miejscu po etapie {last}: teraz jest etap {turn}.',

  // Figures that are followed from turn to turn.
  'gauge.confidence': 'Pewność siebie Burów',
  'gauge.loss': 'Straty brytyjskie',
} as const;
