import type { Speech } from '../../kernel/text.ts';
import { diceOf, tellsOfDice } from '../event-words.ts';
import { logLines } from '../log-lines.ts';
import type { Scene } from '../protocol.ts';

/** What happened in one turn, in the words of the log. */
export interface ReportTurn {
  readonly turn: number;
  /** The number of its last scene: how it stood then is worth a line. */
  readonly last: number;
  /** How many of its lines tell of dice. */
  readonly rolls: number;
  /** How many lines were left out. */
  readonly leftOut: number;
  readonly phases: readonly ReportPhase[];
}

export interface ReportPhase {
  readonly phase: string;
  readonly lines: readonly ReportLine[];
}

export interface ReportLine {
  /** The number of its scene. */
  readonly at: number;
  readonly text: string;
  readonly dice: readonly number[];
}

/**
 * The log by turn and phase. With `most`, only so many lines of each turn: those that tell of what
 * happened most rarely in the whole match, for marches are many and a town falls once.
 */
export function reportTurns(
  scenes: readonly Scene[],
  speech: Speech,
  most = Number.POSITIVE_INFINITY,
): ReportTurn[] {
  const lines = logLines(scenes, speech);
  const often = new Map<string, number>();
  for (const { scene } of lines)
    often.set(scene.event.type, (often.get(scene.event.type) ?? 0) + 1);
  const turns = Map.groupBy(lines, ({ scene }) => scene.turn);
  return [...turns].map(([turn, all]) => {
    const rarest = all
      .toSorted(
        (a, b) => (often.get(a.scene.event.type) ?? 0) - (often.get(b.scene.event.type) ?? 0),
      )
      .slice(0, most);
    const kept = new Set(rarest.map(({ scene }) => scene.at));
    const phases: { phase: string; lines: ReportLine[] }[] = [];
    for (const { scene, text } of all) {
      if (!kept.has(scene.at)) continue;
      const { at, phase, event } = scene;
      if (phases.at(-1)?.phase !== phase) phases.push({ phase, lines: [] });
      phases.at(-1)?.lines.push({ at, text, dice: diceOf(event) });
    }
    return {
      turn,
      last: scenes.findLast((scene) => scene.turn === turn)?.at ?? 0,
      rolls: all.filter(({ scene }) => tellsOfDice(scene.event)).length,
      leftOut: all.length - kept.size,
      phases,
    };
  });
}

/** A moment of which a map is drawn. */
export interface MapMoment {
  readonly at: number;
  readonly turn: number;
  readonly why: 'start' | 'turningPoint' | 'turn' | 'end';
}

/**
 * The maps of a report: at the start and at the end, and between them where the match turned; where
 * nobody can say that, at the end of every few turns.
 */
export function mapMoments(
  scenes: readonly Scene[],
  turningPoints: readonly number[],
  between: number,
): MapMoment[] {
  const [first] = scenes;
  const last = scenes.at(-1);
  if (!first || !last) return [];
  const moment = (scene: Scene, why: MapMoment['why']): MapMoment => ({
    at: scene.at,
    turn: scene.turn,
    why,
  });
  const turned = turningPoints.flatMap((at) => scenes.find((scene) => scene.at >= at) ?? []);
  const ends = scenes.filter(
    (scene, i) => scene.turn > 0 && scenes[i + 1] && scenes[i + 1]?.turn !== scene.turn,
  );
  const every = Math.ceil((ends.length + 1) / (between + 1));
  const middle =
    turned.length > 0
      ? turned.slice(0, between).map((scene) => moment(scene, 'turningPoint'))
      : ends.filter((_, i) => (i + 1) % every === 0).map((scene) => moment(scene, 'turn'));
  const inside = middle.filter(({ at }) => at > first.at && at < last.at);
  const once = new Map(inside.map((one) => [one.at, one]));
  return [moment(first, 'start'), ...once.values(), moment(last, 'end')];
}

/**
 * For each scene of those who only watch, the same scene as a side counts it: the side was told all
 * of it, and more.
 */
export function countedBy(watched: readonly Scene[], side: readonly Scene[]): number[] {
  let next = 0;
  return watched.map(({ turn, phase, event }) => {
    const found = side.findIndex(
      (scene, i) =>
        i >= next &&
        scene.turn === turn &&
        scene.phase === phase &&
        scene.event.type === event.type,
    );
    if (found >= 0) next = found + 1;
    return side[found]?.at ?? side[Math.max(0, next - 1)]?.at ?? 0;
  });
}
