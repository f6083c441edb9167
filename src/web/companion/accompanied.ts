const NAME = 'heliograph.firstMatches';
/** Older ones are forgotten. */
const MOST = 50;

function stored(): readonly string[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(data) ? data.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether a companion sits at this match on this device. */
export const isAccompanied = (match: string): boolean => stored().includes(match);

export function accompany(match: string): void {
  try {
    localStorage.setItem(NAME, JSON.stringify([...stored(), match].slice(-MOST)));
  } catch {
    // A browser that keeps nothing lets play the match without a companion.
  }
}
