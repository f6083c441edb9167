import { at } from '../../../kernel/lists.ts';
import { BATTALION, FOOT, WHEELS } from '../box.ts';
import { FRONT, type Look, NONE, REVERSE, ROUTED } from '../state.ts';
import { decision, type Offer, type Refusal, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  areaId,
  areaOf,
  brigadeId,
  britishUnitsIn,
  inBoerRange,
  inPlay,
  pieceId,
  pieceOf,
  stepsBetween,
} from './01-pieces.ts';
import { follow, pointsLeft } from './04-crossing.ts';

/** 4.1 The British Movement Segment: routed units, then the brigades from the left bar to the right, then the staff. */
export const britishMovement = step('britishMovement', (war) => {
  const { state, box } = war;
  enterSegment(war, 'britishMovement');
  giveAllowances(war);
  checkHeadquarters(war);
  box.brigades.forEach((_, index) => {
    state.failing[index] = at(state.fail, index) > 0 && at(state.objective, index) >= 0 ? 1 : 0;
  });
  const routed = routedUnits(war);
  if (routed.length > 0) war.next('staff', { early: true });
  war.next('routs', { left: routed.map((unit) => pieceId(box, unit)) });
  box.brigades.forEach((_, index) => {
    war.next('brigade', { brigade: brigadeId(box, index) }); // 4.1b
  });
  war.next('staff', { early: false });
  for (const general of [box.buller, box.long])
    war.next('standBy', { piece: pieceId(box, general) });
  war.next('endMovement');
});

/** 4.1m The face shown now counts for the whole segment; in Heat and Dust battalions crawl. */
export function giveAllowances({ state, box }: Pick<War, 'state' | 'box'>): void {
  const dusty = box.britishChits[state.event] === 'dust';
  const crawl = box.pack.chits.british.dust.value;
  state.party = [];
  box.pieces.forEach((piece, index) => {
    const mp = at(piece.mp, at(state.face, index));
    state.allowance[index] = dusty && piece.kind === BATTALION ? Math.min(mp, crawl) : mp;
    state.spent[index] = 0;
    state.done[index] = 0;
  });
}

const routedUnits = ({ state, box }: Look): number[] => {
  const units: number[] = [];
  for (let unit = 0; unit < box.firstCommando; unit++)
    if (inPlay(state, unit) && at(state.level, unit) === ROUTED) units.push(unit);
  return units;
};

/** 4.1q, R-47 An operative HQ in range of any Boer fire is packed up; that takes the segment. */
function checkHeadquarters(war: War): void {
  const { state, box } = war;
  if (at(state.face, box.hq) !== FRONT) return;
  if (!inBoerRange(war, at(state.where, box.hq), false)) return;
  state.face[box.hq] = REVERSE;
  state.done[box.hq] = 1;
  war.tell({ type: 'hqPacks', rule: '4.1q', piece: pieceId(box, box.hq), forced: true });
}

/** R-38 Buller, Long and HQ ride where they like; before routed units run, only HQ matters. */
export const staff = step('staff', (war, { early }) => {
  if (staffChoices(war, early).length > 0) war.next('staffMove', { early });
});

function staffOf({ box }: Look, early: boolean): readonly number[] {
  return early ? [box.hq] : [box.buller, box.long, box.hq];
}

function staffChoices(look: Look, early: boolean): Offer<'staffMove'>[] {
  const { state, box } = look;
  const choices: Offer<'staffMove'>[] = [];
  for (const who of staffOf(look, early)) {
    if (!inPlay(state, who)) continue;
    const piece = pieceId(box, who);
    const gait = who === box.hq ? WHEELS : FOOT;
    for (const to of at(at(box.links, gait), at(state.where, who)))
      if (whyNotRide(look, who, to) === null)
        choices.push({ do: 'move', piece, to: areaId(box, to) });
    if (who !== box.hq) continue;
    if (!early && whyNotPack(look) === null) choices.push({ do: 'pack', piece });
    if (whyNotDeploy(look) === null) choices.push({ do: 'deploy', piece });
  }
  return choices;
}

/** One step of Buller, Long or HQ. */
function whyNotRide(look: Look, who: number, to: number): Refusal | null {
  const { state, box } = look;
  if (to < 0) return refuse(null, 'noSuchArea');
  if (!inPlay(state, who)) return refuse(null, 'noSuchPiece');
  if (at(state.done, who) > 0) return refuse('4.1s', 'hasMoved');
  if (who === box.hq && at(state.face, who) === FRONT) return refuse('4.1r', 'hqOperative');
  const gait = who === box.hq ? WHEELS : FOOT;
  if (!at(at(box.links, gait), at(state.where, who)).includes(to))
    return refuse('1.1c', 'stepsAway', {
      steps: stepsBetween(box, gait, at(state.where, who), to),
    });
  if (pointsLeft(look, who) < 1) return refuse('1.1c', 'noMp');
  if (at(box.areas, to).allMp && at(state.spent, who) > 0) return refuse('Tg', 'needsAllMp');
  return null;
}

/** 4.1r To movement mode: the whole segment. */
function whyNotPack({ state, box }: Look): Refusal | null {
  if (at(state.face, box.hq) === REVERSE) return refuse('4.1r', 'isAlready');
  return at(state.done, box.hq) > 0 ? refuse('4.1r', 'hasMoved') : null;
}

/** 4.1q, 4.1r To operative mode: one MP, out of range of all Boer fire. */
function whyNotDeploy(look: Look): Refusal | null {
  const { state, box } = look;
  if (at(state.face, box.hq) === FRONT) return refuse('4.1r', 'isAlready');
  if (at(state.done, box.hq) > 0) return refuse('4.1r', 'hasMoved');
  if (pointsLeft(look, box.hq) < 1) return refuse('4.1r', 'noMp');
  return inBoerRange(look, at(state.where, box.hq), false) ? refuse('4.1q', 'inFireRange') : null;
}

export const staffMove = decision('staffMove', {
  side: 'british',
  rule: '4.1s',
  choices: (look, { early }) => [...staffChoices(look, early), { do: 'endMovement' }],
  whyNot(look, { early }, tried) {
    if (tried.do === 'endMovement') return null;
    const who = pieceOf(look.box, tried.piece);
    if (!staffOf(look, early).includes(who)) return refuse('4.1b', 'staffOnly');
    if (tried.do === 'move') return whyNotRide(look, who, areaOf(look.box, tried.to));
    if (who !== look.box.hq) return refuse('4.1r', 'otherArm');
    return tried.do === 'pack' ? whyNotPack(look) : whyNotDeploy(look);
  },
  take: {
    move(war, { early }, choice) {
      const { state, box } = war;
      const who = pieceOf(box, choice.piece);
      const to = areaOf(box, choice.to);
      state.spent[who] = at(box.areas, to).allMp
        ? at(state.allowance, who)
        : at(state.spent, who) + 1;
      follow(war, who, to);
      war.next('staff', { early });
    },
    pack(war, { early }, { piece }) {
      turnHq(war, REVERSE);
      war.tell({ type: 'hqPacks', rule: '4.1r', piece });
      war.next('staff', { early });
    },
    deploy(war, { early }, { piece }) {
      turnHq(war, FRONT);
      war.tell({ type: 'hqDeploys', rule: '4.1r', piece });
      war.next('staff', { early });
    },
    endMovement() {},
  },
});

/** 4.1r Headquarters pack up or set up, and have done for this segment. */
function turnHq({ state, box }: War, face: number): void {
  state.face[box.hq] = face;
  state.done[box.hq] = 1;
}

/** 4.1s Buller and Long finish with a unit if one is there; the player names which. */
export const standBy = step('standBy', (war, { piece }) => {
  const { state, box } = war;
  const general = pieceOf(box, piece);
  const units = inPlay(state, general) ? britishUnitsIn(war, at(state.where, general)) : [];
  const now = general === box.buller ? state.bullerWith : state.longWith;
  if (units.includes(now)) return;
  const [unit] = units;
  if (units.length > 1 && state.chosen.ties === 'ask') war.next('attach', { piece });
  else if (unit === undefined) stand(war, general, NONE);
  else {
    war.unasked('british', { do: 'attach', piece, with: pieceId(box, unit) });
    stand(war, general, unit);
  }
});

function stand(war: War, general: number, unit: number): void {
  const { state, box } = war;
  if (general === box.buller) state.bullerWith = unit;
  else state.longWith = unit;
  if (unit >= 0)
    war.tell({
      type: 'standsWith',
      rule: '4.1s',
      piece: pieceId(box, general),
      with: pieceId(box, unit),
    });
}

export const attach = decision('attach', {
  side: 'british',
  rule: '4.1s',
  choices: (look, { piece }) =>
    britishUnitsIn(look, at(look.state.where, pieceOf(look.box, piece))).map((unit) => ({
      do: 'attach',
      piece,
      with: pieceId(look.box, unit),
    })),
  whyNot: () => refuse('4.1s', 'notWithHim'),
  take: {
    attach(war, { piece }, choice) {
      stand(war, pieceOf(war.box, piece), pieceOf(war.box, choice.with));
    },
  },
});

export const endMovement = step('endMovement', (war) => {
  war.state.moving = NONE;
  war.state.failing.fill(0);
});
