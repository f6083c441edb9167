import { at } from '../../../kernel/lists.ts';
import { GARRISON, INFANTRY } from '../box.ts';
import {
  areaId,
  areaOf,
  BRICK,
  isBesieged,
  isOnMap,
  type Look,
  PREFAB,
  pieceId,
  pieceOf,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Offer,
  type Refusal,
  refuse,
  step,
  type War,
} from '../vocabulary.ts';
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

const ICON = refuse('10.1.1-b', 'wrongBlockhouse');
const NOT_HERE = refuse('10.1.1-f', 'blockhouseGround');
const STANDS = refuse('10.1.1-f', 'blockhouseStands');
const PORTUGUESE = refuse('10.1.1-b', 'mozambique');

/** 10.1.1-b, 10.1.1-f, A25 Why a blockhouse of this kind may not stand here. */
export function whyNotSite(look: Look, kind: number, area: number): Refusal | null {
  const { box, state } = look;
  if (box.mozambique[area] === 1) return PORTUGUESE;
  if ((box.brick[area] === 1) !== (kind === BRICK)) return ICON;
  if (state.blockhouse[area] !== 0) return STANDS;
  return at(state.empireIn, area) > 0 && at(state.republicIn, area) === 0 ? null : NOT_HERE;
}

const sites = (look: Look, kind: number): number[] =>
  look.box.areaIds.flatMap((_, area) => (whyNotSite(look, kind, area) ? [] : [area]));

/** The bargains of 10.1.1-c. */
const BARGAINS = ['brick', 'pair', 'single'] as const;
type Bargain = (typeof BARGAINS)[number];

/** 10.1.1-c, 10.1.1-e What may still be bought this turn. */
function whyNotBargain(look: Look, bargain: Bargain): Refusal | null {
  const { state } = look;
  const rules = look.box.pack.markers.blockhouse;
  const prefabs = at(state.built, 0);
  const bricks = at(state.built, 1);
  const full: Refusal = refuse('10.1.1-e', 'blockhouseLimit');
  if (bricks > 0) return full;
  if (bargain === 'brick' && prefabs > 0) return full;
  if (bargain !== 'brick' && prefabs >= rules.prefabPerTurn) return full;
  if (bargain === 'pair' && prefabs > 0) return full;
  const short: Refusal = refuse('10.1.1-c', 'cannotPayBlockhouse');
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
  if (BARGAINS.some((bargain) => !whyNotBargain(war, bargain))) war.next('bargain');
});

const DONE: Choice<'done'> = { do: 'done' };

export const bargain = decision('bargain', {
  side: 'empire',
  rule: '10.1.1-c',
  choices: (look) => [
    ...BARGAINS.filter((one) => !whyNotBargain(look, one)).map(
      (as): Offer<'bargain'> => ({ do: 'build', as }),
    ),
    DONE,
  ],
  whyNot: (look, _, tried) => {
    const bargain = BARGAINS.find((one) => one === tried.as);
    return bargain ? whyNotBargain(look, bargain) : refuse('10.1.1-c', 'noSuchBargain');
  },
  take: {
    done() {},
    build(war, _, choice) {
      const rules = war.box.pack.markers.blockhouse;
      const pair = choice.as === 'pair';
      const kind = choice.as === 'brick' ? BRICK : PREFAB;
      askSite(war, kind, pair ? rules.prefabPerBrigade : 1, false);
      if (choice.as === 'single') war.next('pay', { brigades: 0, left: rules.smallUnitsPerPrefab });
      else war.next('pay', { brigades: 1, left: 1 });
      war.next('build');
    },
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
  choices: (look, { kind, optional }) => {
    const names = new Set(sites(look, kind).map((area) => at(look.box.region, area)));
    const choices = [...names].map((as): Offer<'region'> => ({ do: 'region', as }));
    return optional ? [...choices, DONE] : choices;
  },
  whyNot: () => NOT_HERE,
  take: {
    done() {},
    region(war, args, choice) {
      war.next('site', { ...args, region: choice.as });
    },
  },
});

/** 10.1.1-f Where it is built. */
export const site = decision('site', {
  side: 'empire',
  rule: '10.1.1-f',
  choices: (look, { kind, optional, region: name }) => {
    const choices = sites(look, kind)
      .filter((area) => name === '' || look.box.region[area] === name)
      .map((area): Offer<'site'> => ({ do: 'site', at: areaId(look, area) }));
    return optional ? [...choices, DONE] : choices;
  },
  whyNot: (look, { kind }, tried) => {
    const area = areaOf(look, tried.at);
    if (area < 0) return refuse(null, 'unknownArea', { at: tried.at ?? '' });
    return whyNotSite(look, kind, area) ?? refuse('10.1.1-f', 'otherRegion');
  },
  take: {
    done() {},
    site(war, { kind, left }, choice) {
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
  },
});

/** 10.1.1-c, 10.1.1-d, 5.3-d Who leaves the war for it. */
export const pay = decision('pay', {
  side: 'empire',
  rule: '10.1.1-d',
  choices: (look, { brigades }) =>
    payers(look, brigades === 1).map(
      (piece): Offer<'pay'> => ({ do: 'trade', piece: pieceId(look, piece) }),
    ),
  whyNot: (look, { brigades }, tried) => {
    const piece = pieceOf(look, tried.piece);
    if (piece >= 0 && isOnMap(look.state, piece) && isBesieged(look.state, piece))
      return refuse('10.1.1-d', 'besieged');
    return refuse('10.1.1-c', brigades === 1 ? 'needsBrigade' : 'needsSmallUnit');
  },
  take: {
    trade(war, { brigades, left }, choice) {
      const piece = pieceOf(war, choice.piece);
      removeForGood(war, piece); // A26 no loss of morale
      war.tell({ type: 'traded', rule: '10.1.1-d', piece: choice.piece ?? '' });
      if (left > 1) war.next('pay', { brigades, left: left - 1 });
    },
  },
});
