import { expect, test } from 'vitest';
import { registered } from '../../games/registry.ts';
import type { LessonFile } from '../../kernel/lesson.ts';
import { checkLesson } from './check-lesson.ts';
import { LessonPlay } from './lesson-play.ts';
import { readLesson } from './read-lesson.ts';

const found = registered('outpost');
if (!found) throw new Error('no outpost');
const game = await found.load();
const words = (en: string) => ({ en, pl: en });

/** The scouts order a troop to the kraal, and see it march under fire. */
const lesson: LessonFile = {
  id: 'kraal',
  title: words('To the kraal'),
  about: words('A march'),
  minutes: 2,
  side: 'scouts',
  position: { scenario: 'patrol', differs: { troops: { 'riders-3': { post: 'koppie' } } } },
  dice: [
    { face: 1, for: 'first march' },
    { face: 6, for: 'fire' },
  ],
  answering: ['rest', 'fire with=scouts-3'],
  steps: [
    { goal: words('This is the koppie.'), show: ['koppie'] },
    {
      goal: words('Order the third troop.'),
      play: ['order scouts-3'],
      wrong: [{ choice: 'order scouts-1', say: words('the first troop stays') }],
      otherwise: words('another time'),
      help: words('The third.'),
    },
    {
      goal: words('Send it to the kraal.'),
      play: ['aim scouts-3 to=kraal'],
      done: { event: 'fired' },
      help: words('The kraal.'),
    },
  ],
  end: words('Done.'),
};

function opened(changes: Partial<LessonFile> = {}) {
  const read = readLesson('outpost', { ...lesson, ...changes });
  if (!('steps' in read)) throw new Error(JSON.stringify(read));
  return read;
}

function played(changes: Partial<LessonFile> = {}): LessonPlay {
  const play = LessonPlay.open(game, opened(changes));
  if (!(play instanceof LessonPlay)) throw new Error(JSON.stringify(play));
  return play;
}

test('a lesson goes from what is read to what is done, and others answer as they are told', () => {
  const play = played();
  expect(play.waits).toBe('read');
  play.read();
  expect(play.answer).toEqual({ do: 'order', piece: 'scouts-3' });
  play.choose({ do: 'order', piece: 'scouts-3' });
  play.choose({ do: 'aim', piece: 'scouts-3', to: 'kraal' });
  expect(play.waits).toBe('over');
});

test('a legal choice that is not meant is made, answered and taken back', () => {
  const play = played();
  play.read();
  const before = JSON.stringify(play.table.words);
  expect(play.choose({ do: 'order', piece: 'scouts-1' })).toBeNull();
  expect(play.wrong?.say?.en).toBe('the first troop stays');
  expect(JSON.stringify(play.table.words)).not.toBe(before);
  play.back();
  expect(JSON.stringify(play.table.words)).toBe(before);
  expect(play.misses).toBe(1);
  play.choose({ do: 'order', piece: 'scouts-2' });
  expect(play.wrong?.say?.en).toBe('another time');
});

test('an illegal choice is refused as ever', () => {
  const play = played();
  play.read();
  expect(play.choose({ do: 'order', piece: 'riders-1' })?.reason).toBeTruthy();
  expect(play.wrong).toBeNull();
});

test('one can go back past dice and into an earlier step', () => {
  const play = played();
  play.read();
  play.choose({ do: 'order', piece: 'scouts-3' });
  play.choose({ do: 'aim', piece: 'scouts-3', to: 'kraal' });
  play.back();
  expect(play.at).toBe(2);
  play.back();
  expect(play.at).toBe(1);
  expect(play.answer).toEqual({ do: 'order', piece: 'scouts-3' });
});

const problemsOf = (changes: Partial<LessonFile>) =>
  checkLesson(game, opened(changes)).map(({ at }) => at);

test('the check finds nothing in a good lesson', () => {
  expect(checkLesson(game, opened())).toEqual([]);
});

const [read, order, aim] = lesson.steps as [object, object, object];
test.for([
  [
    'an answer that is not on offer',
    { steps: [{ ...order, play: ['order riders-1'] }] },
    'steps.0.play.0',
  ],
  ['a deed that does not exist', { steps: [{ ...order, play: ['swim'] }] }, 'steps.0.play.0'],
  ['a place that does not exist', { steps: [{ ...read, show: ['moon'] }] }, 'steps.0.show.0'],
  [
    'a mistake that is never legal',
    { steps: [read, { ...order, wrong: [{ choice: 'order riders-2', say: words('no') }] }, aim] },
    'steps.1.wrong.0.choice',
  ],
  [
    'a step that does not end',
    { steps: [read, order, { ...aim, done: { event: 'fired', with: { rule: 'x' } } }] },
    'steps.2.play.1',
  ],
  ['a decision nobody answers', { answering: ['rest'] }, 'steps.2.play.1'],
  ['a die that never falls', { dice: [...(lesson.dice ?? []), { face: 1, for: 'fight' }] }, 'dice'],
  ['a side that does not exist', { side: 'nobody' }, 'side'],
  [
    'an event that does not exist',
    { steps: [{ ...order, done: { event: 'rained' } }] },
    'steps.0.done.event',
  ],
] as const)('the check finds %s', ([, changes, at]) => {
  expect(problemsOf(changes as Partial<LessonFile>)).toContain(at);
});
