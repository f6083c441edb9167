const NAME = 'heliograph.lessons';

/** Among what was learned: the first match, once it was won. */
export const FIRST_MATCH = 'first-match';

/** By game: the lessons that were played to their end on this device. */
type Learned = Readonly<Record<string, readonly string[]>>;

function stored(): Learned {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(
      Object.entries(data).map(([game, ids]) => [
        game,
        Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
      ]),
    );
  } catch {
    return {};
  }
}

let learned: Learned = $state.raw(stored());

export const isLearned = (game: string, lesson: string): boolean =>
  learned[game]?.includes(lesson) ?? false;

export function markLearned(game: string, lesson: string): void {
  if (isLearned(game, lesson)) return;
  // Another tab may have learned something meanwhile.
  const kept = stored();
  learned = { ...kept, [game]: [...new Set([...(kept[game] ?? []), lesson])] };
  try {
    localStorage.setItem(NAME, JSON.stringify(learned));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
