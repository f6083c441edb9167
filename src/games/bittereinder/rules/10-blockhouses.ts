import type { Choice } from '../../../kernel/choice.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/lists.ts';
import { GARRISON, INFANTRY } from '../box.ts';
import {
  areaId,
  areaOf,
  BRICK,
  decision,
  isBesieged,
  isOnMap,
  type Look,
  PREFAB,
  pieceId,
  pieceOf,
  step,
  type War,
} from '../state.ts';
import { removeForGood } from './08-elimination.ts';

const isBrigade = (look: Look, piece: number): boolean => look.box.brigade[piece] === 1;

/** 10.1.1-d Infantry and garrisons not under siege, anywhere on the map. */
function payers(look: Look, brigades: boolean): number[] {
  const { box, state } = look;
  const found: number[] = [];
  for (let piece = box.firstEmpire; piece < box.pieces; piece++) {
    const kind = at(box.kind, piece);
    if (kind !== INFANTRY && kind !== GARRISON) continue;
    if (!isOnMap(state, piece) || isBesieged(state, piece)) continue;
    if (isBrigade(look, piece) === brigades) found.push(piece);
  }
  return found;
}

const ICON: Refusal = { rule: '10.1.1-b', reason: 'wrongBlockhouse' };
const NOT_HERE: Refusal = { rule: '10.1.1-f', reason: 'blockhouseGround' };
const STANDS: Refusal = { rule: '10.1.1-f', reason: 'blockhouseStands' };
const PORTUGUESE: Refusal = { rule: '10.1.1-b', reason: 'mozambique' };

/** 10.1.1-b, 10.1.1-f, A25 Why a blockhouse of this kind may not stand here. */
export function refuseSite(look: Look, kind: number, area: number): Refusal | null {
  const { box, state } = look;
  if (box.mozambique[area] === 1) return PORTUGUESE;
  if ((box.brick[area] === 1) !== (kind === BRICK)) return ICON;
  if (state.blockhouse[area] !== 0) return STANDS;
  return at(state.empireIn, area) > 0 && at(state.republicIn, area) === 0 ? null : NOT_HERE;
}

const sites = (look: Look, kind: number): number[] =>
  look.box.areaIds.flatMap((_, area) => (refuseSite(look, kind, area) ? [] : [area]));

/** The bargains of 10.1.1-c. */
const BARGAINS = ['brick', 'pair', 'single'] as const;
type Bargain = (typeof BARGAINS)[number];

/** 10.1.1-c, 10.1.1-e What may still be bought this turn. */
function refuseBargain(look: Look, bargain: Bargain): Refusal | null {
  const { state } = look;
  const rules = look.box.pack.markers.blockhouse;
  const prefabs = at(state.built, 0);
  const bricks = at(state.built, 1);
  const full: Refusal = { rule: '10.1.1-e', reason: 'blockhouseLimit' };
  if (bricks > 0) return full;
  if (bargain === 'brick' && prefabs > 0) return full;
  if (bargain !== 'brick' && prefabs >= rules.prefabPerTurn) return full;
  if (bargain === 'pair' && prefabs > 0) return full;
  const short: Refusal = { rule: '10.1.1-c', reason: 'cannotPayBlockhouse' };
  const money =
    bargain === 'single'
      ? payers(look, false).length >= rules.smallUnitsPerPrefab
      : payers(look, true).length > 0;
  if (!money) return short;
  return sites(look, bargain === 'brick' ? BRICK : PREFAB).length > 0 ? null : NOT_HERE;
}

/** 4-9, 10.1.1-a From turn 16 on the Empire may build. */
export const build = step('build', (war) => {
  if (war.state.turn < war.box.pack.markers.blockhouse.firstTurn) return;
  if (BARGAINS.some((bargain) => !refuseBargain(war, bargain))) war.next('bargain');
});

const DONE: Choice = { do: 'done' };

export const bargain = decision('bargain', {
  side: 'empire',
  rule: '10.1.1-c',
  verbs: ['build', 'done'],
  choices: (look) => [
    ...BARGAINS.filter((one) => !refuseBargain(look, one)).map(
      (as): Choice => ({ do: 'build', as }),
    ),
    DONE,
  ],
  refuse: (look, _, choice) => {
    const bargain = BARGAINS.find((one) => one === choice.as);
    return bargain ? refuseBargain(look, bargain) : { rule: '10.1.1-c', reason: 'noSuchBargain' };
  },
  take(war, _, choice) {
    if (choice.do === 'done') return;
    const rules = war.box.pack.markers.blockhouse;
    const pair = choice.as === 'pair';
    const kind = choice.as === 'brick' ? BRICK : PREFAB;
    askSite(war, kind, pair ? rules.prefabPerBrigade : 1, false);
    if (choice.as === 'single') war.next('pay', { brigades: 0, left: rules.smallUnitsPerPrefab });
    else war.next('pay', { brigades: 1, left: 1 });
    war.next('build');
  },
});

/** More sites than this are asked for by region first. */
const MANY = 40;

function askSite(war: War, kind: number, left: number, optional: boolean): void {
  const open = sites(war, kind).length;
  if (open > MANY) war.next('region', { kind, left, optional });
  else if (open > 0) war.next('site', { kind, left, optional, region: '' });
}

/** Where there are many sites: in which colony. */
export const region = decision('region', {
  side: 'empire',
  rule: '10.1.1-f',
  verbs: ['region', 'done'],
  choices: (look, { kind, optional }) => {
    const names = new Set(sites(look, kind).map((area) => at(look.box.region, area)));
    const choices = [...names].map((as): Choice => ({ do: 'region', as }));
    return optional ? [...choices, DONE] : choices;
  },
  refuse: () => NOT_HERE,
  take(war, { kind, left, optional }, choice) {
    if (choice.do === 'region') war.next('site', { kind, left, optional, region: choice.as ?? '' });
  },
});

/** 10.1.1-f Where it is built. */
export const site = decision('site', {
  side: 'empire',
  rule: '10.1.1-f',
  verbs: ['site', 'done'],
  choices: (look, { kind, optional, region: name }) => {
    const choices = sites(look, kind)
      .filter((area) => name === '' || look.box.region[area] === name)
      .map((area): Choice => ({ do: 'site', at: areaId(look, area) }));
    return optional ? [...choices, DONE] : choices;
  },
  refuse: (look, { kind }, choice) => {
    const area = areaOf(look, choice.at);
    if (area < 0) return { rule: null, reason: 'unknownArea', values: { at: choice.at ?? '' } };
    return refuseSite(look, kind, area) ?? { rule: '10.1.1-f', reason: 'otherRegion' };
  },
  take(war, { kind, left }, choice) {
    if (choice.do === 'done') return;
    const { state } = war;
    const area = areaOf(war, choice.at);
    state.blockhouse[area] = kind;
    const slot = kind === BRICK ? 1 : 0;
    state.built[slot] = at(state.built, slot) + 1;
    war.tell({
      type: 'blockhouse',
      rule: '10.1.1-f',
      at: choice.at ?? '',
      kind: kind === BRICK ? 'brick' : 'prefab',
    });
    // One brigade pays for two; the second is his to place or to forgo.
    if (left > 1) askSite(war, kind, left - 1, true);
  },
});

/** 10.1.1-c, 10.1.1-d, 5.3-d Who leaves the war for it. */
export const pay = decision('pay', {
  side: 'empire',
  rule: '10.1.1-d',
  verbs: ['trade'],
  choices: (look, { brigades }) =>
    payers(look, brigades === 1).map(
      (piece): Choice => ({ do: 'trade', piece: pieceId(look, piece) }),
    ),
  refuse: (look, { brigades }, choice) => {
    const piece = pieceOf(look, choice.piece);
    if (piece >= 0 && isOnMap(look.state, piece) && isBesieged(look.state, piece))
      return { rule: '10.1.1-d', reason: 'besieged' };
    return { rule: '10.1.1-c', reason: brigades === 1 ? 'needsBrigade' : 'needsSmallUnit' };
  },
  take(war, { brigades, left }, choice) {
    const piece = pieceOf(war, choice.piece);
    removeForGood(war, piece); // A26 no loss of morale
    war.tell({ type: 'traded', rule: '10.1.1-d', piece: choice.piece ?? '' });
    if (left > 1) war.next('pay', { brigades, left: left - 1 });
  },
});
