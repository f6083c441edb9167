/** What something means, said beside it. */
export interface Explanation {
  readonly title: string;
  readonly says: string;
  readonly rule?: string;
}

interface Shown {
  readonly words: Explanation;
  /** It was asked for, and stays until something else is done. */
  readonly stays: boolean;
  /** What it stands beside, in pixels of the window. */
  readonly beside: { readonly left: number; readonly top: number; readonly bottom: number };
}

/** A pointer that only passes by wants no explanation. */
const DWELL = { word: 220, thing: 650 } as const;

let shown: Shown | null = $state.raw(null);
let timer: ReturnType<typeof setTimeout> | undefined;

export const explained = {
  get shown() {
    return shown;
  },
};

export function explain(words: Explanation, beside: Shown['beside']): void {
  clearTimeout(timer);
  shown = { words, beside, stays: true };
}

/** The same, if the pointer stays. */
export function explainSoon(
  what: keyof typeof DWELL,
  words: () => Explanation | null,
  beside: Shown['beside'],
): void {
  clearTimeout(timer);
  if (shown?.stays) return;
  timer = setTimeout(() => {
    const said = words();
    if (said) shown = { words: said, beside, stays: false };
  }, DWELL[what]);
}

export function explainNoMore(): void {
  clearTimeout(timer);
  shown = null;
}

/** The pointer has left what was explained. */
export function explainNoLonger(): void {
  clearTimeout(timer);
  if (!shown?.stays) shown = null;
}
