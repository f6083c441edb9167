import type { JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { layCase, type TestCase, TestTable } from '../../kernel/testing/test-table.ts';
import { BOERS, type Box, defaultBox } from './box.ts';
import { rules } from './game.ts';
import { HAND, type State } from './state.ts';

interface Case extends Omit<TestCase, 'differs' | 'pack'> {
  /** Laid over the scenario; `phase` is `action` and `counter` 3 unless said otherwise. */
  readonly differs?: object;
  /** Component values that differ. */
  readonly pack?: object;
}

/** Plain answers to the questions of a fight. */
const PLAIN: Readonly<Record<string, string>> = {
  announce: 'announce n=0',
  pickOne: 'none',
  pickOwn: '',
  bring: 'bringBest',
  lay: '',
  swap: 'enough',
  flight: 'enough',
  rideDown: 'hold',
  bury: '',
  discard: '',
  spoils: 'razeAll',
  retreatTo: '',
};

/** A table with The Second Boer War on it. */
export class Table extends TestTable<State, Box> {
  /** Answers with the first choice that begins so, as long as `owing` (`boers lay`) is owed. */
  through(owing: string, begins = ''): this {
    while (this.owing === owing) this.do(this.beginning(begins));
    return this;
  }

  /** Plays a fight on with plain answers until one of these decisions is asked or it is over. */
  fightOn(...until: string[]): this {
    for (;;) {
      const plain = PLAIN[this.asked];
      if (plain === undefined || until.includes(this.asked)) return this;
      this.do(this.beginning(plain));
    }
  }

  /** The first choice that begins so, or else the first of all. */
  private beginning(text: string): string {
    return this.choices.find((choice) => choice.startsWith(text)) ?? at(this.choices, 0);
  }

  where(leader: string): string {
    const place = at(this.state.leaderAt, this.box.leaderIndex.get(leader) ?? -1);
    return place >= 0
      ? at(this.box.areas, place)
      : (['off-map', 'reserve', 'out'][-place - 1] ?? '');
  }

  /** The value of a marker list in an area. */
  in(
    area: string,
    list: 'garrison' | 'burnt' | 'camp' | 'revolt' | 'siege' | 'fort' | 'fallen',
  ): number {
    return at(this.state[list], this.box.areaIndex.get(area) ?? -1);
  }

  card(id: string): { at: string; active: boolean } {
    const index = this.box.cardIndex.get(id) ?? -1;
    const place = at(this.state.cardAt, index);
    return {
      at: ['hand', 'deck', 'pile', 'gone'][place] ?? '?',
      active: this.state.spent[index] === 0,
    };
  }

  get hand(): { empire: string[]; boers: string[] } {
    const held = this.box.cards.filter((_, i) => this.state.cardAt[i] === HAND);
    return {
      empire: held.filter((id) => id.startsWith('br-')),
      boers: held.filter((id) => id.startsWith('bo-')),
    };
  }
}

/** Lays out a case and plays to the first decision. */
export function table(given: Case = {}): Table {
  const differs = { phase: 'action', counter: 3, ...given.differs } as JsonObject;
  const { pack, ...rest } = given;
  return new Table(layCase(rules, { ...rest, ...(pack && { pack: pack as JsonObject }), differs }));
}

/** Cards in a given place: `cards('deck', 'br-mg', 'br-tribals')`. */
export const cards = (place: string, ...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, place]));

/** All field leaders of both sides away, so that a test can place the ones it needs. */
export const nobody = (keep: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(
    ['buller', 'methuen', 'gatacre', 'joubert', 'cronje', 'prinsloo', 'olivier'].map((id) => [
      id,
      'out',
    ]),
  ),
  french: 'reserve',
  'de-la-rey': 'reserve',
  ...keep,
});

const COMMANDO_TAGS = [
  'mauser',
  'impossible',
  'god',
  'hill',
  'officers',
  'forty-hours',
  'horsemen',
  'never-saw',
  'krupp',
  'catholics',
];

/** The cards of all commandos. */
export const COMMANDOS = COMMANDO_TAGS.map((tag) => `bo-commando-${tag}`);

/** The cards of the British infantry. */
export const INFANTRY = [1, 2, 3, 4, 5, 6, 7].map((n) => `br-infantry-${n}`);

const valued = (ids: readonly string[], strength: number, morale: number | 'X') =>
  Object.fromEntries(
    ids.map((id) => [id, { strength: { attack: strength, defence: strength }, morale }]),
  );

/** Values for a pack: all commandos of this Strength and Morale. */
export const commandos = (strength: number, morale: number | 'X' = 'X') =>
  valued(COMMANDOS, strength, morale);

/** The same for the British infantry. */
export const infantry = (strength: number, morale: number | 'X' = 6) =>
  valued(INFANTRY, strength, morale);

/** A fight: one leader attacks another in Harrismith in turn II, unless said otherwise. */
export interface Fight extends Case {
  readonly area?: string;
  readonly turn?: number;
}

export function attack(active: string, second: string, given: Fight = {}): Table {
  const { area = 'harrismith', turn = 2, differs, ...rest } = given;
  const { leaderSide, leaderIndex } = defaultBox();
  const t = table({
    differs: {
      turn,
      round: leaderSide[leaderIndex.get(active) ?? -1] === BOERS ? 1 : 2,
      leaders: nobody({ [active]: area, [second]: area }),
      ...differs,
    },
    ...rest,
  });
  return t.do(`activate ${active}`, `attack ${active} with=${second}`);
}
