import { type Choice, readChoiceText } from '../../kernel/choice.ts';
import type { Problem } from '../../kernel/game.ts';
import { isObject, type JsonObject, textOf } from '../../kernel/json.ts';
import type { Words } from '../../kernel/lesson.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import { CASE_VERSION, readCase } from '../referee/case-file.ts';
import type { Condition, Lesson, Step } from './lesson.ts';

const NEEDED = ['id', 'title', 'about', 'minutes', 'side', 'steps', 'end'];
const OF_CASE = ['position', 'dice', 'seed', 'play'];
const FIELDS = [...NEEDED, ...OF_CASE, 'answering'];
const STEP_FIELDS = [
  'goal',
  'why',
  'show',
  'play',
  'anyOrder',
  'free',
  'done',
  'wrong',
  'otherwise',
  'help',
  'answering',
];
const CHOICE = 'must be a choice like "march dublin to=the-loop"; fields may be left out';
const CONDITION =
  'must be {"choice"}, {"event", "with"}, {"position", "is"}, {"position", "least", "most"}, {"all"}, {"any"} or {"not"}';

/** Reads a lesson strictly; every slip with its place. */
export function readLesson(game: string, data: unknown): Lesson | readonly Problem[] {
  if (!isObject(data)) return [{ at: '', problem: 'a lesson is an object' }];
  const reader = new LessonReader();
  const lesson = reader.lesson(game, data);
  return lesson && reader.problems.length === 0 ? lesson : reader.problems;
}

class LessonReader {
  readonly problems: Problem[] = [];

  private say(at: string, problem: string): null {
    this.problems.push({ at, problem });
    return null;
  }

  private only(item: JsonObject, fields: readonly string[], at: string): void {
    for (const key of Object.keys(item)) {
      if (!fields.includes(key))
        this.say(`${at}${key}`, `no such field here; there is: ${fields.join(', ')}`);
    }
  }

  lesson(game: string, data: JsonObject): Lesson | null {
    this.only(data, FIELDS, '');
    for (const field of NEEDED) if (data[field] === undefined) this.say(field, 'is missing');
    const { id, minutes, side } = data;
    if (typeof id !== 'string' || !/^[a-z0-9-]+$/.test(id))
      this.say('id', 'must be of small letters, digits and hyphens');
    if (typeof minutes !== 'number' || minutes < 1 || minutes > 10)
      this.say('minutes', 'must be a number from 1 to 10');
    if (typeof side !== 'string') this.say('side', 'must name a side');
    const steps = this.list(data['steps'], 'steps', (item, at) => this.step(item, at));
    if (steps.length === 0) this.say('steps', 'a lesson has at least one step');
    const told = Object.fromEntries(OF_CASE.flatMap((f) => (data[f] ? [[f, data[f]]] : [])));
    const opening = readCase({ heliograph: 'case', version: CASE_VERSION, game, ...told });
    if (!('game' in opening)) {
      this.problems.push(...opening);
      return null;
    }
    return {
      id: textOf(id),
      game,
      title: this.words(data['title'], 'title'),
      about: this.words(data['about'], 'about'),
      minutes: Number(minutes),
      side: textOf(side),
      opening,
      answering: this.choices(data['answering'], 'answering'),
      steps,
      end: this.words(data['end'], 'end'),
    };
  }

  private step(item: unknown, at: string): Step | null {
    if (!isObject(item)) return this.say(at, 'must be an object');
    this.only(item, STEP_FIELDS, `${at}.`);
    const { why, otherwise, help, anyOrder, free, done, show = [] } = item;
    for (const [field, value] of Object.entries({ anyOrder, free })) {
      if (value !== undefined && value !== true)
        this.say(`${at}.${field}`, 'must be true, or left out');
    }
    const isList = Array.isArray(show) && show.every((id) => typeof id === 'string');
    if (!isList) this.say(`${at}.show`, 'must be a list of ids');
    const step = {
      goal: this.words(item['goal'], `${at}.goal`),
      why: why === undefined ? null : this.words(why, `${at}.why`),
      show: isList ? show : [],
      play: this.choices(item['play'], `${at}.play`),
      anyOrder: anyOrder === true,
      free: free === true,
      done: done === undefined ? null : this.condition(done, `${at}.done`),
      wrong: this.list(item['wrong'], `${at}.wrong`, (one, place) => this.wrong(one, place)),
      otherwise: otherwise === undefined ? null : this.words(otherwise, `${at}.otherwise`),
      help: help === undefined ? null : this.words(help, `${at}.help`),
      answering: this.choices(item['answering'], `${at}.answering`),
    };
    if (step.play.length === 0) {
      for (const field of ['done', 'wrong', 'otherwise', 'help', 'free', 'anyOrder'])
        if (item[field] !== undefined)
          this.say(`${at}.${field}`, 'a step without "play" is only read');
    } else if (!step.help) this.say(`${at}.help`, 'is missing: what is said to who is stuck?');
    return step;
  }

  private wrong(item: unknown, at: string): Step['wrong'][number] | null {
    if (!isObject(item)) return this.say(at, 'must be {"choice", "say"}');
    this.only(item, ['choice', 'say'], `${at}.`);
    const choice = this.choice(item['choice'], `${at}.choice`);
    return choice && { choice, say: this.words(item['say'], `${at}.say`) };
  }

  private condition(data: unknown, at: string): Condition | null {
    if (!isObject(data)) return this.say(at, CONDITION);
    const fields = Object.keys(data).sort().join(' ');
    const { position, least, most, event, with: figures } = data;
    if (fields === 'choice') {
      const choice = this.choice(data['choice'], `${at}.choice`);
      return choice && { kind: 'choice', choice };
    }
    if (typeof event === 'string' && (fields === 'event' || fields === 'event with'))
      return { kind: 'event', event, with: isObject(figures) ? figures : {} };
    if (typeof position === 'string' && fields === 'is position' && data['is'] !== undefined)
      return { kind: 'is', position, is: data['is'] };
    if (typeof position === 'string' && /^(least |least most |most )position$/.test(fields)) {
      if ([least, most].every((bound) => bound === undefined || typeof bound === 'number'))
        return {
          kind: 'within',
          position,
          least: Number(least ?? Number.NEGATIVE_INFINITY),
          most: Number(most ?? Number.POSITIVE_INFINITY),
        };
    }
    if (fields === 'not') {
      const of = this.condition(data['not'], `${at}.not`);
      return of && { kind: 'not', of };
    }
    if (fields === 'all' || fields === 'any') {
      const of = this.list(data[fields], `${at}.${fields}`, (one, place) =>
        this.condition(one, place),
      );
      return of.length > 0
        ? { kind: fields, of }
        : this.say(`${at}.${fields}`, 'needs at least one condition');
    }
    return this.say(at, CONDITION);
  }

  private words(data: unknown, at: string): Words {
    const said = isObject(data) ? data : {};
    if (!isObject(data)) this.say(at, `must be words in ${LANGUAGES.join(' and ')}`);
    else {
      this.only(data, LANGUAGES, `${at}.`);
      for (const language of LANGUAGES) {
        const words = data[language];
        if (typeof words !== 'string' || words.trim() === '')
          this.say(`${at}.${language}`, 'is missing');
      }
    }
    return { en: textOf(said['en']), pl: textOf(said['pl']) };
  }

  private choices(data: unknown, at: string): Choice[] {
    return this.list(data, at, (item, place) => this.choice(item, place));
  }

  private choice(data: unknown, at: string): Choice | null {
    const choice = typeof data === 'string' ? readChoiceText(data) : null;
    return choice ?? this.say(at, CHOICE);
  }

  private list<T>(data: unknown, at: string, read: (item: unknown, at: string) => T | null): T[] {
    if (data === undefined) return [];
    if (!Array.isArray(data)) {
      this.say(at, 'must be a list');
      return [];
    }
    return data.flatMap((item, i) => {
      const got = read(item, `${at}.${i}`);
      return got === null ? [] : [got];
    });
  }
}
