import type { OddsCard } from '../../kernel/face.ts';
import type { Owed } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import type { Message } from '../../kernel/text.ts';
import type { DeepReadonly } from '../../kernel/vocabulary.ts';
import { ARMY, GARRISON, RESULTS, SUPPLY } from './box.ts';
import { oddsColumn, strengths } from './rules/08-combat.ts';
import { refuges } from './rules/08-retreat.ts';
import { besiegedIn } from './rules/08-siege.ts';
import {
  boerPool,
  empireAttackers,
  freePoints,
  mostStrength,
  priceOf,
} from './rules/08-strength.ts';
import {
  areaId,
  areaOf,
  type Battle,
  EMPIRE,
  fieldForce,
  isLeader,
  type Look,
  pieceId,
  piecesIn,
  REPUBLICS,
  type ReadonlyState,
  sideName,
} from './state.ts';
import type { Choice } from './vocabulary.ts';

type Outcome = OddsCard['outcomes'][number];

const OUTCOMES = { AR: 'odds.AR', '-': 'odds.standoff', DR: 'odds.DR', DE: 'odds.DE' } as const;

/** How often each result comes up in a column, and whether the reader likes it. */
function column(look: Look, index: number, attacks: boolean): Outcome[] {
  const faces = [1, 2, 3, 4, 5, 6].map((die) => at(RESULTS, at(at(look.box.crt, die), index)));
  return RESULTS.flatMap((result): Outcome[] => {
    const count = faces.filter((face) => face === result).length;
    if (count === 0) return [];
    const good = (result === 'DR' || result === 'DE') === attacks;
    const tone = result === '-' ? 'even' : good ? 'good' : 'bad';
    return [{ text: { key: OUTCOMES[result] }, chance: count / 6, tone }];
  });
}

/** The column of a battle; -1 where there is no fight: the defence is nothing and is lost. */
function columnOf(look: Look, battle: DeepReadonly<Battle>): number {
  const { attack, defence } = strengths(look, battle);
  if (defence > 0) return oddsColumn(look.box, attack, defence);
  const lost = battle.side === EMPIRE || look.state.options.zeroDefence === 'eliminated';
  return lost ? -1 : look.box.ratios.length - 1;
}

function outcomesOf(look: Look, battle: DeepReadonly<Battle>, side: number): Outcome[] {
  const index = columnOf(look, battle);
  const attacks = battle.side === side;
  if (index >= 0) return column(look, index, attacks);
  const key = battle.side === EMPIRE ? 'odds.surrenders' : 'odds.overrun';
  return [{ text: { key }, chance: 1, tone: attacks ? 'good' : 'bad' }];
}

/** The card of a battle whose strengths are known. */
function battleCard(
  look: Look,
  battle: DeepReadonly<Battle>,
  side: number,
  title = 'odds.combat',
): OddsCard {
  const { attack, defence } = strengths(look, battle);
  const price = priceOf(look, battle, battle.strength);
  const index = columnOf(look, battle);
  const odds = at(look.box.columnNames, index < 0 ? look.box.ratios.length - 1 : index);
  const values = { at: areaId(look, battle.area), attack, defence, odds };
  const surrender = battle.side === EMPIRE ? '8.3.2-e' : '8.3.3';
  const stakes = stakesOf(look, battle, side);
  return {
    title: { key: title, values },
    rule: index < 0 ? surrender : '8.5.1-c',
    modifiers: price > 0 ? [{ text: { key: 'odds.cost' }, value: -price, rule: '8.3.2-b' }] : [],
    outcomes: outcomesOf(look, battle, side),
    ...(stakes && { stakes }),
    remarks: ways(look, battle),
  };
}

/** 8.3.2-b For each column the fewest points that reach it, and what they cost. */
function stakesOf(
  look: Look,
  battle: DeepReadonly<Battle>,
  side: number,
): OddsCard['stakes'] | null {
  const steps = new Map<number, NonNullable<OddsCard['stakes']>['steps'][number]>();
  const most = mostStrength(look, battle);
  const own = columnOf(look, battle);
  for (let n = battle.side === REPUBLICS ? 1 : 0; n <= most; n++) {
    const tried = { ...battle, strength: n };
    const index = columnOf(look, tried);
    if (steps.has(index)) continue;
    const chance = outcomesOf(look, tried, side).reduce(
      (sum, outcome) => sum + (outcome.tone === 'good' ? outcome.chance : 0),
      0,
    );
    const values = { n, cost: priceOf(look, tried, n), odds: look.box.columnNames[index] ?? '' };
    const key = index < 0 ? 'odds.stake.none' : 'odds.stake';
    steps.set(index, { text: { key, values }, chance, now: index === own });
  }
  if (steps.size < 2) return null;
  const title = { key: side === REPUBLICS ? 'odds.stakes.own' : 'odds.stakes.theirs' };
  return { title, steps: [...steps.values()] };
}

/** 8.8.1 Where the loser would go, for each side that may lose. */
function ways(look: Look, battle: DeepReadonly<Battle>): Message[] {
  const index = columnOf(look, battle);
  if (index < 0) return [];
  const faces = [1, 2, 3, 4, 5, 6].map((die) => at(RESULTS, at(at(look.box.crt, die), index)));
  const losers = [
    ...(faces.includes('AR') ? [battle.side] : []),
    ...(faces.includes('DR') ? [1 - battle.side] : []),
  ];
  return losers.flatMap((loser) => fateOf(look, loser, battle.area));
}

/** 8.8.1, 8.8.2 Who stays and is lost, and where the others go. */
function fateOf(look: Look, loser: number, area: number): Message[] {
  const { box, state } = look;
  const force = loser === EMPIRE ? fieldForce(look, area) : piecesIn(look, REPUBLICS, area);
  const stays = (piece: number): boolean =>
    box.kind[piece] === GARRISON || box.kind[piece] === ARMY || at(state.army, piece) >= 0;
  const lost = force.filter((piece) => stays(piece) && at(state.army, piece) < 0);
  const side = sideName(loser);
  const fates: Message[] = [];
  if (lost.length > 0) {
    const pieces = lost.map((piece) => pieceId(look, piece));
    fates.push({ key: 'odds.stays', values: { pieces } });
  }
  if (force.some((piece) => !stays(piece) && !isLeader(box, piece))) {
    const to = refuges(look, loser, false, area).areas.map((refuge) => areaId(look, refuge));
    fates.push({ key: to.length > 0 ? 'odds.retreat' : 'odds.noRetreat', values: { side, to } });
  }
  return fates;
}

/** 8.0 An attack not yet declared: as it would be if the Republics showed all they can. */
function attackCard(look: Look, side: number, choice: Choice<'attack'>): OddsCard | null {
  const area = areaOf(look, choice.at);
  if (area < 0) return null;
  const battle: Battle = {
    area,
    side,
    form: choice.as,
    attackers:
      side === EMPIRE ? empireAttackers(look, area, choice.as, true) : strongest(look, area),
    strength: 0,
    half: 0,
    second: 0,
    bullerSix: 0,
  };
  return preparedCard(look, battle, side);
}

/** A battle before the Republics have said what it is worth to them: as if they showed all they can. */
const preparedCard = (look: Look, battle: DeepReadonly<Battle>, side: number): OddsCard =>
  battleCard(look, { ...battle, strength: mostStrength(look, battle) }, side, 'odds.mostCombat');

/** The attackers the Republics would pick for the most strength. */
function strongest(look: Look, area: number): number[] {
  const { eligible, limit } = boerPool(look, area, true);
  const worth = (piece: number): number =>
    // 8.3.2-d With an empty pool only the home Kommando has any strength to show.
    look.state.wcp === 0 ? freePoints(look, area, [piece]) : at(look.box.cf, piece);
  return [...eligible].sort((a, b) => worth(b) - worth(a)).slice(0, limit);
}

/** 13.1.1 Buller's own die. */
const bullerCard = (look: Look, battle: DeepReadonly<Battle>): OddsCard => ({
  title: { key: 'odds.buller', values: { at: areaId(look, battle.area) } },
  rule: '13.1.1-b',
  modifiers: [],
  outcomes: [
    { text: { key: 'odds.calledOff' }, chance: 2 / 6, tone: 'bad' },
    { text: { key: 'odds.ordinary' }, chance: 3 / 6, tone: 'even' },
    { text: { key: 'odds.twice' }, chance: 1 / 6, tone: 'good' },
  ],
});

/** A chance of bad news, and the rest. */
const risk = (chance: number, bad: string, good: string): Outcome[] =>
  [
    { text: { key: bad }, chance, tone: 'bad' as const },
    { text: { key: good }, chance: 1 - chance, tone: 'good' as const },
  ].filter((outcome) => outcome.chance > 0);

/** 10.2.2-a The outcry, if one more area is razed. */
function razeCard(state: ReadonlyState): OddsCard {
  const count = state.razedNow.length + 1;
  return {
    title: { key: 'odds.razing', values: { count } },
    rule: '10.2.2-a',
    modifiers: [],
    outcomes: risk(Math.min(6, count - 1) / 6, 'odds.moraleFalls', 'odds.moraleHolds'),
  };
}

/** 11.4.2-a A siege against the morale. */
function siegeCard(look: Look, area: number): OddsCard {
  const supplied = besiegedIn(look, area).some((piece) => at(look.box.kind, piece) === SUPPLY);
  const { morale } = look.state;
  const needed = morale - (supplied ? 0 : 1);
  return {
    title: { key: 'odds.siege', values: { at: areaId(look, area), morale } },
    rule: '11.4.2-a',
    modifiers: supplied ? [] : [{ text: { key: 'odds.noSupply' }, value: 1, rule: '11.4.2-a' }],
    outcomes: risk(Math.max(0, Math.min(6, 7 - needed)) / 6, 'odds.townFalls', 'odds.townHolds'),
  };
}

/** The odds of the roll that a choice would cause, from the rules' own tables. */
export function odds(look: Look, owed: Owed, choice: Choice): OddsCard | null {
  const { state } = look;
  const { battle } = state;
  const side = owed.side === 'empire' ? EMPIRE : REPUBLICS;
  switch (choice.do) {
    case 'commit':
      return battle ? battleCard(look, { ...battle, strength: choice.n }, side) : null;
    case 'stand':
    case 'steady':
      return battle && battle.strength >= 0 ? battleCard(look, battle, side) : null;
    case 'twoOrNothing':
      return battle ? bullerCard(look, battle) : null;
    case 'begin':
      return battle ? preparedCard(look, battle, side) : null;
    case 'attack':
      return owed.step.step === 'attack' ? attackCard(look, side, choice) : null;
    case 'raze':
      return razeCard(state);
    case 'test':
      return siegeCard(look, areaOf(look, choice.at));
    default:
      return null;
  }
}
