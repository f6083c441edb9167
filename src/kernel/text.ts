import { IntlMessageFormat } from 'intl-messageformat';
import type { Refusal } from './game.ts';
import type { JsonObject } from './json.ts';
import { Memory } from './memory.ts';
import type { DecisionName, EventName, Verb, Vocabulary } from './vocabulary.ts';

export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A name in the grammatical cases a language needs; a bare text serves for all of them. */
export type Name =
  | string
  | {
      readonly nom: string;
      readonly gen?: string;
      readonly dat?: string;
      readonly acc?: string;
      readonly ins?: string;
      readonly loc?: string;
    };

/** A ruling in words. */
export interface RulingWords {
  readonly question: string;
  readonly ruling: string;
}

/** All words of one game in one language. Messages are in ICU syntax. */
export interface GameTexts {
  /**
   * By key: `title`, `blurb`, `side.<side>`, `ask.<decision>`, `do.<verb>`, `event.<type>`,
   * `refusal.<reason>`, `phase.<phase>`, `ending.<ending>`, `scenario.<id>`, `scenario.<id>.about`,
   * `option.<id>`, `option.<id>.<value>`, `impossible.<what>`, and whatever the game's own screens say.
   */
  readonly messages: Readonly<Record<string, string>>;
  /** By component id: pieces, areas, cards. */
  readonly names: Readonly<Record<string, Name>>;
  /** The rules in our own words, by rule id of the ledger. */
  readonly rules: Readonly<Record<string, string>>;
  /** The rulings, where the ledger says them in another language: then all of them. */
  readonly rulings?: Readonly<Record<string, RulingWords>>;
}

/** Headings of the rule reader and of the list of components, by language and by name in the data. */
export type Headings = Readonly<
  Record<
    Language,
    {
      readonly chapters: Readonly<Record<string, string>>;
      readonly groups: Readonly<Record<string, string>>;
    }
  >
>;

/**
 * The texts of a game whose vocabulary is known: one for every word of it, and none for a word
 * that is not in it. `satisfies TextsOf<Outpost>`.
 */
export interface TextsOf<V extends Vocabulary> extends GameTexts {
  readonly messages: Readonly<Record<KeyOf<V>, string>> &
    Readonly<Record<OtherKeyOf<V>, string>> & {
      readonly [K in `ask.${DecisionName<V>}.about`]?: string;
    };
}

type KeyOf<V extends Vocabulary> =
  | 'title'
  | 'blurb'
  | `side.${V['sides']}`
  | `ask.${DecisionName<V>}`
  | `do.${Verb<V>}`
  | `event.${EventName<V>}`
  | `refusal.${V['reasons']}`
  | `ending.${V['endings']}`
  | `phase.${V['phases']}`;

type OtherKeyOf<V extends Vocabulary> =
  | `scenario.${string}`
  | `option.${string}`
  | `impossible.${string}`
  | `gauge.${string}`
  | `${V['topics']}.${string}`;

/** A text to be said in whatever language the reader has. */
export interface Message {
  readonly key: string;
  readonly values?: JsonObject;
}

/** What every game can be refused for, and other words of the kernel. */
const KERNEL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'scenario.empty': 'A position of your own',
    'impossible.notHere': 'does not exist here',
    'impossible.missing': 'is missing: it must be {wants}',
    'impossible.value': '{problem}',
    'impossible.nothingToCome': 'is empty, so nothing would ever happen',
    'impossible.stuck': '{problem}',
    'impossible.othersDecision': 'this decision belongs to {side}',
    'ending.resignation': 'The match was given up.',
    'ending.agreement': 'Both sides agreed to a draw.',
    'refusal.notOfTwo': 'Only a match of two sides can be ended like this.',
    'refusal.matchOver': 'The match is over.',
    'refusal.notYourDecision': 'It is not your decision now.',
    'refusal.unknownSide': 'No side is named “{side}”.',
    'refusal.unknownDeed': 'This game knows no deed “{deed}”.',
    'refusal.notNow': '“{deed}” is not asked for now: it answers “{when}”, and “{now}” is asked.',
    'refusal.notYoursNow': '“{deed}” answers “{when}”, and it is not your decision now.',
    'refusal.besides': 'And it is not the moment. {moment}',
    'refusal.wantsPiece': 'A piece is asked for now, not a place.',
    'refusal.wantsPlace': 'A place is asked for now, not a piece.',
    'refusal.asksAboutIt': 'The question is about this one: choose what becomes of it.',
    'refusal.wantsAnswer': 'Nothing on the map answers this question: choose one of the answers.',
    'refusal.notOffered': 'This is not among the answers the rule allows: {choice}.',
  },
  pl: {
    'scenario.empty': 'Własna pozycja',
    'impossible.notHere': 'tutaj tego nie ma',
    'impossible.missing': 'brakuje tej wartości',
    'impossible.value': 'takiej wartości być tu nie może: {said}',
    'impossible.nothingToCome': 'nic tu nie ma, więc nic by się już nie zdarzyło',
    'impossible.stuck': 'z tej pozycji nie da się grać dalej',
    'impossible.othersDecision': 'tę decyzję podejmuje strona {side}',
    'ending.resignation': 'Rozgrywka została poddana.',
    'ending.agreement': 'Obie strony zgodziły się na remis.',
    'refusal.notOfTwo': 'Tak można zakończyć tylko rozgrywkę dwóch stron.',
    'refusal.matchOver': 'Rozgrywka jest skończona.',
    'refusal.notYourDecision': 'To nie jest teraz twoja decyzja.',
    'refusal.unknownSide': 'Nie ma strony „{side}”.',
    'refusal.unknownDeed': 'Ta gra nie zna czynności „{deed}”.',
    'refusal.notNow':
      'Nikt teraz nie pyta o „{deed}”: to odpowiedź na „{when}”, a pytanie brzmi „{now}”.',
    'refusal.notYoursNow': '„{deed}” to odpowiedź na „{when}”, a teraz decyduje kto inny.',
    'refusal.besides': 'Poza tym to nie ten moment. {moment}',
    'refusal.wantsPiece': 'Teraz trzeba wskazać żeton, a nie miejsce.',
    'refusal.wantsPlace': 'Teraz trzeba wskazać miejsce, a nie żeton.',
    'refusal.asksAboutIt': 'Pytanie dotyczy właśnie tego: wybierz, co dalej.',
    'refusal.wantsAnswer': 'Na to pytanie nie odpowiada nic na mapie: wybierz jedną z odpowiedzi.',
    'refusal.notOffered': 'Zasada nie przewiduje takiej odpowiedzi: {choice}.',
  },
};

const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'] as const;

/** `T` where it is one of the keys, or a pattern that some of them fit (`terrain.${string}`); else nothing. */
type Fitting<K extends string, T extends string> = string extends K
  ? T
  : T extends unknown
    ? [Extract<K, T>] extends [never]
      ? never
      : T
    : never;

/** Says things about one game in one language. Where its keys are known, others do not compile. */
export interface Speech<K extends string = string> {
  readonly language: Language;
  /** The message of that key; component ids among the values become names. */
  say<T extends string>(key: T & Fitting<K, T>, values?: JsonObject): string;
  /** Whether there is a message of that key. */
  has(key: string): boolean;
  name(id: string, grammaticalCase?: (typeof CASES)[number]): string;
  rule(id: string): string | undefined;
  ruling(id: string): RulingWords | undefined;
  refusal(refusal: Refusal): string;
}

const nameIn = (name: Name, grammaticalCase: (typeof CASES)[number]): string =>
  typeof name === 'string' ? name : (name[grammaticalCase] ?? name.nom);

/** `{piece}` is the name; `{piece_gen}` its genitive, and so on. Lists are joined as the language does. */
function spoken(
  texts: GameTexts,
  language: Language,
  values: JsonObject,
): Record<string, string | number | boolean> {
  const out: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'number' || typeof value === 'boolean') out[key] = value;
    else if (typeof value === 'string') {
      const name = texts.names[value];
      out[key] = name === undefined ? value : nameIn(name, 'nom');
      // Values that decide between forms (`select`) need the id itself.
      out[`${key}_id`] = value;
      if (typeof name === 'object') for (const c of CASES) out[`${key}_${c}`] = nameIn(name, c);
      else for (const c of CASES) out[`${key}_${c}`] = out[key] ?? value;
    } else if (Array.isArray(value)) {
      const items = value.map((v) =>
        typeof v === 'string' ? nameIn(texts.names[v] ?? v, 'nom') : String(v),
      );
      out[key] = new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
      out[`${key}_count`] = value.length;
    }
  }
  return out;
}

/** What stands by itself, be it a line or a button, and begins with a name or figure of any kind. */
const BY_ITSELF = /^(event|ask|do|refusal|odds|plan)\./;

const capital = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);

/** A name that ends with a full stop ends its sentence too. */
const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');

/** How many a voice remembers. */
const SENTENCES = 4000;

export function speech(texts: Readonly<Record<Language, GameTexts>>, language: Language): Speech {
  const own = texts[language];
  const compiled = new Map<string, IntlMessageFormat>();
  const said = new Memory<string>(SENTENCES);
  const source = (key: string) => own.messages[key] ?? KERNEL[language][key];
  const compose = (key: string, values: JsonObject): string => {
    let format = compiled.get(key);
    if (!format) {
      const text = source(key);
      if (text === undefined) return `⟨${key}⟩`;
      format = new IntlMessageFormat(text, language);
      compiled.set(key, format);
    }
    const text = oneStop(String(format.format(spoken(own, language, values))));
    return BY_ITSELF.test(key) ? capital(text, language) : text;
  };
  // A page says the same things over and over; looking them up is ten times faster than forming them.
  const say = (key: string, values: JsonObject = {}): string =>
    said.recall(`${key} ${JSON.stringify(values)}`, () => compose(key, values));
  const refusal = ({ reason, values, besides }: Refusal): string => {
    const first = say(`refusal.${reason}`, values);
    return besides ? `${first} ${say('refusal.besides', { moment: refusal(besides) })}` : first;
  };
  return {
    language,
    say,
    has: (key) => source(key) !== undefined,
    name: (id, grammaticalCase = 'nom') => nameIn(own.names[id] ?? id, grammaticalCase),
    rule: (id) => own.rules[id],
    ruling: (id) => own.rulings?.[id],
    refusal,
  };
}
