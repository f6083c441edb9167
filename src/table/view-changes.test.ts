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

test('a view that has lost a part is sent whole', () => {
  const moment = (view: object) => ({ moment: { view }, scenes: [], from: 0, afresh: false });
  const [sender, reader] = [new ViewSender(), new ViewReader()];
  const views = [
    { core: 1, a: [1], b: 2 },
    { core: 1, a: [1] },
    { core: 2, a: [1] },
  ];
  const sent = views.map((view) => sender.shorten({ news: moment(view) as unknown as News }));
  expect(sent.map((reply) => reply as unknown)).toEqual([
    { news: moment({ core: 1, a: [1], b: 2 }) },
    { news: moment({ core: 1, a: [1] }) },
    { news: moment({ changed: { core: 2 } }) },
  ]);
  expect(sent.map((reply) => reader.read(reply))).toEqual(views.map((v) => ({ news: moment(v) })));
});
