/** How the formations are told apart on counters: a badge of one sign, a colour, a short name. */
import type { Box } from '../box.ts';

/** Badge and colour of the brigades; the colours are dark enough to carry cream letters. */
const BADGES: Readonly<Record<string, readonly [badge: string, colour: string]>> = {
  '5th-irish': ['5', '#3f6b3a'],
  'left-horse': ['L', '#7a5f52'],
  '2nd-bde-div': ['P', '#6b4c7d'],
  '4th-light': ['4', '#56702f'],
  naval: ['N', '#2b4f86'],
  '2nd-english': ['2', '#9e2b25'],
  '1st-bde-div': ['H', '#54397a'],
  mounted: ['M', '#b8641f'],
  '6th-fusilier': ['6', '#a03a63'],
};

export function badgeOf(box: Box, brigade: number): { badge: string; colour: string } {
  const entry = box.brigades[brigade];
  if (!entry) return { badge: '', colour: '#5a4636' };
  const [badge, colour] = BADGES[entry.id] ?? [entry.id.slice(0, 1).toUpperCase(), '#5a4636'];
  return { badge, colour };
}

/** Badges of the four groups of commandos. */
export const groupBadge = (id: string): string | undefined =>
  ({ 1: 'I', 2: 'II', 3: 'III', 4: 'IV' })[id];

/** Names as they stand on a counter; regiments keep their English names everywhere. */
export const SHORT: Readonly<Record<string, string>> = {
  inniskilling: 'Innis.',
  border: 'Border',
  connaught: 'Conn.',
  dublin: 'Dublin',
  'royal-dragoons': 'R. Drag.',
  b64: '64th',
  b73: '73rd',
  'scottish-rifles': 'Sc. Rifl.',
  'kings-rifles': 'KRRC',
  durham: 'Durham',
  'rifle-brigade': 'Rif. Bde',
  n47: '4·7″',
  n12a: '12-pr A',
  n12b: '12-pr B',
  queens: "Queen's",
  devon: 'Devon',
  'west-yorks': 'W. Yorks',
  'east-surrey': 'E. Surrey',
  b7: '7th',
  b14: '14th',
  b66: '66th',
  n12c: '12-pr',
  hussars13: '13th Hus.',
  thorneycroft: 'Thorn.',
  bethune: 'Bethune',
  salh: 'S.A.L.H.',
  composite: 'Comp.',
  'royal-fusiliers': 'R. Fus.',
  'scots-fusiliers': 'Scots F.',
  'welsh-fusiliers': 'Welsh F.',
  'irish-fusiliers': 'Irish F.',
  wakkerstroom: 'Wakker.',
  'piet-retief': 'P. Retief',
  krugersdorp: 'Krugersd.',
  heidelberg: 'Heidelb.',
  standerton: 'Standert.',
  zoutpansberg: 'Zoutp.',
  middelburg: 'Middelb.',
  johannesburg: 'Johann.',
  winburg: 'Winburg',
  'swazi-police': 'Sw. Pol.',
  swaziland: 'Swazil.',
  'irish-brigade': 'Irish B.',
  howitzer: '120 mm',
  'krupp-a': 'Krupp',
  'krupp-b': 'Krupp',
  creusot: 'Creusot',
  pompom: 'pom-pom',
};

/** A name cut to what a counter can carry. */
export const shortName = (id: string, name: string): string => {
  const own = SHORT[id];
  if (own !== undefined) return own;
  return name.length > 9 ? `${name.slice(0, 8)}.` : name;
};
