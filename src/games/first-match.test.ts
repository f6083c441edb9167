import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { readChoiceText } from '../kernel/choice.ts';
import type { FirstMatchFile } from '../kernel/first-match.ts';
import type { Words } from '../kernel/lesson.ts';
import { newMatchFile } from '../kernel/match-file.ts';
import { LANGUAGES } from '../kernel/text.ts';
import { firstMatchSetup, remarkAt, verdictsOf } from '../table/companion.ts';
import { think } from '../table/machines.ts';
import { Table } from '../table/table.ts';
import { loadFirstMatch } from './lesson-registry.ts';
import { registered, SHOWN } from './registry.ts';

const GAMES = SHOWN.map(({ id }) => id);

async function first(id: string) {
  const [game, file] = await Promise.all([registered(id)?.load(), loadFirstMatch(id)]);
  if (!game || !file) throw new Error(`${id} has no first match`);
  return { game, file };
}

/** Plays a first match as somebody does who only follows the companion. */
async function followed(id: string) {
  const { game, file } = await first(id);
  const { setup, seats, seed, start } = firstMatchSetup(game, file);
  const dice = { kind: 'seeded', seed } as const;
  const match = { ...newMatchFile(setup, dice, seats), ...(start && { start }) };
  const table = Table.open(game, match);
  if (!(table instanceof Table)) throw new Error(table.problems[0]?.problem);
  const said = new Set<Words>();
  while (!table.outcome) {
    const next = table.next();
    if (next) {
      const choice = next.kind === 'only' ? next.choice : think(game, table.box, next);
      table.answer(next, choice);
      continue;
    }
    const owed = table.owedBy(file.side);
    const counsel = table.questions.hint(file.side, true);
    if (!owed || !counsel) throw new Error('the companion has nothing to say');
    const { turn, phase } = game.rules.clock(table.view(file.side));
    const occasion = { turn: turn - (file.begins ?? 1) + 1, phase, decision: owed.step.step };
    const remark = remarkAt(file, occasion);
    if (remark) said.add(remark.say);
    expect(table.choose(file.side, counsel.choice)).toBeNull();
  }
  return { game, file, table, said };
}

describe.each(GAMES)('the first match of %s', (id) => {
  it('is won by who only follows the companion, and says what decided it', async () => {
    const { file, table, said } = await followed(id);
    expect(table.outcome?.winner).toBe(file.side);
    expect(said.size).toBeGreaterThan(2);
    const told = table.past.scenes(file.side);
    const verdicts = table.outcome ? verdictsOf(file, table.outcome, told) : [];
    expect(verdicts.length).toBeGreaterThan(0);
    for (const { say, values } of verdicts)
      for (const language of LANGUAGES) {
        const figures = values as Record<string, string | number>;
        const words = String(new IntlMessageFormat(say[language], language).format(figures));
        expect(words).not.toMatch(/undefined|[{}]/);
      }
  }, 300_000);

  it('names nothing the game does not have, in both languages', async () => {
    const { game, file } = await first(id);
    const { messages } = game.texts.en;
    const occasions = [...file.remarks, ...(file.warnings ?? [])].map(({ when = {} }) => when);
    for (const { phase, decision } of occasions) {
      if (phase !== undefined) expect(messages).toHaveProperty([`phase.${phase}`]);
      if (decision !== undefined) expect(messages).toHaveProperty([`ask.${decision}`]);
    }
    for (const { choice } of file.warnings ?? [])
      expect(messages).toHaveProperty([`do.${readChoiceText(choice)?.do}`]);
    for (const { event, ending } of file.verdicts) {
      if (event !== undefined) expect(messages).toHaveProperty([`event.${event}`]);
      if (ending !== undefined) expect(messages).toHaveProperty([`ending.${ending}`]);
    }
    for (const words of wordsIn(file))
      for (const language of LANGUAGES) expect(words[language].length).toBeGreaterThan(5);
    expect(game.rules.scenarios.map((scenario) => scenario.id)).toContain(file.scenario);
    expect(game.rules.sides).toContain(file.side);
  });
});

const wordsIn = ({ title, about, remarks, warnings = [], verdicts }: FirstMatchFile): Words[] => [
  title,
  about,
  ...[...remarks, ...warnings, ...verdicts].map(({ say }) => say),
];
