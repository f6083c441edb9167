/** Jak stoi bitwa. */
export const prospects = {
  'prospect.points.british':
    'punkty {british} do {boers}, wygrywa przewaga {need}; albo heksy szczytu ({summits} z {of})',
  'prospect.points.boers':
    'punkty {boers} do {british}, wygrywa przewaga {need}; albo stracone lub rozbite oddziały piechoty brytyjskiej ({broken} z {of})',
  'prospect.points':
    'Punkty po ostatnim etapie: Brytyjczycy {british}, Burowie {boers}. Wygrywa przewaga {need}, decydująco {decisive}; teraz wynosi {lead}.',
  'prospect.summits':
    'Heksy szczytu na koniec etapu wygrywają od razu, gdy jest ich {of}: teraz {summits}.',
  'prospect.foothold': 'Zajęte heksy głównego okopu, które liczą się na koniec: teraz {trenches}.',
  'prospect.broken':
    'Brytyjskie oddziały piechoty stracone lub rozbite na koniec etapu wygrywają od razu, gdy jest ich {of}: teraz {broken}.',
  'prospect.hexes.british':
    'heksy okopu ({trenches} z {win}) albo szczytu ({summits} z {summit}) na koniec etapu {last}',
  'prospect.hexes.boers':
    'nie wpuścić Brytyjczyków do okopu ani na szczyt: {left, plural, =0 {ostatni etap} one {został # etap} few {zostały # etapy} many {zostało # etapów} other {zostało # etapu}}',
  'prospect.trenches':
    'Heksy głównego okopu na koniec etapu {last}, potrzeba {win}: teraz {trenches}; remis daje {draw}.',
  'prospect.hexes.summit': 'Albo heksy szczytu, potrzeba {summit}: teraz {summits}.',
  'prospect.hexes.hold':
    'Na koniec etapu {last} żaden oddział brytyjski w szyku nie stoi w głównym okopie ani na szczycie: teraz mają {trenches} heksów okopu i {summits} szczytu.',

  // Figures that are followed from turn to turn.
  'gauge.lead': 'Punkty brytyjskie minus burskie',
  'gauge.britishPoints': 'Punkty Brytyjczyków',
  'gauge.boerPoints': 'Punkty Burów',
  'gauge.lostBritish': 'Utracone morale Brytyjczyków',
  'gauge.lostBoers': 'Utracone morale Burów',
  'gauge.lostHighlanders': 'Utracone morale Szkotów',
  'gauge.trenchesEntered': 'Heksy okopu, do których wtargnięto',
  'gauge.trenchesHeld': 'Heksy okopu w rękach Brytyjczyków',
  'gauge.summitHeld': 'Heksy szczytu w rękach Brytyjczyków',
  'gauge.concealed': 'Ukryte oddziały',
} as const;
