import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProcessLine, type Word } from '../processes/line.ts';
import { sqliteBus } from './bus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** No other program writes. */
const nobodyElse = async (): Promise<number> => 1;

test('a change is said to the other processes at once, those that follow together', async () => {
  const said: Word[] = [];
  const bus = await sqliteBus(nobodyElse, new ProcessLine((word) => said.push(word)));
  const changed = (...matches: string[]): Word => ({ kind: 'changed', matches });
  bus.announce('ladysmith');
  expect(said).toEqual([changed('ladysmith')]);
  for (const match of ['kimberley', 'mafeking', 'kimberley']) bus.announce(match);
  expect(said).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(said.splice(0)).toEqual([changed('ladysmith'), changed('kimberley', 'mafeking')]);
  bus.announce('colenso');
  bus.announce('spion-kop');
  // Also what was not said yet when the process stops.
  await bus.close();
  expect(said).toEqual([changed('colenso'), changed('spion-kop')]);
});

test('what other processes say is heard, and nothing that is not about matches', async () => {
  const line = new ProcessLine(() => {});
  const bus = await sqliteBus(nobodyElse, line);
  const heard: (string | null)[] = [];
  bus.listen((match) => heard.push(match));
  line.heard({ kind: 'changed', matches: ['tugela', 'modder'] });
  line.heard({ kind: 'ended', sessions: ['x'] });
  expect(heard).toEqual(['tugela', 'modder']);
  await bus.close();
});
