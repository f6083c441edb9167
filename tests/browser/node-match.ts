import { registered } from '../../src/games/registry.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { seededDice } from '../../src/kernel/dice.ts';
import { isProblems, type Owed } from '../../src/kernel/game.ts';
import { randomOf } from '../../src/kernel/inspect.ts';
import { completeSetup, Match } from '../../src/kernel/match.ts';
import { type MatchFile, writeMatchFile } from '../../src/kernel/match-file.ts';

export interface Played {
  readonly file: MatchFile;
  /** The fingerprint of the state after each choice. */
  readonly hashes: readonly string[];
}

export interface Wanted {
  readonly game: string;
  readonly scenario?: string;
  readonly seed: string;
  readonly seats?: Readonly<Record<string, string>>;
  /** Says when to stop: before this decision is answered. */
  readonly until: (owed: Owed, choices: readonly Choice[], made: number) => boolean;
}

/** A match of random legal choices, played in Node up to a decision. */
export async function playInNode({ game, scenario, seed, seats, until }: Wanted): Promise<Played> {
  const { rules } = (await registered(game)?.load()) ?? {};
  if (!rules) throw new Error(`no game is named ${game}`);
  const random = randomOf(seed);
  const setup = completeSetup(rules, scenario === undefined ? {} : { scenario });
  const match = Match.begin(rules, setup, seededDice(seed));
  if (isProblems(match)) throw new Error(match[0]?.problem);
  const hashes: string[] = [];
  while (!match.outcome) {
    const owed = match.owed[random(match.owed.length)];
    const offered = owed ? match.choices(owed.side) : [];
    if (owed && until(owed, offered, hashes.length)) break;
    const choice = offered[random(offered.length)];
    if (!owed || !choice || !match.choose(owed.side, choice).done) throw new Error('stuck');
    hashes.push(match.hash);
  }
  const file = writeMatchFile(match, { kind: 'seeded', seed }, seats ? { seats } : {});
  return { file, hashes };
}

/** The first of many matches in which the wanted decision comes. */
export async function findInNode(wanted: Wanted): Promise<Played> {
  for (let other = 0; other < 60; other++) {
    let came = false;
    const played = await playInNode({
      ...wanted,
      seed: `${wanted.seed} ${other}`,
      until(owed, choices, made) {
        came = wanted.until(owed, choices, made);
        return came;
      },
    });
    if (came) return played;
  }
  throw new Error('the wanted decision never came');
}
