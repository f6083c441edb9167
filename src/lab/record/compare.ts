import { choiceKey } from '../../kernel/choice.ts';
import type { AnyGame } from '../../kernel/face.ts';
import { canonical, type Json, textOf } from '../../kernel/json.ts';
import type { AnyMatch, Deed, Told } from '../../kernel/match.ts';
import { type Field, fieldsThatDiffer } from './fields.ts';
import { alike, middle, type Patch, patched } from './patch.ts';
import {
  beginMatch,
  changesSince,
  type Passage,
  plain,
  type Recording,
  refusalOf,
  toldBy,
} from './recording.ts';

/** One thing that is no longer as it was recorded. */
export interface Difference extends Field {
  readonly kind: 'event' | 'missing' | 'new' | 'position' | 'outcome' | 'refused' | 'failed';
  /** For sums over many matches: `event fire.die`, `position pieces`. */
  readonly about: string;
}

/** What differs after one deed, or after the deeds of a stretch. */
export interface Departure {
  /** The number of the first deed and of the last; 0 is the opening. */
  readonly deeds: readonly [first: number, last: number];
  /** Who did what. */
  readonly deed: string;
  readonly differences: readonly Difference[];
}

export const deedText = (deed: Deed): string =>
  `${deed.side}: ${'choice' in deed ? choiceKey(deed.choice) : 'ends' in deed ? deed.ends : `standing orders ${canonical(deed.standing)}`}`;

/**
 * Does the recorded deeds again and says where the match is not as recorded. A difference that
 * only stays is told once; a deed that is no longer legal ends the comparison.
 */
export function compareMatch(game: AnyGame, recording: Recording): readonly Departure[] {
  const found: Departure[] = [];
  let place: Omit<Departure, 'differences'> = { deeds: [0, 0], deed: 'the opening' };
  const note = (differences: readonly Difference[]) => {
    if (differences.length > 0) found.push({ ...place, differences });
  };
  try {
    const match = beginMatch(game, recording.plan);
    if (typeof match === 'string') {
      note([{ kind: 'refused', about: 'set-up refused', at: 'set-up', to: match }]);
      return found;
    }
    const following = new Following(recording, match);
    note(following.openingDifferences());
    let done = 0;
    for (const passage of recording.passages) {
      for (const deed of passage.deeds) {
        done++;
        place = { deeds: [done, done], deed: deedText(deed) };
        const refusal = refusalOf(match, deed);
        if (refusal === null) continue;
        note([{ kind: 'refused', about: 'deed refused', at: 'refused', to: refusal }]);
        return found;
      }
      place = placeOf(passage, done);
      note(following.differences(passage));
    }
    note(
      fieldsThatDiffer(recording.outcome, plain(match.outcome), 'outcome').map((field) => ({
        kind: 'outcome',
        about: 'outcome',
        ...field,
      })),
    );
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    note([{ kind: 'failed', about: 'the rules fail', at: 'the rules fail', to: why }]);
  }
  return found;
}

const placeOf = ({ deeds }: Passage, done: number): Omit<Departure, 'differences'> => {
  const [first, last] = [deeds[0], deeds.at(-1)];
  const texts = first === last ? [first] : [first, last];
  return {
    deeds: [done - deeds.length + 1, done],
    deed: texts.map((deed) => (deed ? deedText(deed) : '')).join(' … '),
  };
};

const asJson = (patch: Patch | undefined): Json => patch ?? null;

/** The recorded positions and the real ones, side by side. */
class Following {
  private readonly opening: Recording['opening'];
  private readonly match: AnyMatch;
  private recorded: Json;
  private real: Json;
  /** Differences of position that were told already. */
  private known = new Set<string>();

  constructor({ opening }: Recording, match: AnyMatch) {
    this.opening = opening;
    this.match = match;
    this.recorded = opening.position;
    const changes = changesSince(opening.position, match);
    this.real = patched(opening.position, changes);
  }

  openingDifferences(): Difference[] {
    return [...compareTold(this.opening.told, toldBy(this.match.opening)), ...this.fresh()];
  }

  differences({ told, changes }: Passage): Difference[] {
    const now = changesSince(this.real, this.match);
    const inStep = this.recorded === this.real;
    const same = alike(asJson(now), asJson(changes));
    this.real = patched(this.real, now);
    this.recorded = same && inStep ? this.real : patched(this.recorded, changes);
    const events = told ? compareTold(told, toldBy(this.match.history.at(-1)?.told ?? [])) : [];
    return same ? events : [...events, ...this.fresh()];
  }

  /** Differences of position that are new. */
  private fresh(): Difference[] {
    const fields = fieldsThatDiffer(this.recorded, this.real, '');
    const { known } = this;
    this.known = new Set(fields.map((field) => canonical(field)));
    return fields
      .filter((field) => !known.has(canonical(field)))
      .map((field) => ({
        kind: 'position',
        about: `position ${field.at.split(/[.[]/)[0]}`,
        ...field,
      }));
  }
}

/** Events that changed, are missing or are new. Those between equal ones are paired by their type. */
export function compareTold(from: readonly Told[], to: readonly Told[]): Difference[] {
  const { start, end } = middle(plain(from) as Json[], plain(to) as Json[]);
  const missing = from.slice(start, from.length - end).map((told, i) => ({ told, at: start + i }));
  const fresh = to.slice(start, to.length - end).map((told, i) => ({ told, at: start + i }));
  const found: Difference[] = [];
  let next = 0;
  for (const old of missing) {
    const pair = fresh.findIndex(
      ({ told }, i) => i >= next && told.event.type === old.told.event.type,
    );
    if (pair < 0) {
      found.push(lone('missing', old.told, old.at));
      continue;
    }
    for (const { told, at } of fresh.slice(next, pair)) found.push(lone('new', told, at));
    found.push(...changedEvent(old.told, (fresh[pair] ?? old).told, old.at));
    next = pair + 1;
  }
  for (const { told, at } of fresh.slice(next)) found.push(lone('new', told, at));
  return found;
}

const named = ({ event }: Told, at: number): string => `event ${at + 1} (${event.type})`;

const lone = (what: 'missing' | 'new', told: Told, at: number): Difference => ({
  kind: what,
  about: `event ${told.event.type} ${what}`,
  at: named(told, at),
  [what === 'missing' ? 'from' : 'to']: plain(
    told.only ? { ...told.event, seenBy: told.only } : told.event,
  ),
});

function changedEvent(from: Told, to: Told, at: number): Difference[] {
  const seen = ({ only }: Told) => (only ? only.join(', ') : 'everyone');
  const told = (one: Told) => plain({ ...one.event, 'seen by': seen(one) });
  return fieldsThatDiffer(told(from), told(to), '').map((field) => ({
    kind: 'event',
    about: `event ${from.event.type}.${field.at.split(/[.[]/)[0]}`,
    ...field,
    at: `${named(from, at)} ${field.at}`,
  }));
}

const LONGEST = 160;
const clipped = (value: Json | undefined): string => {
  const text = value === undefined ? 'nothing' : canonical(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const fieldText = ({ at, from, to }: Field): string =>
  `${at}: ${clipped(from)} → ${clipped(to)}`;

/** A difference in one line. */
export function differenceText(difference: Difference): string {
  const { kind, at, from, to } = difference;
  if (kind === 'refused' || kind === 'failed') return `${at}: ${textOf(to)}`;
  if (kind === 'missing' || kind === 'new') return `${at} is ${kind}: ${clipped(from ?? to)}`;
  return kind === 'position' ? `position ${fieldText(difference)}` : fieldText(difference);
}
