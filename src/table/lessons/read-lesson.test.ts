import { expect, test } from 'vitest';
import { readLesson } from './read-lesson.ts';

const words = { en: 'x', pl: 'y' };
const step = { goal: words, play: ['order scouts-1'], help: words };
const good = {
  id: 'a-lesson',
  title: words,
  about: words,
  minutes: 3,
  side: 'scouts',
  steps: [{ goal: words }, step],
  end: words,
};

const problemsOf = (data: unknown) => {
  const read = readLesson('outpost', data);
  return Array.isArray(read) ? read.map(({ at }) => at) : [];
};

test('a good lesson is read', () => {
  const lesson = readLesson('outpost', good);
  expect(lesson).toMatchObject({ id: 'a-lesson', game: 'outpost', opening: { game: 'outpost' } });
  expect(lesson).toMatchObject({ steps: [{ play: [] }, { play: [{ do: 'order' }] }] });
});

test.for([
  ['a field that does not exist', { ...good, colour: 1 }, 'colour'],
  ['no side', { ...good, side: undefined }, 'side'],
  ['an id with capitals', { ...good, id: 'A Lesson' }, 'id'],
  ['a language missing', { ...good, title: { en: 'x' } }, 'title.pl'],
  ['an empty text', { ...good, end: { en: ' ', pl: 'y' } }, 'end.en'],
  ['no steps', { ...good, steps: [] }, 'steps'],
  ['a choice that is none', { ...good, steps: [{ ...step, play: ['to=x'] }] }, 'steps.0.play.0'],
  ['no help', { ...good, steps: [{ ...step, help: undefined }] }, 'steps.0.help'],
  ['help where one reads', { ...good, steps: [{ goal: words, help: words }] }, 'steps.0.help'],
  ['a die that is none', { ...good, dice: [{ total: 'x' }] }, 'dice.0'],
  ['a condition that is none', { ...good, steps: [{ ...step, done: { is: 1 } }] }, 'steps.0.done'],
  [
    'an empty list of conditions',
    { ...good, steps: [{ ...step, done: { all: [] } }] },
    'steps.0.done.all',
  ],
  [
    'a mistake without an answer',
    { ...good, steps: [{ ...step, wrong: [{ choice: 'rest' }] }] },
    'steps.0.wrong.0.say',
  ],
] as const)('%s is refused with its place', ([, data, at]) => {
  expect(problemsOf(data)).toContain(at);
});

test('what is no object is no lesson', () => {
  expect(problemsOf([])).toEqual(['']);
});
