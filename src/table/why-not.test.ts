import { describe, expect, it } from 'vitest';
import { table as battle } from '../games/magersfontein/testing.ts';
import { table as colenso } from '../games/redvers-reverse/testing.ts';
import type { Thing } from '../kernel/choice.ts';
import type { GameState, Side } from '../kernel/game.ts';
import type { Play } from '../kernel/play.ts';
import { explain } from './why-not.ts';

const piece = (id: string): Thing => ({ kind: 'piece', id });
const place = (id: string): Thing => ({ kind: 'place', id });

/** The rule and the reason that answer somebody who points at a thing. */
function why(play: unknown, side: Side, thing: Thing, picks: readonly Thing[] = []): string {
  const refusal = explain(play as Play<GameState, unknown>, side, picks, thing);
  return `${refusal?.rule} ${refusal?.reason}`;
}

describe('why not this one', () => {
  it('Boers at Colenso take no orders, and nobody fires before he is chosen', () => {
    const orders = colenso({ phase: 'sendOrders', turn: 4 }).until('giveOrders');
    expect(why(orders.play, 'british', piece('krugersdorp'))).toBe('0a boersActAlone');
    expect(why(orders.play, 'british', piece('dublin'))).toBe('4.1b leadersOnly');
    expect(why(orders.play, 'british', place('hlangwane'))).toBe('2.3a wantsPiece');
  });

  it('a village takes all points, whoever has a step to go first', () => {
    const b = colenso({
      phase: 'britishMovement',
      turn: 4,
      boers: {},
      pieces: {
        'ldr-5th-irish': 'doornkop-spruit',
        dublin: 'doornkop-spruit',
        border: 'doornkop-spruit',
      },
    }).until('unitMoves', '5th-irish');
    expect(why(b.play, 'british', place('colenso'), [piece('dublin')])).toBe('Th needsAllMp');
    // Farther than it could go in any case.
    expect(why(b.play, 'british', place('hussar-hill'), [piece('dublin')])).toBe('1.1c stepsAway');
    expect(why(b.play, 'british', place('native-bank'), [piece('dublin')])).toBe(
      '4.1v acrossRiver',
    );
  });

  it('guns do not reach a concealed unit, be there another target or none', () => {
    for (const others of [{}, { 'potch-b': '2915' }]) {
      const t = battle({
        units: { 'how-62': '2920', 'potch-a': '2914', ...others },
        leaders: { hall: '2921' },
      });
      t.state.mark[t.unit('potch-a')] = 0;
      t.act('hall', 'how-62');
      expect(why(t.play, 'british', piece('hide-1'))).toBe('IX.11 concealed');
    }
  });
});
