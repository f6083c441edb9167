import { type ForcedDice, type ForcedRoll, forcedDice } from '../../kernel/dice.ts';
import { isProblems } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { completeSetup } from '../../kernel/match.ts';
import { Play } from '../../kernel/play.ts';
import { TestTable } from '../../kernel/testing/test-table.ts';
import { type Box, openBox } from './box.ts';
import { rules } from './game.ts';
import { moraleOf } from './rules/01-general.ts';
import {
  COLUMN,
  ELIMINATED,
  EXITED,
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

/** A position in few words: who stands where; everyone else is off the map. */
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

/** The scenario's match before anything happens, without a piece on the map. */
function bareMap({ scenario = 'historical', options, turn = 4, pack }: Field): {
  state: State;
  box: Box;
} {
  const box = theBox(pack);
  const setup = completeSetup(rules, { scenario, ...(options && { options }) });
  const state = rules.setup(setup, box);
  if (isProblems(state)) throw new Error(state[0]?.problem);
  state.hex.fill(WAITING);
  state.mark.fill(NONE);
  state.form.fill(FOOT);
  state.at.fill(NONE);
  state.due.fill(NONE);
  state.attack.fill(0);
  state.left.fill(0);
  state.edge.fill(NONE);
  state.turn = turn;
  state.columnsMoved = 1;
  state.core.agenda = [{ step: 'whoFirst', side: 0 }];
  return { state, box };
}

/** A table with only the named pieces on the map, for rulings. */
export class Table extends TestTable<State, Box> {
  protected override readonly passes = ['pass', 'done', 'end', 'noOrders', 'stay', 'halt'];
  readonly dice: ForcedDice;

  constructor(field: Field) {
    const { state, box } = bareMap(field);
    const dice = forcedDice(field.dice ?? []);
    super(new Play(rules, box, state, dice));
    this.dice = dice;
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
  }

  get look(): { readonly state: State; readonly box: Box } {
    return { state: this.state, box: this.box };
  }
  unit(id: string): number {
    const unit = this.box.unitIndex.get(id);
    if (unit === undefined) throw new Error(`no unit ${id}`);
    return unit;
  }
  commander(id: string): number {
    const commander = this.box.commanderIndex.get(id);
    if (commander === undefined) throw new Error(`no commander ${id}`);
    return commander;
  }
  rider(id: string): number {
    return this.box.riderIndex.get(id) ?? NONE;
  }
  hexIndex(id: string): number {
    const hex = hexIndex(this.look, id);
    if (hex < 0) throw new Error(`no hex ${id}`);
    return hex;
  }
  order(id: string, words: string): void {
    const [vector, edge, distance] = words.split(' ');
    const commander = this.commander(id);
    this.state.attack[commander] = 1;
    this.state.vector[commander] = this.box.vectors.findIndex((v) => v.id === vector);
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
    const { side, free } = at(this.box.commanders, commander);
    this.state.pick[side] = commander;
    this.state.phase = PHASES.indexOf('activation');
    this.run('activate', { side });
    if (this.isAsked('independence') && !free) this.do('obey');
    return this;
  }
  /** Activates and begins with one unit. */
  act(commander: string, unit: string): this {
    return this.activate(commander).do(`act ${unit}`);
  }
  /** Passes every reaction until something else is asked. */
  passReactions(): this {
    while (this.isAsked('react') && this.can('pass')) this.do('pass');
    return this;
  }

  hex(id: string): string {
    const hex = at(this.state.hex, this.unit(id));
    const off = { [WAITING]: 'waiting', [ELIMINATED]: 'eliminated', [EXITED]: 'exited' }[hex];
    return off ?? at(this.box.grid.ids, hex);
  }
  leaderHex(id: string): string {
    const hex = at(this.state.at, this.commander(id));
    return hex < 0 ? 'off' : at(this.box.grid.ids, hex);
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
      | 'outOfCommand'
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
}

export const table = (field: Field = {}): Table => new Table(field);

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
  while (t.isAsked('retreatStep')) t.do(t.can('halt') ? 'halt' : (t.choices[0] ?? ''));
  return t;
};
