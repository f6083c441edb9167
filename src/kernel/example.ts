import type { Side } from './game.ts';
import type { MatchFile } from './match-file.ts';
import type { Language } from './text.ts';

/** A text that every reader gets in their own language. */
export type Words = Readonly<Record<Language, string>>;

/** A match between machines that is worth watching: plain data, made by `heliograph examples`. */
export interface ExampleFile {
  /** How it was found, and on which day. */
  readonly command: string;
  readonly made: string;
  /** How many matches it was picked from, and its number among them. */
  readonly matches: number;
  readonly number: number;
  readonly drama: Drama;
  readonly match: MatchFile;
}

/** What makes a match worth watching, read off its curve of win chances. */
export interface Drama {
  /** How often the lead changed hands, plain to see. */
  readonly turns: number;
  /** The lowest chance that the winner had. */
  readonly lowest: number;
  /** Which share of the match was over when nobody could doubt its end any more. */
  readonly decided: number;
  /** All of it in one number; the highest is the most dramatic. */
  readonly score: number;
}

/** A win chance that a text quotes. A test holds it to the judge, who may be trained anew. */
export interface QuotedChance {
  /** After so many deeds. */
  readonly deeds: number;
  readonly percent: number;
  /** Whose; unsaid, that of the first side of the game. */
  readonly side?: Side;
}

/** What a person wrote about a moment of it. */
export interface ExampleNote {
  /** The scene it belongs to, as those who watch count them. */
  readonly at: number;
  readonly text: Words;
  /** Every win chance in the text, in its order. */
  readonly chances?: readonly QuotedChance[];
}

/** An example as a game offers it. Its match is loaded when somebody wants to watch. */
export interface Example {
  readonly scenario: string;
  /** Of its match: tells it from others of the scenario before it is loaded. */
  readonly hash: string;
  readonly title: Words;
  /** What is to be seen, in two or three sentences. */
  readonly about: Words;
  /** Every win chance in these sentences, in their order. */
  readonly chances?: readonly QuotedChance[];
  readonly notes: readonly ExampleNote[];
  load(): Promise<ExampleFile>;
}
