import type { Briefings } from './briefing.ts';
import type { GameState, Outcome, OwedOf, Reading, Rules, Side } from './game.ts';
import type { Glossary } from './glossary.ts';
import type { JsonObject } from './json.ts';
import type { Judge } from './judge.ts';
import type { Ledger } from './ledger.ts';
import type { Opponent } from './opponent.ts';
import type { Packs } from './pack.ts';
import type { Prospects } from './prospects.ts';
import type { GameTexts, Headings, Language, Message, Speech } from './text.ts';
import type { AnyVocabulary, ChoiceOf, DeepReadonly, EventOf, Vocabulary } from './vocabulary.ts';

/** A view as structured text: for screen readers, the terminal, and anyone who likes to read. */
export interface TextView {
  readonly heading: string;
  readonly lines: readonly string[];
  readonly parts?: readonly TextView[];
}

/** What a roll that a choice would cause is made of, computed by the rules themselves. */
export interface OddsCard {
  readonly title: Message;
  readonly rule: string;
  readonly modifiers: readonly {
    readonly text: Message;
    readonly value: number;
    /** What it does to the other side's roll, where both sides roll. */
    readonly against?: number;
    readonly rule?: string;
  }[];
  /** Heads of the two columns, where both sides roll. */
  readonly columns?: readonly [own: Message, other: Message];
  /** The modifiers are figures to be compared (dice, cards), not parts of a sum. */
  readonly apart?: boolean;
  readonly outcomes: readonly {
    readonly text: Message;
    /** 0 to 1; the outcomes of a card add up to 1. */
    readonly chance: number;
    readonly tone?: 'good' | 'bad' | 'even';
  }[];
  /** What other stakes would buy, and the chance each gives of what the reader wants. */
  readonly stakes?: {
    readonly title: Message;
    readonly steps: readonly {
      readonly text: Message;
      readonly chance: number;
      /** This is the one the card is about. */
      readonly now: boolean;
    }[];
  };
  /** What else to know before the die falls. */
  readonly remarks?: readonly Message[];
}

/**
 * What positions call their fields (`wcp`) and words (`word.prefab`), for people. A word that is a
 * phase, a side or a component needs none.
 */
export type PositionWords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** A final count of points, at which a side may be given some: what players bid for a side with. */
export interface PointCount<S extends Side = Side> {
  /** The side that gets them, or gives them where there are fewer than none. */
  readonly side: S;
  /** At most so many, either way. */
  readonly most: number;
  /** How the match ends with them; what ended it before the count stands. */
  recount(outcome: Outcome, given: number): Outcome;
  /** By how many points `side` is ahead; `null` where it was not the count that ended it. */
  lead(outcome: Outcome): number | null;
}

/** What a side lost at one blow. */
export interface Loss<S extends Side = Side> {
  readonly side: S;
  /** The component, by its id. */
  readonly piece: string;
  /** So many points of its strength; without them all of it is gone. */
  readonly points?: number;
}

/** The face of a game: the one thing the platform imports. */
export interface Game<S extends GameState, B, V extends Vocabulary = AnyVocabulary> {
  readonly rules: Rules<S, B, V>;
  readonly ledger: Ledger;
  readonly texts: Readonly<Record<Language, GameTexts>>;
  /** What a person reads before each scenario. */
  readonly briefings: Readonly<Record<Language, Briefings<string, V['sides']>>>;
  /** Figures of the box that briefings name: how many turns, what wins. */
  facts(box: B): JsonObject;
  readonly positionWords: PositionWords;
  /** The words of the rules, explained. */
  readonly glossary: Readonly<Record<Language, Glossary>>;
  readonly headings: Headings;
  /** Strongest last. Random play needs no entry. */
  readonly opponents: readonly Opponent<S, B, V>[];
  /** Sets choices against each other where the strongest machine puts too few of them to the test. */
  readonly reviewer?: Opponent<S, B, V>;
  /** Who says how likely a side is to win; games whose machines search have one. */
  readonly judge?: Judge<S, B, V>;
  /** What a side sees, in words. `reading.state` is a view. */
  textView(reading: Reading<S, B>, side: V['sides'] | null, speech: Speech): TextView;
  /** What would win now and what is missing, for each side. `reading.state` is a view. */
  prospects(reading: Reading<S, B>): Prospects<V['sides']>;
  /** The odds of the roll that `choice` would cause; `null` if it causes none. */
  odds(reading: Reading<S, B>, owed: OwedOf<V>, choice: ChoiceOf<V>): OddsCard | null;
  /** Faces of its dice: odds are said in throws of them. Six, unless it says otherwise. */
  readonly die?: number;
  readonly packs: Packs<B>;
  /** The final count of a scenario; `null`, or nothing at all, where no points decide. */
  pointCount?(scenario: string, box: B): PointCount<V['sides']> | null;
  /** Numbers worth following from turn to turn when many matches are looked at together. */
  gauges?(state: DeepReadonly<S>, box: B): Readonly<Record<string, number>>;
  /** What a side loses by an event; `null` where nobody does. */
  lossOf?(event: EventOf<V>, box: B): Loss | null;
  /** The rule by which each ending ends a match. */
  readonly endingRules: Readonly<Record<V['endings'], string>>;
}

export type AnyGame = Game<GameState, unknown>;
