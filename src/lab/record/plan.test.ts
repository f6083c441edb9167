import { describe, expect, test } from 'vitest';
import { REGISTRY } from '../../games/registry.ts';
import { BOLD, CAUTIOUS, EVEN } from '../../kernel/search/temperament.ts';
import { levelsOf } from '../../table/seats.ts';
import { MATCHES, missingValues, plansOf } from './plan.ts';

const GENERALS: readonly string[] = [CAUTIOUS, BOLD, EVEN].map(({ level }) => level);
const games = await Promise.all(REGISTRY.map(({ load }) => load()));

describe.each(games.map((game) => ({ id: game.rules.id, game })))(
  'the plans of $id',
  ({ game }) => {
    test.each(game.rules.scenarios)(
      '$id: every option value, every level, both lengths',
      (scenario) => {
        const plans = plansOf(game, scenario);
        const setups = plans.map(({ setup }) => setup);
        expect(plans.length).toBe(MATCHES);
        expect(missingValues(game, scenario, setups)).toEqual([]);
        for (const side of game.rules.sides) {
          const seated = new Set(plans.map(({ seats }) => seats[side]));
          // Generals are trained anew and search: what they do is measured, not recorded.
          const levels = levelsOf(game, side).filter((level) => !GENERALS.includes(level));
          expect(seated).toEqual(new Set(levels));
        }
        expect(plans.some(({ orders }) => orders)).toBe(game.rules.drawStanding !== undefined);
        expect(plans.some(({ orders }) => !orders)).toBe(true);
        expect(new Set(plans.map(({ limit }) => limit)).size).toBe(2);
        expect(new Set(plans.map(({ seed }) => seed)).size).toBe(MATCHES);
      },
    );
  },
);

test('a value that no match has is named; one that the scenario fixes is not asked for', () => {
  const game = games.find(({ rules }) => rules.options.length > 0)!;
  const [option] = game.rules.options;
  const [scenario] = game.rules.scenarios;
  const setups = plansOf(game, scenario!).map(({ setup }) => setup);
  const only = setups.filter(({ options }) => options[option!.id] === option!.values[0]);
  expect(missingValues(game, scenario!, only)).toContain(`${option!.id}=${option!.values[1]}`);
  const fixing = { ...scenario!, options: { [option!.id]: option!.values[0]! } };
  expect(missingValues(game, fixing, only).join()).not.toContain(`${option!.id}=`);
});
