import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, it } from 'vitest';
import { registered } from '../../games/registry.ts';
import { seededDice } from '../../kernel/dice.ts';
import { completeSetup } from '../../kernel/match.ts';
import { viewOf } from '../../kernel/views.ts';
import { opening } from '../../lab/match-run.ts';
import { MachinePool } from './pool.ts';

/** How far each thread of this process stands back, as Linux counts it. */
const niceness = (): number[] =>
  readdirSync('/proc/self/task').map((thread) => {
    const words = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1] ?? '';
    return Number(words.split(' ')[16]);
  });

it.runIf(process.platform === 'linux')(
  'thinks in threads that stand back behind those who answer people',
  async () => {
    const game = await registered('outpost')?.load();
    if (!game) throw new Error('no game');
    const { rules } = game;
    const setup = completeSetup(rules, {});
    const play = opening(game, setup, seededDice('pool'));
    const [owed] = play.owed;
    if (!owed) throw new Error('nobody decides');
    const choices = play.choices(owed);
    const view = viewOf(rules, play.box, play.state, owed.side);
    const before = niceness().filter((nice) => nice >= 10).length;
    const pool = new MachinePool({ threads: 1 });
    const patience = { milliseconds: 100 };
    const asked = { setup, level: 'recruit', seed: 'pool', view, owed, choices, patience };
    expect(choices).toContainEqual(await pool.think(asked));
    expect(niceness().filter((nice) => nice >= 10).length).toBeGreaterThan(before);
    await pool.close();
  },
);
