import type { KeptMatch } from '../store/matches.ts';
import { keepCurve, keptCurve } from '../story/kept.ts';
import { drawSmall } from '../story/tell.ts';

/**
 * The curves of finished matches in miniature: those that are kept at once, the others one after the
 * other in a worker, and then they are kept too. Answers with how to stop that.
 */
export function curvesOf(
  matches: readonly KeptMatch[],
  onfound: (id: string, curve: readonly number[]) => void,
): () => void {
  let left = false;
  let stop = (): void => {};
  void (async () => {
    const missing: KeptMatch[] = [];
    for (const match of matches) {
      // `undefined`: the match is damaged.
      const kept = await keptCurve(match.file).catch(() => undefined);
      if (left) return;
      if (kept) onfound(match.id, kept);
      else if (kept === null) missing.push(match);
    }
    stop = drawSmall(
      missing.map(({ file }) => file),
      (curve, index) => {
        const match = missing[index];
        if (!match || left) return;
        // A game without a judge has no curve: that is found out once, too.
        keepCurve(match.file, curve ?? []);
        if (curve) onfound(match.id, curve);
      },
    );
  })();
  return () => {
    left = true;
    stop();
  };
}
