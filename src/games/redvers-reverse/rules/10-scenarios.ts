import { signed } from '../../../kernel/figures.ts';
import type { OptionSpec, Problem, Scenario, Setup } from '../../../kernel/game.ts';
import { type Box, defaultBox } from '../box.ts';
import type { Chosen } from '../state.ts';

/** Chapter 10: ways to set the battle up, and the rulings that can go either way. */

export const VARIANT = 'variant-';

const variantOptions = (): OptionSpec[] =>
  defaultBox().variants.map((id) => ({
    id: `${VARIANT}${id}`,
    rule: '10.2a',
    values: [false, true],
  }));

export const options: readonly OptionSpec[] = [
  { id: 'fire-across', rule: 'R-1', values: [true, false] },
  { id: 'assault-shots', rule: 'R-4', values: ['side', 'unit'] },
  { id: 'strength-count', rule: 'R-9', values: ['rifles', 'all'] },
  { id: 'failed-search', rule: 'R-12', values: ['searcher', 'party'] },
  { id: 'new-order', rule: 'R-15', values: ['halts', 'keeps'] },
  { id: 'order-in-transit', rule: 'R-16', values: ['wait', 'replaces'] },
  { id: 'close-up', rule: 'R-51', values: ['fire', 'movement'] },
  { id: 'ties', rule: '0c', values: ['ask', 'first'] },
  ...variantOptions(),
];

/** 10.1a The Buller Version is played without variants; 10.2a all else is a free scenario. */
export const scenarios: readonly Scenario[] = [
  { id: 'colenso' },
  {
    id: 'buller-version',
    options: Object.fromEntries(variantOptions().map((option) => [option.id, false])),
  },
];

/** What was chosen, as the rules read it. 10.2a Ratings must add up to exactly zero. */
export function choose(setup: Setup, box: Box): Chosen | readonly Problem[] {
  const { options: picked } = setup;
  const variants = box.variants.filter((id) => picked[`${VARIANT}${id}`] === true);
  const balance = variants.reduce((sum, id) => sum + box.pack.variants[id].rating, 0);
  if (balance !== 0) {
    const sum = signed(balance);
    return variants.map((id) => ({
      at: `options.${VARIANT}${id}`,
      problem: `the ratings of the variants add up to ${sum} and must add up to 0 (this one is ${signed(box.pack.variants[id].rating)})`,
      key: 'option.unbalanced',
      values: { sum },
    }));
  }
  return {
    scenario: setup.scenario,
    variants,
    fireAcross: picked['fire-across'] !== false,
    assault: picked['assault-shots'] === 'unit' ? 'unit' : 'side',
    strength: picked['strength-count'] === 'all' ? 'all' : 'rifles',
    failedSearch: picked['failed-search'] === 'party' ? 'party' : 'searcher',
    newOrder: picked['new-order'] === 'keeps' ? 'keeps' : 'halts',
    inTransit: picked['order-in-transit'] === 'replaces' ? 'replaces' : 'wait',
    closeUp: picked['close-up'] === 'movement' ? 'movement' : 'fire',
    ties: picked['ties'] === 'first' ? 'first' : 'ask',
  };
}
