/** What counters and cards look like: initials, republics, pictures. Names come from the texts. */

import type { Emblem } from '../../../boardkit/signs.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box, GARRISON, MAIN, X } from '../box.ts';
import type { ReadonlyState } from '../state.ts';

/** Where the first two letters would not tell two leaders apart, or not name one. */
const INITIALS: Readonly<Record<string, string>> = {
  'baden-powell': 'BP',
  'de-wet': 'DW',
  'de-la-rey': 'DR',
  kemp: 'Km',
};
/** Leaders of the Free State; the other Boers are Transvaalers. */
const FREE_STATERS = ['de-wet', 'prinsloo', 'olivier', 'kritzinger'];

export type Republic = 'empire' | 'zar' | 'ofs';

export interface LeaderFace {
  readonly id: string;
  readonly initials: string;
  readonly of: Republic;
  readonly boer: boolean;
  readonly kind: 'main' | 'detached' | 'garrison';
  /** Movement, ability, charisma; a dash where the value is not used. */
  readonly figures: readonly [string, string, string];
}

const figure = (value: number): string => (value === X ? '–' : String(value));

export function leaderFace(view: ReadonlyState, box: Box, leader: number): LeaderFace {
  const id = at(box.leaders, leader);
  const boer = at(box.leaderSide, leader) === BOERS;
  const kind = at(box.kind, leader);
  return {
    id,
    initials: INITIALS[id] ?? id.charAt(0).toUpperCase() + id.charAt(1),
    of: boer ? (FREE_STATERS.includes(id) ? 'ofs' : 'zar') : 'empire',
    boer,
    kind: kind === MAIN ? 'main' : kind === GARRISON ? 'garrison' : 'detached',
    figures: [
      figure(at(at(box.movement, view.turn <= 2 ? 0 : 1), leader)),
      figure(at(box.ability, leader)),
      figure(at(box.charisma, leader)),
    ],
  };
}

const ART: readonly (readonly [start: string, emblem: Emblem])[] = [
  ['br-infantry', 'infantry'],
  ['br-cavalry', 'mounted'],
  ['br-artillery', 'artillery'],
  ['br-scots', 'bonnet'],
  ['br-irish', 'shamrock'],
  ['br-canadians', 'maple'],
  ['br-anzac', 'slouch'],
  ['br-mg', 'maxim'],
  ['br-trains', 'supply'],
  ['br-tribals', 'assegai'],
  ['bo-commando', 'commando'],
  ['bo-artillery', 'artillery'],
  ['bo-volunteers', 'volunteers'],
  ['bo-zarp', 'badge'],
];

export const artOf = (card: string): Emblem =>
  ART.find(([start]) => card.startsWith(start))?.[1] ?? 'event';

export const republicOf = (box: Box, area: number): Republic => {
  if (at(box.areaSide, area) !== BOERS) return 'empire';
  return at(box.territory, area) === 'Transvaal' ? 'zar' : 'ofs';
};
