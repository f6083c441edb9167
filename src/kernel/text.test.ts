import { describe, expect, test } from 'vitest';
import { speech } from './text.ts';

const own = {
  messages: {
    'event.laid': '{cards} are laid.',
    'event.wait': '{piece} waits…',
    'plan.march': '{piece}: to {to}',
    'sign.of': '{piece}',
  },
  names: { zarp: 'Z.A.R.P.', guns: 'The guns', wet: 'de Wet' },
  rules: {},
};
const { say } = speech({ en: own, pl: own }, 'en');

describe('a line of words', () => {
  test('a name that ends with a full stop ends its sentence too', () => {
    expect(say('event.laid', { cards: ['guns', 'zarp'] })).toBe('The guns and Z.A.R.P. are laid.');
    const other = { ...own, messages: { 'event.lost': 'Lost: {piece}.' } };
    const voice = speech({ en: other, pl: other }, 'en');
    expect(voice.say('event.lost', { piece: 'zarp' })).toBe('Lost: Z.A.R.P.');
    expect(voice.say('event.lost', { piece: 'guns' })).toBe('Lost: The guns.');
    expect(say('event.wait', { piece: 'wet' })).toBe('De Wet waits…');
  });

  test('what stands by itself begins with a capital, a plan too', () => {
    expect(say('plan.march', { piece: 'wet', to: 'Ermelo' })).toBe('De Wet: to Ermelo');
    expect(say('sign.of', { piece: 'wet' })).toBe('de Wet');
  });
});
