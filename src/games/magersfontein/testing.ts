import { type Choice, choiceKey } from '../../kernel/choice.ts';
import { type ForcedDice, type ForcedRoll, forcedDice } from '../../kernel/dice.ts';
import { type GameEvent, isProblems, type Refusal } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { completeSetup } from '../../kernel/match.ts';
import { Play } from '../../kernel/play.ts';
import { type Box, openBox } from './box.ts';
import { rules } from './game.ts';
import { moraleOf } from './rules/01-general.ts';
import {
  COLUMN,
  FOOT,
  hexIndex,
  MOUNTED,
  NONE,
  PHASES,
  type State,
  type Steps,
  WAITING,
} from './state.ts';

export interface Placed {
  hex: string;
  hidden?: boolean;
  reduced?: boolean;
  lost?: number;
  routed?: boolean;
  form?: 'mounted' | 'column' | 'foot';
}

export interface Led {
  hex: string;
  /** `N-NE 2603 3`: vector, edge hex, distance. Left out: Defense. */
  attack?: string;
}

export interface Field {
  scenario?: 'historical' | 'intro';
  options?: Record<string, string | number | boolean>;
  turn?: number;
  units?: Record<string, string | Placed>;
  leaders?: Record<string, string | Led>;
  dice?: readonly (number | ForcedRoll)[];
  /** Component values that differ from the default pack. */
  pack?: JsonObject;
}

const FORMS = { mounted: MOUNTED, column: COLUMN, foot: FOOT } as const;

/** The box of the default pack. */
export const theBox = (pack?: JsonObject): Box => {
  const box = openBox(pack);
  if (isProblems(box)) throw new Error(`the pack is broken: ${box[0]?.at} ${box[0]?.problem}`);
  return box;
};

/** A bare field with only the named pieces on it, for rulings. */
export class Table {
  readonly play: Play<State, Box>;
  readonly dice: ForcedDice;
  readonly events: GameEvent[] = [];
  private readonly ears = new Map<string, GameEvent[]>();
  /** Events with the side that alone may see them. */
  readonly secrets: { event: GameEvent; only: readonly string[] }[] = [];

  constructor(field: Field) {
    const box = theBox(field.pack);
    const setup = completeSetup(rules, {
      scenario: field.scenario ?? 'historical',
      ...(field.options && { options: field.options }),
    });
    const state = rules.setup(setup, box);
    if (isProblems(state)) throw new Error(state[0]?.problem);
    this.dice = forcedDice(field.dice ?? []);
    this.play = new Play(rules, box, state, this.dice, (event, only) => {
      this.events.push(event);
      for (const side of rules.sides)
        if (!only || only.includes(side)) this.heardBy(side).push(event);
      if (only) this.secrets.push({ event, only });
    });
    clear(this.state);
    this.state.turn = field.turn ?? 4;
    let mark = 0;
    for (const [id, placed] of Object.entries(field.units ?? {})) {
      const unit = this.unit(id);
      const how: Placed = typeof placed === 'string' ? { hex: placed } : placed;
      this.state.hex[unit] = this.hexIndex(how.hex);
      this.state.form[unit] = FORMS[how.form ?? 'foot'];
      this.state.reduced[unit] = how.reduced || how.routed ? 1 : 0;
      this.state.loss[unit] = how.routed ? at(box.units, unit).reduced : (how.lost ?? 0);
      this.state.routed[unit] = how.routed ? 1 : 0;
      this.state.mark[unit] = how.hidden ? mark++ : NONE;
    }
    for (const [id, led] of Object.entries(field.leaders ?? {})) {
      const how: Led = typeof led === 'string' ? { hex: led } : led;
      const commander = this.commander(id);
      this.state.at[commander] = this.hexIndex(how.hex);
      this.state.due[commander] = 0;
      if (how.attack) this.order(id, how.attack);
    }
    this.state.columnsMoved = 1;
    this.state.core.agenda = [{ step: 'whoFirst', side: 0 }];
  }

  get state(): State {
    return this.play.state;
  }
  get look(): { readonly state: State; readonly box: Box } {
    return { state: this.play.state, box: this.play.box };
  }
  unit(id: string): number {
    const unit = this.play.box.unitIndex.get(id);
    if (unit === undefined) throw new Error(`no unit ${id}`);
    return unit;
  }
  commander(id: string): number {
    const commander = this.play.box.commanderIndex.get(id);
    if (commander === undefined) throw new Error(`no commander ${id}`);
    return commander;
  }
  rider(id: string): number {
    return this.play.box.riderIndex.get(id) ?? NONE;
  }
  hexIndex(id: string): number {
    const hex = hexIndex({ state: this.play.state, box: this.play.box }, id);
    if (hex < 0) throw new Error(`no hex ${id}`);
    return hex;
  }
  order(id: string, words: string): void {
    const [vector, edge, distance] = words.split(' ');
    const commander = this.commander(id);
    this.state.attack[commander] = 1;
    this.state.vector[commander] = this.play.box.vectors.findIndex((v) => v.id === vector);
    this.state.edge[commander] = this.hexIndex(edge ?? '');
    this.state.left[commander] = Number(distance);
  }

  /** Puts a step on top and plays on to the next decision. */
  run<K extends keyof Steps>(step: K, args: Steps[K]): this {
    for (const owed of this.state.core.owed.splice(0)) this.state.core.agenda.push(owed.step);
    this.state.core.agenda.push({ ...args, step });
    this.play.restart();
    return this;
  }
  /** Starts the activation of a commander, up to the first choice of who acts. */
  activate(id: string): this {
    const commander = this.commander(id);
    const { side, free } = at(this.play.box.commanders, commander);
    this.state.pick[side] = commander;
    this.state.phase = PHASES.indexOf('activation');
    this.run('activate', { side });
    if (this.owes('independence') && !free) this.do('obey');
    return this;
  }
  /** Activates and begins with one unit. */
  act(commander: string, unit: string): this {
    return this.activate(commander).do(`act ${unit}`);
  }

  owes(step?: string): boolean {
    return this.play.owed.some((owed) => step === undefined || owed.step.step === step);
  }
  /** The name of the decision that is owed, and by whom. */
  get now(): string {
    return this.play.owed.map((owed) => `${owed.side} ${owed.step.step}`).join(', ');
  }
  listing(side?: string): string[] {
    const owed = side ? this.play.owedBy(side) : this.play.owed[0];
    return owed ? this.play.choices(owed).map(choiceKey) : [];
  }
  can(text: string, side?: string): boolean {
    return this.listing(side).includes(text);
  }
  /** Makes choices one after another, each for whoever owes it. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const owed = this.play.owed.find((o) =>
        this.play.choices(o).some((c) => choiceKey(c) === text),
      );
      const choice = owed && this.play.choices(owed).find((c) => choiceKey(c) === text);
      if (!owed || !choice)
        throw new Error(
          `"${text}" is not offered (${this.now}): ${this.play.owed.flatMap((o) => this.listing(o.side)).join(' | ')}`,
        );
      this.play.take(owed, choice);
    }
    return this;
  }
  /** Passes every reaction until something else is asked. */
  quiet(): this {
    while (this.owes('react') && this.can('pass')) this.do('pass');
    return this;
  }
  whyNot(choice: Choice): Refusal {
    const side = this.play.owed[0]?.side ?? '';
    return this.play.whyNot(side, choice);
  }

  hex(id: string): string {
    const hex = at(this.state.hex, this.unit(id));
    return hex === WAITING
      ? 'waiting'
      : hex === -2
        ? 'eliminated'
        : hex === -3
          ? 'exited'
          : at(this.play.box.grid.ids, hex);
  }
  leaderHex(id: string): string {
    const hex = at(this.state.at, this.commander(id));
    return hex < 0 ? 'off' : at(this.play.box.grid.ids, hex);
  }
  morale(id: string): number {
    return moraleOf(this.look, this.unit(id));
  }
  of(
    key:
      | 'mp'
      | 'reduced'
      | 'loss'
      | 'routed'
      | 'mark'
      | 'reacts'
      | 'assault'
      | 'acted'
      | 'led'
      | 'ooc'
      | 'stop'
      | 'form'
      | 'volleys'
      | 'fireLoss'
      | 'moved'
      | 'halved'
      | 'goOn',
    id: string,
  ): number {
    return at(this.state[key], this.unit(id));
  }
  /** Everything a side has heard. */
  heardBy(side: string): GameEvent[] {
    const heard = this.ears.get(side) ?? [];
    this.ears.set(side, heard);
    return heard;
  }
  told(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
  last(type: string): GameEvent {
    const event = this.told(type).at(-1);
    if (!event)
      throw new Error(`nothing told of type ${type}: ${this.events.map((e) => e.type).join(' ')}`);
    return event;
  }
}

/** Takes every piece off. */
function clear(state: State): void {
  state.hex.fill(WAITING);
  state.mark.fill(NONE);
  state.form.fill(FOOT);
  state.at.fill(NONE);
  state.due.fill(NONE);
  state.attack.fill(0);
  state.left.fill(0);
  state.edge.fill(NONE);
}

export const table = (field: Field = {}): Table => new Table(field);
export type { Choice };

/** A half-battalion face to face with a commando, on the attack. */
export const one = (dice: number[] = [], more: Record<string, string> = {}): Table =>
  table({
    units: { 'black-watch-a': '2917', 'potch-a': '2916', ...more },
    leaders: { wauchope: { hex: '2919', attack: 'N-NE 2901 3' }, 'cronje-p': '2911' },
    dice,
  });

/** It declares its assault. */
export const assault = (t: Table): Table =>
  t.act('wauchope', 'black-watch-a').do('assault black-watch-a to=2916');

/** Whoever must give way goes somewhere. */
export const finish = (t: Table): Table => {
  while (t.owes('retreatStep')) t.do(t.can('halt') ? 'halt' : (t.listing()[0] ?? ''));
  return t;
};
