import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { registered } from '../games/registry.ts';
import type { Thing } from '../kernel/choice.ts';
import type { JsonObject } from '../kernel/json.ts';
import { completeSetup } from '../kernel/match.ts';
import { newMatchFile } from '../kernel/match-file.ts';
import { Table } from './table.ts';

type Position = JsonObject & { readonly game: string; readonly scenario: string };

const positions = JSON.parse(
  readFileSync(new URL('./testing/why-not.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Position>>;

const piece = (id: string): Thing => ({ kind: 'piece', id });
const place = (id: string): Thing => ({ kind: 'place', id });

/** A table at which one of the positions lies; asks why pointing at a thing leads nowhere. */
async function opened(start: Position | undefined) {
  const game = await registered(start?.game ?? '')?.load();
  if (!game || !start) throw new Error('no such position');
  const setup = completeSetup(game.rules, { scenario: start.scenario });
  const file = newMatchFile(setup, { kind: 'seeded', seed: 'why' });
  const table = Table.open(game, { ...file, start });
  if (!(table instanceof Table)) throw new Error(JSON.stringify(table.problems));
  return (thing: Thing, ...picks: Thing[]): string => {
    const refusal = table.questions.whyNot('british', picks, thing);
    return `${refusal?.rule} ${refusal?.reason}`;
  };
}

describe('why not this one', () => {
  it('Boers at Colenso take no orders, and nobody fires before he is chosen', async () => {
    const why = await opened(positions['orders']);
    expect(why(piece('krugersdorp'))).toBe('0a boersActAlone');
    expect(why(piece('dublin'))).toBe('4.1b leadersOnly');
    expect(why(place('hlangwane'))).toBe('2.3a wantsPiece');
  });

  it('a village takes all points, whoever has a step to go first', async () => {
    const why = await opened(positions['village']);
    expect(why(place('colenso'), piece('dublin'))).toBe('Th needsAllMp');
    // Farther than it could go in any case.
    expect(why(place('hussar-hill'), piece('dublin'))).toBe('1.1c stepsAway');
    expect(why(place('native-bank'), piece('dublin'))).toBe('4.1v acrossRiver');
  });

  it('guns do not reach a concealed unit, be there another target or none', async () => {
    const alone = JSON.stringify(positions['guns']);
    const another = alone.replace(
      '"potch-b":{"hex":"waiting","hidden":0}',
      '"potch-b":{"hex":"2915","hidden":0}',
    );
    expect(another).not.toBe(alone);
    for (const text of [alone, another]) {
      const why = await opened(JSON.parse(text) as Position);
      expect(why(piece('hide-1'))).toBe('IX.11 concealed');
    }
  });
});
