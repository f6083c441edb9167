import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { METAS } from './registry.ts';

const games = import.meta.dirname;

/** One concern, one name, one place: whoever knows one game knows all of them. */
const ROOMS = [
  'meta.ts',
  'game.ts',
  'book.ts',
  'vocabulary.ts',
  'events.ts',
  'pack.ts',
  'box.ts',
  'state.ts',
  'setup.ts',
  'position.ts',
  'secrets.ts',
  'violations.ts',
  'odds.ts',
  'text-view.ts',
  'prospects.ts',
  'facts.ts',
  'ledger.json',
  'data',
  'rules',
  'opponent',
  'board/board.ts',
  'text/en.ts',
  'text/pl.ts',
  'text/briefing.en.ts',
  'text/briefing.pl.ts',
  'text/glossary.en.ts',
  'text/glossary.pl.ts',
  'text/headings.ts',
];

/** A chapter of the book: its number, then what it is about. */
const CHAPTER = /^\d\d-[a-z]+(-[a-z]+)*(\.test)?\.ts$/;

describe.each(METAS.map(({ id }) => id))('the folder of %s', (id) => {
  const folder = path.join(games, id);

  it('has every room', () => {
    const missing = ROOMS.filter((room) => !fs.existsSync(path.join(folder, room)));
    expect(missing).toEqual([]);
  });

  it('holds chapters of the book in rules/, and nothing else', () => {
    const others = fs.readdirSync(path.join(folder, 'rules')).filter((name) => !CHAPTER.test(name));
    expect(others).toEqual([]);
  });

  it('holds only rooms we know and modules in plain lower case at its root', () => {
    const folders = fs
      .readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
    // Who shows a game to nobody need not teach it; puzzles need a machine that searches.
    const needed = folders.filter((name) => !['lessons', 'puzzles', 'examples'].includes(name));
    expect(needed).toEqual(['board', 'data', 'opponent', 'rules', 'text']);
    const odd = fs
      .readdirSync(folder)
      .filter(
        (name) => !folders.includes(name) && !/^[a-z]+(-[a-z]+)*(\.test)?\.(ts|json)$/.test(name),
      );
    expect(odd).toEqual([]);
  });
});

it('every folder of a game is on the list', () => {
  const folders = fs
    .readdirSync(games, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(METAS.map(({ id }) => id).sort()).toEqual(folders.sort());
});
