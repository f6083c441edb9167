import { withBareMap } from '../../kernel/bare-map.ts';
import { isProblems, newCore, type Problem, type Setup } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { BATTALION, BATTERY, type Box } from './box.ts';
import { choose } from './rules/10-scenarios.ts';
import { ABSENT, type Chosen, FRONT, NONE, REVERSE, type State } from './state.ts';

/** Chapter 9: the battle laid out. Chance comes only when the first step runs. */
export const layOut = withBareMap(
  (wish: Setup, box: Box): State | readonly Problem[] => {
    const chosen = choose(wish, box);
    return isProblems(chosen) ? chosen : opening(chosen, box);
  },
  'colenso',
  clear,
);

/** The bare map: nobody but HQ, which is never off it (1.1e). */
function clear(state: State, box: Box): void {
  for (const piece of box.pieces.keys()) if (piece !== box.hq) state.where[piece] = ABSENT;
  state.hidden.fill(0);
}

function opening(chosen: Chosen, box: Box): State {
  const { setup: start, variants } = box.pack;
  const late = chosen.variants.includes('late-start');
  const first = late ? variants['late-start'].value : start.turn;
  const pieces = box.pieces.length;
  const brigades = box.brigades.length;
  const none = (length: number, value = 0): number[] => new Array<number>(length).fill(value);
  const markers = box.driftDraws.reduce((sum, draw) => sum + draw.values.length, 0);
  const where = box.pieces.map((piece, index) => startOf(chosen, box, index, piece.variant));
  return {
    core: newCore({ step: 'setUp' }),
    chosen,
    turn: first, // 9.2a
    segment: NONE,
    confidence: late ? first : start.confidence,
    loss: start.loss,
    shaken: 0,
    cp: start.cp, // 9.5a
    where,
    face: box.pieces.map(startFace),
    level: none(pieces),
    losses: none(pieces),
    counter: none(pieces),
    marker: none(pieces),
    allowance: none(pieces),
    spent: none(pieces),
    done: none(pieces),
    fired: none(pieces),
    planned: none(brigades, NONE),
    objective: none(brigades, NONE),
    due: none(brigades),
    fail: none(brigades),
    reached: none(brigades, NONE),
    ordered: none(brigades),
    tried: none(brigades),
    mood: none(brigades),
    failing: none(brigades),
    closeOrder: NONE,
    bobHart: NONE,
    hesitating: NONE,
    event: NONE,
    misfire: 0,
    ammo: 0,
    britishCup: britishCup(chosen, box),
    boerCup: boerCup(chosen, box),
    spCup: [...box.pack.chits.spCup.counters.map((counter) => counter.count), 0], // 9.1c
    freed: none(box.groups.length),
    drift: none(markers),
    driftSeen: none(markers),
    driftOpen: none(box.drifts.length),
    searched: none(box.drifts.length),
    guided: 0,
    hidden: hiddenAreas(box, where),
    captured: none(box.areas.length),
    britishThrough: none(box.areas.length),
    boerThrough: none(box.areas.length),
    bullerWith: NONE,
    longWith: NONE,
    longOrdered: 0,
    moving: NONE,
    party: [],
    attackAt: [],
    attackBy: [],
    attackWith: [],
    brigadeToll: none(brigades),
    groupToll: none(box.groups.length),
  };
}

/** 9.4a-c Every piece on its printed place, unless a variant keeps it away. */
function startOf(chosen: Chosen, box: Box, index: number, variant: string | null): number {
  const piece = at(box.pieces, index);
  if (variant !== null && !chosen.variants.includes(variant)) return ABSENT;
  if (piece.brigade >= 0 && at(box.brigades, piece.brigade).arrives > 0) return ABSENT;
  if (piece.group >= 0) {
    if (chosen.variants.includes('no-hlangwane') && at(box.groups, piece.group).id === '1')
      return ABSENT;
    if (chosen.variants.includes('white') && piece.start === box.robinson) return ABSENT;
  }
  return piece.start;
}

/** 9.4d The 2nd Royal Fusiliers reduced, batteries limbered, regiments dismounted. */
const startFace = (piece: Box['pieces'][number]): number => {
  if (piece.kind === BATTERY) return REVERSE;
  return piece.kind === BATTALION && piece.startSp === piece.sp[1] ? REVERSE : FRONT;
};

/** 9.4a A Hidden Marker where Boers lie in an emplacement. */
function hiddenAreas(box: Box, where: readonly number[]): number[] {
  const hidden = new Array<number>(box.areas.length).fill(0);
  for (let unit = box.firstCommando; unit < box.firstLeader; unit++) {
    const area = at(where, unit);
    if (area >= 0 && at(box.areas, area).emplacement) hidden[area] = 1;
  }
  return hidden;
}

/** 9.1a Chits of a variant are in the cup only with that variant. */
const britishCup = (chosen: Chosen, box: Box): number[] =>
  Object.values(box.pack.chits.british).map((chit) =>
    !('variant' in chit) || chosen.variants.includes(chit.variant) ? chit.count : 0,
  );

/** 9.1b Without Hlangwane its group cannot be released. */
const boerCup = (chosen: Chosen, box: Box): number[] =>
  Object.values(box.pack.chits.boer).map((chit) =>
    'group' in chit && chit.group === '1' && chosen.variants.includes('no-hlangwane')
      ? 0
      : chit.count,
  );
