import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../games/registry.ts';
import { stream } from '../kernel/dice.ts';
import { completeSetup } from '../kernel/match.ts';
import { newMatchFile } from '../kernel/match-file.ts';
import type { News } from './protocol.ts';
import { Screen } from './screen.ts';
import { Table } from './table.ts';
import { ViewReader, ViewSender } from './view-changes.ts';

/** A screen whose news go over a line on which views are sent as what changed of them. */
class Line {
  readonly screen: Screen;
  private readonly sender = new ViewSender();
  private readonly reader = new ViewReader();
  private carried = 0;
  whole = 0;
  sent = 0;

  constructor(table: Table, sides: readonly string[]) {
    this.screen = new Screen(table, { sides, playForced: false });
  }

  /** What arrives is what was told, to the letter, in whichever reply it comes. */
  carry(news: News): void {
    const replies = [{ news }, { id: 1, answer: news }, { id: 2, answer: { news, stopped: null } }];
    const reply = replies[this.carried++ % replies.length] as (typeof replies)[number];
    const text = JSON.stringify(this.sender.shorten(reply));
    expect(JSON.stringify(this.reader.read(JSON.parse(text)))).toBe(JSON.stringify(reply));
    this.sent += text.length;
    this.whole += JSON.stringify(reply).length;
  }
}

describe.each(REGISTRY.filter(({ sides }) => sides.length > 1))('news of $id', ({ id, load }) => {
  test('arrive whole, and are sent short', async () => {
    const game = await load();
    const seats = Object.fromEntries(game.rules.sides.map((side) => [side, 'person']));
    const dice = { kind: 'seeded', seed: 'changes' } as const;
    const setup = completeSetup(game.rules, {});
    const table = Table.open(game, newMatchFile(setup, dice, seats), { boards: 40 });
    if (!(table instanceof Table)) throw new Error(`${id} cannot be opened`);
    const lines = [...game.rules.sides.map((side) => [side]), []].map((s) => new Line(table, s));
    for (const line of lines) line.carry(line.screen.afresh());
    const random = stream('changes');
    for (let deeds = 0; deeds < 80 && !table.outcome; deeds++) {
      const owed = table.owed[random(table.owed.length)];
      if (!owed) break;
      const choices = table.choices(owed.side);
      const choice = choices[random(choices.length)];
      if (choice) table.choose(owed.side, choice);
      if (random(12) === 0) table.undo(owed.side);
      for (const line of lines) line.carry(line.screen.news());
    }
    for (const { whole, sent } of lines) expect(sent).toBeLessThan(whole);
  });
});

/** What is sent of these views, one after the other; what arrives is what they were. */
function sentOf(views: readonly object[]): unknown[] {
  const moment = (view: object) => ({ moment: { view }, scenes: [], from: 0, afresh: false });
  const [sender, reader] = [new ViewSender(), new ViewReader()];
  return views.map((view) => {
    const reply = sender.shorten({ news: moment(view) as unknown as News });
    expect(reader.read(JSON.parse(JSON.stringify(reply)))).toEqual({ news: moment(view) });
    return 'news' in reply && reply.news.moment.view;
  });
}

test('a view that has lost a part is sent whole', () => {
  const [core, other] = [{ epoch: 1 }, { epoch: 2 }];
  const views = [
    { core, a: [1], b: 2 },
    { core, a: [1] },
    { core: other, a: [1] },
  ];
  expect(sentOf(views)).toEqual([views[0], views[1], { within: { core: { epoch: 2 } } }]);
});

test('of a list only the places are sent where something else stands, unless they are many', () => {
  const core = { epoch: 1, owed: [] };
  const list = (...at: readonly number[]) => ({
    core,
    at: [0, 0, 0, 0, 0, 0, 0, 0].map((_, i) => (at.includes(i) ? 7 : 0)),
    seen: [[1], [2], [3], [4]],
  });
  const moved = list(2, 5);
  const crowd = list(0, 1, 2, 3, 4);
  expect(sentOf([list(), moved, moved, { ...moved }, crowd, { ...crowd, at: [1] }])).toEqual([
    list(),
    { within: { at: [2, 7, 5, 7] } },
    {},
    {},
    { changed: { at: crowd.at } },
    { changed: { at: [1] } },
  ]);
  const seen = [[1], [2], [9], [4]];
  expect(sentOf([list(), { ...list(), seen }]).at(-1)).toEqual({ within: { seen: [2, [9]] } });
});

test('of the kernel’s part only fields are sent; all of it where it has gained one', () => {
  const core = { epoch: 1, owed: ['a'], agenda: [{ step: 'x' }] };
  const open = { ...core, laidOpen: true };
  expect(
    sentOf([{ core }, { core: { ...core, owed: [] } }, { core: open }, { core }]).slice(1),
  ).toEqual([
    { within: { core: { owed: [] } } },
    { changed: { core: open } },
    { changed: { core } },
  ]);
});
