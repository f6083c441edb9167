/** How the day stands. */
export const prospects = {
  'prospect.points.british':
    '{british} points to {boers}, a lead of {need} wins; or {of} hexes of the summit (now {summits})',
  'prospect.points.boers':
    '{boers} points to {british}, a lead of {need} wins; or {of} British infantry units broken (now {broken})',
  'prospect.points':
    'Points after the last turn: British {british}, Boers {boers}. A lead of {need} wins, {decisive} decisively; it is {lead} now.',
  'prospect.summits':
    '{of} hexes of the summit held when a turn ends, which wins at once: {summits} now.',
  'prospect.foothold': 'Hexes of the main trench held, which count at the end: {trenches} now.',
  'prospect.broken':
    '{of} British infantry units lost or routed when a turn ends, which wins at once: {broken} now.',
  'prospect.hexes.british':
    '{win} trench hexes (now {trenches}) or {summit, plural, one {# summit hex} other {# summit hexes}} (now {summits}) when turn {last} ends',
  'prospect.hexes.boers':
    'keep the British out of trench and summit: {left, plural, =0 {last turn} one {# turn left} other {# turns left}}',
  'prospect.trenches':
    '{win} hexes of the main trench held when turn {last} ends: {trenches} now; {draw} would be a draw.',
  'prospect.hexes.summit':
    'Or {summit, plural, one {# hex} other {# hexes}} of the summit: {summits} now.',
  'prospect.hexes.hold':
    'No British unit in good order in the main trench or on the summit when turn {last} ends: {trenches} trench hexes and {summits} summit hexes are theirs now.',

  // Figures that are followed from turn to turn.
  'gauge.lead': 'British points less Boer points',
  'gauge.britishPoints': 'British points',
  'gauge.boerPoints': 'Boer points',
  'gauge.lostBritish': 'British morale lost',
  'gauge.lostBoers': 'Boer morale lost',
  'gauge.lostHighlanders': 'Morale lost by the Highlanders',
  'gauge.trenchesEntered': 'Trench hexes entered',
  'gauge.trenchesHeld': 'Trench hexes held by the British',
  'gauge.summitHeld': 'Summit hexes held by the British',
  'gauge.concealed': 'Concealed units',
} as const;
