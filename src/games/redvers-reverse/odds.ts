import type { OddsCard } from '../../kernel/face.ts';
import { at } from '../../kernel/lists.ts';
import type { Message } from '../../kernel/text.ts';
import { BATTERY } from './box.ts';
import type { Row } from './pack.ts';
import { type Reason, rowFor, sumOf } from './reasons.ts';
import {
  actualStrength,
  anyBoerUnit,
  areaId,
  areaOf,
  commandosIn,
  hasNoFire,
  isCommando,
  kindOf,
  leaderOf,
  pieceId,
  pieceOf,
} from './rules/01-pieces.ts';
import { ledBy, sendReasons } from './rules/02-orders.ts';
import { withdrawReasons, withdrawsFreely } from './rules/02-withdrawal.ts';
import { chargers } from './rules/04-assault.ts';
import { mustSearch, searchReasons } from './rules/04-crossing.ts';
import { attackOn } from './rules/07-attacks.ts';
import { britishFireReasons, type Shot, targetsOf } from './rules/07-british-fire.ts';
import { boerFireReasons, targetUnits } from './rules/08-boer-fire.ts';
import { unseenValues } from './secrets.ts';
import { type Look, ROUTED } from './state.ts';
import type { Args, Choice, Owed } from './vocabulary.ts';

/** The chance of each outcome of a roll about to be made, from the same tables that resolve it. */

/** Chance of each total of one or two dice; the index is the total. */
const ONE_DIE = [0, 1, 1, 1, 1, 1, 1].map((ways) => ways / 6);
const TWO_DICE = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36);

type Outcome = OddsCard['outcomes'][number];

/** Chances of the rows of a table, in order, after a modifier. */
export function rowChances<R extends Row>(
  rows: readonly R[],
  dice: 1 | 2,
  modifier: number,
): { readonly row: R; readonly chance: number }[] {
  const chances = new Map<R, number>(rows.map((row) => [row, 0]));
  (dice === 1 ? ONE_DIE : TWO_DICE).forEach((chance, total) => {
    if (chance === 0) return;
    const row = rowFor(rows, total + modifier);
    chances.set(row, (chances.get(row) ?? 0) + chance);
  });
  return rows.map((row) => ({ row, chance: chances.get(row) ?? 0 }));
}

/** Chance that two dice show at most this. */
export const atMost = (total: number): number =>
  TWO_DICE.reduce((sum, chance, shown) => (shown <= total ? sum + chance : sum), 0);

const listed = (reasons: readonly Reason[]): OddsCard['modifiers'] =>
  reasons.map(({ id, value, rule }) => ({ text: { key: `reason.${id}` }, value, rule }));

const possible = (outcomes: readonly Outcome[]): Outcome[] =>
  outcomes.filter((outcome) => outcome.chance > 0);

export function odds(look: Look, owed: Owed, choice: Choice): OddsCard | null {
  const { box } = look;
  switch (choice.do) {
    case 'order':
      return sendCard(look, ledBy(look, choice.piece));
    case 'aim':
      return owed.step.step === 'aimOrder' && !owed.step.long
        ? sendCard(look, ledBy(look, choice.piece))
        : null;
    case 'withdraw':
      return withdrawCard(look, ledBy(look, choice.piece));
    case 'march':
    case 'move':
      return mustSearch(look, areaOf(box, choice.to)) && isSearcher(owed)
        ? searchCard(look, areaOf(box, choice.to))
        : null;
    case 'fire':
      return fireCard(look, pieceOf(box, choice.piece));
    case 'shoot':
      return shotCard(look, laidShot(look, pieceOf(box, choice.piece), areaOf(box, choice.to)));
    case 'charge':
      return owed.step.step === 'assaultShot' ? chargeCard(look, owed.step.close, choice) : null;
    case 'assault':
      return assaultCard(look, areaOf(box, choice.at));
    case 'first':
      return owed.step.step === 'assaultFirst'
        ? volleyCard(look, pieceOf(box, choice.piece), owed.step.close)
        : null;
    case 'target':
      return owed.step.step === 'boerAim' ? targetCard(look, owed.step, choice) : null;
    default:
      return null;
  }
}

/** Generals ride through a drift that nobody has found; units must look for it. */
const isSearcher = (owed: Owed): boolean => owed.step.step !== 'staffMove';

function sendCard(look: Look, brigade: number): OddsCard | null {
  if (brigade < 0) return null;
  const { rows } = look.box.pack.tables.sendOrders;
  const reasons = sendReasons(look, brigade);
  return {
    title: {
      key: 'odds.send',
      values: { piece: pieceId(look.box, leaderOf(look.box, brigade)) },
    },
    rule: '2.3h',
    modifiers: listed(reasons),
    outcomes: possible(
      rowChances(rows, 2, sumOf(reasons)).map(({ row, chance }) => ({
        text:
          row.result === 'lost'
            ? { key: 'odds.lost' }
            : { key: 'odds.arrives', values: { turns: row.turns } },
        chance,
        tone: row.result === 'lost' ? 'bad' : row.turns === 0 ? 'good' : 'even',
      })),
    ),
  };
}

function withdrawCard(look: Look, brigade: number): OddsCard | null {
  if (brigade < 0 || withdrawsFreely(look, brigade)) return null;
  const reasons = withdrawReasons(look, brigade);
  const { rows } = look.box.pack.tables.emergencyWithdrawal;
  return {
    title: {
      key: 'odds.withdraw',
      values: { piece: pieceId(look.box, leaderOf(look.box, brigade)) },
    },
    rule: '2.5b',
    modifiers: listed(reasons),
    outcomes: possible(
      rowChances(rows, 2, sumOf(reasons)).map(({ row, chance }) => ({
        text: { key: row.result === 'withdraw' ? 'odds.withdraws' : 'odds.continue' },
        chance,
        tone: row.result === 'withdraw' ? 'good' : 'bad',
      })),
    ),
  };
}

/** 4.1x A value that nobody has turned may be any of those still out. */
export function searchChance(look: Look, area: number): number {
  const { state, box } = look;
  const drift = at(box.driftOf, area);
  if (drift < 0 || at(state.driftOpen, drift) > 0) return 1;
  const modifier = sumOf(searchReasons(look));
  const found = (value: number) => atMost(value - modifier);
  if (at(state.driftSeen, drift) > 0) return found(at(state.drift, drift));
  const draw = box.driftDraws.find(({ slots }) => slots.includes(drift));
  const values = draw ? unseenValues(state, box, draw.slots) : [];
  return values.reduce((sum, value) => sum + found(value), 0) / Math.max(1, values.length);
}

function searchCard(look: Look, area: number): OddsCard {
  const chance = searchChance(look, area);
  return {
    title: { key: 'odds.search', values: { to: areaId(look.box, area) } },
    rule: '4.1x',
    modifiers: listed(searchReasons(look)),
    outcomes: possible([
      { text: { key: 'odds.found' }, chance, tone: 'good' },
      { text: { key: 'odds.notFound' }, chance: 1 - chance, tone: 'bad' },
    ]),
  };
}

/** A unit with one possible target only: what its fire would do. */
function fireCard(look: Look, unit: number): OddsCard | null {
  const areas = unit < 0 ? [] : targetsOf(look, unit);
  return areas.length === 1 ? shotCard(look, laidShot(look, unit, at(areas, 0))) : null;
}

/** The shot that would be made if this unit joined the fire on an area: its own, or the one it supports. */
export function laidShot(look: Look, unit: number, area: number): Shot {
  const supports = attackOn(look, area) === 1;
  const by = supports ? at(look.state.attackBy, look.state.attackAt.indexOf(area)) : unit;
  return { by, area, multiple: supports, close: false };
}

export function shotCard(look: Look, shot: Shot): OddsCard | null {
  const { box } = look;
  if (shot.by < 0 || !anyBoerUnit(look, shot.area)) return null;
  const reasons = britishFireReasons(look, shot);
  const values = { piece: pieceId(box, shot.by), to: areaId(box, shot.area) };
  if (kindOf(box, shot.by) === BATTERY) {
    const chances = rowChances(box.pack.tables.shellFire.rows, 2, sumOf(reasons));
    return {
      title: { key: 'odds.shell', values },
      rule: '7.2b',
      modifiers: listed(reasons),
      outcomes: possible(
        chances.map(({ row, chance }) => ({
          text: { key: 'odds.level', values: { level: row.level } },
          chance,
          tone: row.level > 0 ? 'good' : 'even',
        })),
      ),
    };
  }
  const chances = rowChances(box.pack.tables.rifleFire.rows, 1, sumOf(reasons));
  return {
    title: { key: 'odds.rifle', values },
    rule: '7.2b',
    modifiers: listed(reasons),
    outcomes: possible(
      chances.map(({ row, chance }) => ({
        text: lossText(row.losses),
        chance,
        tone: row.losses > 0 ? 'good' : 'even',
      })),
    ),
  };
}

const lossText = (losses: number): Message => ({ key: 'odds.losses', values: { losses } });

function chargeCard(look: Look, close: boolean, choice: Choice<'charge'>): OddsCard | null {
  const area = areaOf(look.box, choice.at);
  const multiple = chargers(look, area).length > 1;
  return shotCard(look, { by: pieceOf(look.box, choice.piece), area, multiple, close });
}

/** 4.2c The first volley of an assault is the Boers'; where none of them can fire, it is the British. */
function assaultCard(look: Look, area: number): OddsCard | null {
  const first = commandosIn(look, area)
    .filter((unit) => at(look.state.level, unit) !== ROUTED)
    .sort((a, b) => actualStrength(look, b) - actualStrength(look, a))[0];
  return first === undefined ? firstCharge(look, area) : volleyCard(look, first, false);
}

/** The shot of the charge that counts most. */
function firstCharge(look: Look, area: number): OddsCard | null {
  const units = chargers(look, area);
  const shots = units.map((by): Shot => ({ by, area, multiple: units.length > 1, close: false }));
  const worth = (shot: Shot): number => sumOf(britishFireReasons(look, shot));
  const [best] = shots.sort((a, b) => worth(b) - worth(a));
  return best && anyBoerUnit(look, area) ? shotCard(look, best) : null;
}

/** Losses a Boer volley may cause, over all SP Counters that could be drawn for it. */
export function volleyChances(
  look: Look,
  shot: Shot,
  target: number,
): Map<number | 'held', number> {
  const { box } = look;
  const chances = new Map<number | 'held', number>();
  const add = (key: number | 'held', chance: number) =>
    chances.set(key, (chances.get(key) ?? 0) + chance);
  for (const { strength, chance } of drawnStrengths(look, shot.by)) {
    if (strength === null || strength <= 0) {
      add('held', chance);
      continue;
    }
    const modifier = sumOf(boerFireReasons(look, shot, target, strength));
    for (const each of rowChances(box.pack.tables.rifleFire.rows, 1, modifier))
      add(each.row.losses, each.chance * chance);
  }
  return chances;
}

/** What the firing commando will be worth: known if it has a counter, else over the cup. `null` is No Fire. */
function drawnStrengths(look: Look, unit: number): { strength: number | null; chance: number }[] {
  const { state, box } = look;
  const now = actualStrength(look, unit);
  if (at(state.counter, unit) > 0)
    return [{ strength: hasNoFire(look, unit) ? null : now, chance: 1 }];
  const total = state.spCup.reduce((sum, count) => sum + count, 0);
  if (total === 0) return [{ strength: now, chance: 1 }];
  return state.spCup.map((count, kind) => ({
    strength: kind < box.counters.length ? now + at(box.counters, kind) : null,
    chance: count / total,
  }));
}

function volleyCard(look: Look, by: number, close: boolean): OddsCard | null {
  const { state } = look;
  if (by < 0) return null;
  const area = at(state.where, by);
  const [target] = targetUnits(look, area, 'rifle', 0).units;
  if (target === undefined) return null;
  const others = commandosIn(look, area).filter(
    (unit) => unit !== by && at(state.level, unit) !== ROUTED,
  );
  const multiple = others.length > 0 && state.chosen.assault === 'side';
  return boerCard(look, { by, area, multiple, close }, target);
}

function boerCard(look: Look, shot: Shot, target: number): OddsCard {
  const { state, box } = look;
  const known = at(state.counter, shot.by) > 0;
  const reasons = boerFireReasons(look, shot, target).filter(
    ({ id }) => known || (id !== 'sp-strong' && id !== 'sp-weak'),
  );
  const outcomes = [...volleyChances(look, shot, target)].map(
    ([losses, chance]): Outcome => ({
      text: losses === 'held' ? { key: 'odds.noFire' } : lossText(losses),
      chance,
      tone: losses === 'held' || losses === 0 ? 'good' : 'bad',
    }),
  );
  return {
    title: {
      key: 'odds.boerRifle',
      values: { piece: pieceId(box, shot.by), to: areaId(box, shot.area) },
    },
    rule: '8.2d',
    modifiers: listed(reasons),
    outcomes: possible(outcomes),
  };
}

/** 8.2b The target the player names when the chart leaves several. */
function targetCard(
  look: Look,
  { at: place, multiple, close }: Args<'boerAim'>,
  choice: Choice<'target'>,
): OddsCard | null {
  const { box } = look;
  const by = pieceOf(box, choice.piece);
  const target = pieceOf(box, choice.with);
  const area = areaOf(box, place);
  if (by < 0 || target < 0 || area < 0) return null;
  const shot: Shot = { by, area, multiple, close };
  if (isCommando(box, by)) return boerCard(look, shot, target);
  const reasons = boerFireReasons(look, shot, target);
  return {
    title: { key: 'odds.shell', values: { piece: pieceId(box, by), to: areaId(box, area) } },
    rule: '8.2d',
    modifiers: listed(reasons),
    outcomes: possible(
      rowChances(box.pack.tables.shellFire.rows, 2, sumOf(reasons)).map(({ row, chance }) => ({
        text: { key: 'odds.level', values: { level: row.level } },
        chance,
        tone: row.level > 0 ? 'bad' : 'good',
      })),
    ),
  };
}
