/** A leader's whole march with one stroke: pointed at, or dragged there. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { at } from '../../../kernel/lists.ts';
import { game } from '../game.ts';
import { areaId, areaOf, enemyStands, fullMovement, leaderOf } from '../queries.ts';
import { stops, whyNotMove } from '../rules/05-movement.ts';
import { type Look, NONE } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import type { Question, Way } from './types.ts';

/** 5.0.a to 5.0.e The areas of a shortest march; empty if there is none within these points. */
function march(look: Look, leader: number, to: number, points: number): number[] {
  const start = at(look.state.leaderAt, leader);
  let ways: number[][] = [[start]];
  const seen = new Set([start]);
  for (let left = points; left > 0; left--) {
    const further: number[][] = [];
    for (const way of ways) {
      const from = at(way, way.length - 1);
      for (const next of at(look.box.adjacent, from)) {
        if (seen.has(next) || whyNotMove(look, leader, from, next, left) !== null) continue;
        if (next === to) return [...way.slice(1), next];
        // Whoever is stopped there goes no further.
        if (stops(look, leader, next)) continue;
        seen.add(next);
        further.push([...way, next]);
      }
    }
    ways = further;
  }
  return [];
}

/** The moves of a march, as far as the rules let him: the whole of it or nothing. */
export function moves(
  asked: Question,
  leader: number,
  to: string,
  points: number,
): Choice<'move'>[] {
  const { view, box } = asked;
  const look = { state: view, box };
  const goal = areaOf(look, to);
  if (leader === NONE || goal === NONE || at(view.leaderAt, leader) < 0) return [];
  const piece = at(box.leaders, leader);
  return march(look, leader, goal, points).map((area) => ({
    do: 'move',
    piece,
    to: areaId(look, area),
  }));
}

/** Whether every choice of a row can be made, one after the other. */
export function isLegal(asked: Question, choices: readonly Choice[]): boolean {
  const left = [...choices];
  return lookAhead(game.rules, asked, () => left.shift()).length === choices.length;
}

/** 5A Further than one area: all the moves to get there. */
export function way(asked: Question, to: string): Way | null {
  const { view, box, speech } = asked;
  if (asked.decision !== 'deed') return null;
  const look = { state: view, box };
  const choices = moves(asked, view.mover, to, view.mp);
  if (choices.length < 2 || !isLegal(asked, choices)) return null;
  const { say } = boardSpeech(speech.language);
  const side = at(box.leaderSide, view.mover);
  const halts = stops(look, view.mover, areaOf(look, to));
  return {
    to,
    choices,
    pulse: '',
    about: [say('way.march', { n: choices.length, left: view.mp }), halts ? say('way.halts') : '']
      .filter(Boolean)
      .join(' '),
    steps: choices.map((choice, i) => {
      const area = areaOf(look, choice.to);
      const warning = enemyStands(look, side, area)
        ? say('way.enemy')
        : stops(look, view.mover, area)
          ? say('way.blockhouse')
          : '';
      return { place: choice.to, ground: '', price: `${i + 1}`, warning };
    }),
  };
}

/** 4B A leader dragged somewhere is activated and marches there. */
export function carry(
  asked: Question,
  from: string | null,
  to: string,
  piece?: string,
): readonly Choice[] | null {
  const { view, box } = asked;
  const look = { state: view, box };
  if (asked.decision === 'deed') {
    const here = areaId(look, at(view.leaderAt, view.mover));
    const choices = from === here ? moves(asked, view.mover, to, view.mp) : [];
    return choices.length > 0 ? choices : null;
  }
  if (asked.decision !== 'action' || piece === undefined) return null;
  const leader = leaderOf(look, piece);
  if (leader === NONE) return null;
  const steps = moves(asked, leader, to, fullMovement(look, leader));
  const choices: Choice[] = [{ do: 'activate', piece }, ...steps];
  return steps.length > 0 && isLegal(asked, choices) ? choices : null;
}
