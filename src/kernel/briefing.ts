import { IntlMessageFormat } from 'intl-messageformat';
import type { Side } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Language } from './text.ts';

/**
 * What a person reads before a scenario, and again whenever they have lost the thread. Every text
 * is a message in ICU syntax; figures come from the box (`facts`), so that a pack that changes one
 * changes it here too.
 */
export interface Briefing<S extends Side = Side> {
  /** Where and when it is, who stands where, what is at stake. */
  readonly situation: string;
  /** Turns, and hours at the table. */
  readonly time: string;
  /** What the small map points at, in the order in which it is read. */
  readonly points: readonly BriefingPoint[];
  readonly sides: Readonly<Record<S, SideBriefing>>;
  /** What everybody does wrong the first time. */
  readonly mistakes: readonly [string, string, string];
}

interface BriefingPoint {
  /** A place of the board. */
  readonly at: string;
  readonly says: string;
}

interface SideBriefing {
  /** Whom one plays. */
  readonly who: string;
  /** How this side wins, at most three lines. */
  readonly wins: readonly string[];
  /** A first plan; for a side that runs itself, what it will do. */
  readonly plan: readonly string[];
}

/** The briefings of a game in one language, by scenario. */
export type Briefings<Scenario extends string, S extends Side = Side> = Readonly<
  Record<Scenario, Briefing<S>>
>;

/** The part of a game that a briefing is made of. */
interface Briefed {
  readonly briefings: Readonly<Record<Language, Briefings<string>>>;
  facts(box: unknown): JsonObject;
}

/** The briefing of a scenario in words, with the figures of this box; `null` for a bare map. */
export function briefingOf(
  { briefings, facts }: Briefed,
  scenario: string,
  language: Language,
  box: unknown,
): Briefing | null {
  const written = briefings[language][scenario];
  if (!written) return null;
  const values = facts(box);
  const say = (text: string): string => formed(text, language, values);
  const [first, second, third] = written.mistakes;
  return {
    situation: say(written.situation),
    time: say(written.time),
    points: written.points.map(({ at, says }) => ({ at, says: say(says) })),
    sides: Object.fromEntries(
      Object.entries(written.sides).map(([side, { who, wins, plan }]) => [
        side,
        { who: say(who), wins: wins.map(say), plan: plan.map(say) },
      ]),
    ),
    mistakes: [say(first), say(second), say(third)],
  };
}

const formed = (text: string, language: Language, values: JsonObject): string =>
  String(new IntlMessageFormat(text, language).format(values as Record<string, string | number>));
