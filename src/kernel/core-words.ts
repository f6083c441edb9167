import { own, refuseOthers } from './fields/form.ts';
import { type Place, quoted } from './fields/place.ts';
import {
  type Core,
  type GameState,
  type Lane,
  newCore,
  type Owed,
  type Rules,
  type Side,
  type StandingOrder,
  type Step,
} from './game.ts';
import { canonical, isObject, type Json, type JsonObject, textOf } from './json.ts';
import { suggestion } from './nearest.ts';

/** Parts of the core that follow from the rest of a state, and need not be said then. */
export type Following = Partial<Pick<Core, 'agenda' | 'epoch'>>;

/** The kernel's part of a state as words; positions have it under `core`. */
export function writeCore(core: Core, follows: Following = {}): JsonObject {
  const same = (key: keyof Following): boolean =>
    follows[key] !== undefined && canonical(follows[key]) === canonical(core[key]);
  return {
    ...(!same('agenda') && { agenda: core.agenda }),
    lanes: core.lanes.map((lane) => ({ side: lane.side, agenda: lane.agenda })),
    owed: core.owed.map((owed) => ({ ...owed })),
    ...(!same('epoch') && { epoch: core.epoch }),
    used: core.used,
    standing: core.standing,
    outcome: core.outcome ?? 'none',
  };
}

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? [...(value as T[])] : []);

/** Reads it back. What is wrong in it was refused before by `checkCoreWords`. */
export function readCore(words: unknown, follows: Following = {}): Core {
  const core = { ...newCore(), ...follows };
  if (!isObject(words)) return core;
  if (words['agenda'] !== undefined) core.agenda = list<Step>(words['agenda']);
  core.lanes = list<Lane>(words['lanes']).map((lane) => ({
    side: lane.side,
    agenda: list<Step>(lane.agenda),
  }));
  core.owed = list<Owed>(words['owed']);
  if (Number.isInteger(words['epoch'])) core.epoch = words['epoch'] as number;
  core.used = list<number>(words['used']);
  if (isObject(words['standing'])) core.standing = { ...(words['standing'] as Core['standing']) };
  if (isObject(words['outcome'])) core.outcome = words['outcome'] as Core['outcome'];
  return core;
}

export const CORE_FIELDS = ['agenda', 'lanes', 'owed', 'epoch', 'used', 'standing', 'outcome'];

/** The kernel's part as a person may have written it: every field may be anything. */
export function checkCoreWords<S extends GameState, B>(
  rules: Rules<S, B>,
  box: B,
  words: Json | undefined,
  place: Place,
): void {
  if (!isObject(words)) {
    place.say(`must be an object, not ${quoted(words)}`);
    return;
  }
  refuseOthers(words, CORE_FIELDS, 'field', place);
  const check = new CoreCheck(rules, box);
  const lanes = Array.isArray(words['lanes']) ? words['lanes'].length : 0;
  each(words['agenda'], place.under('agenda'), (step, at) => check.step(step, at));
  each(words['lanes'], place.under('lanes'), (lane, at) => check.lane(lane, at));
  each(words['owed'], place.under('owed'), (owed, at) => check.owed(owed, lanes, at));
  each(words['used'], place.under('used'), (name, at) => checkWhole(name, 0, at));
  if (words['epoch'] !== undefined) checkWhole(words['epoch'], 0, place.under('epoch'));
  if (words['standing'] !== undefined) check.standing(words['standing'], place.under('standing'));
  check.outcome(words['outcome'], place.under('outcome'));
}

function each(
  value: Json | undefined,
  place: Place,
  check: (item: Json, place: Place) => void,
): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) place.say(`must be a list, not ${quoted(value)}`);
  else for (const [i, item] of value.entries()) check(item, place.under(i));
}

const isWhole = (value: Json | undefined): value is number => Number.isInteger(value);

function checkWhole(value: Json | undefined, least: number, place: Place): void {
  if (!isWhole(value) || value < least)
    place.say(`must be a whole number from ${least}, not ${quoted(value)}`);
}

class CoreCheck<S extends GameState, B> {
  readonly rules: Rules<S, B>;
  readonly box: B;

  constructor(rules: Rules<S, B>, box: B) {
    this.rules = rules;
    this.box = box;
  }

  step(words: Json | undefined, place: Place, decision = false): void {
    if (!isObject(words)) {
      place.say(`must be a step, such as { "step": "…" }, not ${quoted(words)}`);
      return;
    }
    const book = decision ? this.rules.book.filter((e) => e.kind === 'decision') : this.rules.book;
    const names = book.map((entry) => entry.name);
    const name = own(words, 'step');
    if (typeof name !== 'string' || !names.includes(name))
      place
        .under('step')
        .say(
          `${quoted(name)} is no ${decision ? 'decision' : 'step'} of this game; ${suggestion(textOf(name ?? ''), names)}`,
        );
  }

  side(words: Json | undefined, place: Place): words is Side {
    const { sides } = this.rules;
    if (typeof words === 'string' && sides.includes(words)) return true;
    place.say(`must be one of: ${sides.join(', ')}, not ${quoted(words)}`);
    return false;
  }

  lane(words: Json, place: Place): void {
    if (!isObject(words)) {
      place.say('must be an object with: side, agenda');
      return;
    }
    refuseOthers(words, ['side', 'agenda'], 'field', place);
    this.side(words['side'], place.under('side'));
    each(words['agenda'] ?? null, place.under('agenda'), (step, at) => this.step(step, at));
  }

  owed(words: Json, lanes: number, place: Place): void {
    if (!isObject(words)) {
      place.say('must be an object with: side, step, lane');
      return;
    }
    refuseOthers(words, ['side', 'step', 'lane'], 'field', place);
    this.side(words['side'], place.under('side'));
    this.step(words['step'], place.under('step'), true);
    const { lane } = words;
    if (!isWhole(lane) || lane < -1 || lane >= lanes)
      place.under('lane').say('must be the number of a lane, or -1');
  }

  standing(words: Json, place: Place): void {
    if (!isObject(words)) {
      place.say(`must be an object by side, not ${quoted(words)}`);
      return;
    }
    for (const [side, orders] of Object.entries(words)) {
      const at = place.under(side);
      if (!this.side(side, at)) continue;
      if (!Array.isArray(orders) || !orders.every(isObject)) at.say('must be a list of objects');
      else this.orders(side, orders, at);
    }
  }

  private orders(side: Side, orders: readonly StandingOrder[], place: Place): void {
    if (!this.rules.checkStanding) {
      if (orders.length > 0) place.say('this game has no standing orders');
      return;
    }
    for (const slip of this.rules.checkStanding(side, orders, this.box))
      place.under(slip.at).say(slip.problem);
  }

  outcome(words: Json | undefined, place: Place): void {
    if (words === undefined || words === null || words === 'none') return;
    if (!isObject(words)) {
      place.say(`must be "none", or an object with winner and ending, not ${quoted(words)}`);
      return;
    }
    const winners = [...this.rules.sides, ...(this.rules.automatic ?? [])];
    const winner = own(words, 'winner');
    if (winner !== null && (typeof winner !== 'string' || !winners.includes(winner)))
      place
        .under('winner')
        .say(`must be one of: ${winners.join(', ')}, or null for a draw, not ${quoted(winner)}`);
    if (typeof own(words, 'ending') !== 'string') place.under('ending').say('must be a text');
  }
}
