import { at } from '../../kernel/lists.ts';
import { oncePer } from '../../kernel/memory.ts';
import type { Box } from './box.ts';
import { areaId, EMPIRE, inArea, type Look, piecesIn, REPUBLICS, sideName } from './state.ts';
import type { Speech } from './text/en.ts';

/** For the text view: the towns that decide the war, how strong a force is, how far off the enemy. */

/** How many areas apart, by land. */
const apart = oncePer((box: Box) => {
  const known = new Map<number, readonly number[]>();
  return (from: number): readonly number[] => {
    const found = known.get(from);
    if (found) return found;
    const steps = box.areaIds.map(() => -1);
    steps[from] = 0;
    const queue = [from];
    for (const area of queue)
      for (const next of at(box.near, area))
        if (at(steps, next) < 0) {
          steps[next] = at(steps, area) + 1;
          queue.push(next);
        }
    known.set(from, steps);
    return steps;
  };
});

/** The nearest area in which a side has pieces, and how far it is; that there are some everyone sees. */
function nearestForce(look: Look, side: number, from: number): { area: number; n: number } | null {
  const steps = apart(look.box)(from);
  let found: { area: number; n: number } | null = null;
  for (let area = 0; area < steps.length; area++) {
    const n = at(steps, area);
    if (n < 0 || (found && n >= found.n) || inArea(look.state, side, area) === 0) continue;
    found = { area, n };
  }
  return found;
}

function near(look: Look, side: number, from: number, speech: Speech): string {
  const found = nearestForce(look, side, from);
  return found
    ? speech.say('textView.near', { area: areaId(look, found.area), n: found.n })
    : speech.say('textView.nobodyNear');
}

/** `; strength 11, nearest enemy Colenso, 2 areas`: of what the reader may know. */
export function forceNote(look: Look, area: number, reader: string | null, speech: Speech): string {
  const { state, box } = look;
  const notes = [EMPIRE, REPUBLICS].flatMap((side) => {
    const pieces = piecesIn(look, side, area);
    if (pieces.length === 0) return [];
    const known = pieces.filter((piece) => state.hidden[piece] !== 1 || sideName(side) === reader);
    if (known.length < pieces.length) return [];
    const n = known.reduce((sum, piece) => sum + at(box.cf, piece), 0);
    return [
      speech.say('textView.force', {
        n,
        enemy: near(look, side === EMPIRE ? REPUBLICS : EMPIRE, area, speech),
      }),
    ];
  });
  return notes.join('');
}

/** 8.4, 11, 12 Capitals, ports and towns under siege: who holds them, and who is near. */
export function goalLines(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  return box.areaIds.flatMap((id, area) => {
    const kind = box.townKind[area];
    const besieged = state.sieges.includes(area);
    if (kind !== 'capital' && kind !== 'port' && !besieged) return [];
    const control = at(state.control, area);
    return [
      speech.say('textView.goal', {
        area: id,
        control: control === 1 ? 'imperial' : control === 2 ? 'republican' : 'none',
        besieged: besieged ? 'yes' : 'no',
        empire: near(look, EMPIRE, area, speech),
        republics: near(look, REPUBLICS, area, speech),
      }),
    ];
  });
}
