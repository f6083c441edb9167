import { describe, expect, test } from 'vitest';
import { stream } from '../../kernel/dice.ts';
import { expected, fromShown, inward, NEWCOMER, outward, rest, toShown, update } from './glicko.ts';
import { type Advantage, newcomer, type Player, rate, UNKNOWN } from './rate.ts';

describe('Glicko-2', () => {
  test('the example of its author', () => {
    const met = [
      { ...fromShown(1400, 30, 0.06), score: 1 },
      { ...fromShown(1550, 100, 0.06), score: 0 },
      { ...fromShown(1700, 300, 0.06), score: 0 },
    ];
    const after = update(fromShown(1500, 200, 0.06), met);
    const { rating, deviation } = toShown(after);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(after.sigma).toBeCloseTo(0.05999, 4);
  });

  test('who does not play is known less and less', () => {
    const before = fromShown(1600, 50, 0.06);
    expect(toShown(rest(before, 4)).deviation).toBeCloseTo(Math.hypot(50, outward(0.12)), 6);
  });
});

const fresh = (): Player => ({ skill: NEWCOMER, anchor: false, rested: 0 });

describe('the advantage of a side', () => {
  test('a win with the side that is ahead is worth less than one with the other', () => {
    const known: Advantage = { mean: inward(150), deviation: inward(20), matches: 100 };
    const ahead = rate(fresh(), fresh(), known, 1);
    const behind = rate(fresh(), fresh(), known, 0);
    expect(ahead.first.mu).toBeLessThan(behind.second.mu);
    expect(rate(fresh(), fresh(), UNKNOWN, 1).advantage.mean).toBeGreaterThan(0);
    expect(rate(fresh(), fresh(), UNKNOWN, 0.5).advantage.mean).toBeCloseTo(0, 9);
  });

  test('a machine is learnt about, but does not drift', () => {
    const machine: Player = { skill: newcomer('veteran'), anchor: true, rested: 50 };
    const after = rate(machine, fresh(), UNKNOWN, 1).first;
    expect(after.sigma).toBe(machine.skill.sigma);
    expect(after.phi).toBeLessThan(machine.skill.phi);
    expect(rate({ ...machine, rested: 0 }, fresh(), UNKNOWN, 1).first).toEqual(after);
  });

  test.each([1, 2, 3])(
    'planted advantages are found again, among players of unlike skill (%i)',
    (seed) => {
      const random = stream(`sides ${seed}`);
      const uniform = (): number => (random(1_000_000) + 0.5) / 1_000_000;
      const normal = (): number =>
        Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
      const planted = { campaign: 120, skirmish: -60, even: 0 };
      const truth = Array.from({ length: 40 }, () => normal() * inward(180));
      const players = truth.map(() => NEWCOMER);
      const sides: Record<string, Advantage> = {};
      const scenarios = Object.entries(planted);
      for (let match = 0; match < 6000; match++) {
        const [one, other] = [random(40), random(40)];
        if (one === other) continue;
        const [scenario, points] = scenarios[match % 3] ?? ['', 0];
        const lead = (truth[one] ?? 0) - (truth[other] ?? 0) + inward(points);
        const score = uniform() < expected(lead, 0) ? 1 : 0;
        const seat = (at: number): Player => ({
          skill: players[at] ?? NEWCOMER,
          anchor: false,
          rested: 0.02,
        });
        const rated = rate(seat(one), seat(other), sides[scenario] ?? UNKNOWN, score);
        players[one] = rated.first;
        players[other] = rated.second;
        sides[scenario] = rated.advantage;
      }
      for (const [scenario, points] of scenarios) {
        const { mean, deviation } = sides[scenario] ?? UNKNOWN;
        // Its own interval, three deviations wide, and some points for the spread of skills shrinking.
        expect(Math.abs(outward(mean) - points), scenario).toBeLessThan(
          3 * outward(deviation) + 12,
        );
        expect(outward(deviation), scenario).toBeLessThan(12);
      }
      expect(
        correlation(
          truth,
          players.map(({ mu }) => mu),
        ),
      ).toBeGreaterThan(0.9);
    },
  );

  test('without the advantage the same results would be put down to the players', () => {
    // One always has the side that is ahead: she is no better for winning with it.
    const random = stream('lucky side');
    const lead = inward(200);
    let [lucky, other] = [NEWCOMER, NEWCOMER];
    let advantage: Advantage = { mean: lead, deviation: inward(10), matches: 500 };
    for (let match = 0; match < 400; match++) {
      const score = random(1000) / 1000 < expected(lead, 0) ? 1 : 0;
      const rated = rate(
        { skill: lucky, anchor: false, rested: 0.02 },
        { skill: other, anchor: false, rested: 0.02 },
        advantage,
        score,
      );
      ({ first: lucky, second: other, advantage } = rated);
    }
    expect(Math.abs(outward(lucky.mu - other.mu))).toBeLessThan(90);
  });
});

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [i, x] of xs.entries()) {
    const y = ys[i] ?? 0;
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}
