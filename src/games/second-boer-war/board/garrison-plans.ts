/** A march and the garrison at its end with one stroke: the nearest areas that have none. */
import { at } from '../../../kernel/lists.ts';
import { areaId, fullMovement, leaderOf } from '../queries.ts';
import { garrison } from '../rules/06-empire.ts';
import type { Look } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';
import { isLegal, moves } from './ways.ts';

type Asked = Question<'action' | 'deed'>;

/** More than these are found by dragging a leader there. */
const MOST = 4;

/** Whoever could march, and how far: the leader who acts or acted last comes first. */
function marchers(asked: Asked): { leader: number; points: number; begin: Choice[] }[] {
  const { view, box } = asked;
  const look = { state: view, box };
  if (asked.decision === 'deed') return [{ leader: view.mover, points: view.mp, begin: [] }];
  return asked.choices
    .filter((choice): choice is Choice<'activate'> => choice.do === 'activate')
    .map((activate) => ({ leader: leaderOf(look, activate.piece), begin: [activate] }))
    .map(({ leader, begin }) => ({ leader, points: fullMovement(look, leader), begin }))
    .toSorted((a, b) => Number(b.leader === view.mover) - Number(a.leader === view.mover));
}

const lacking = (look: Look, leader: number): number[] =>
  look.box.areas.flatMap((_, area) => (garrison.whyNot(look, leader, area) === null ? [area] : []));

/** 6.0.b Only the British have garrisons; each area is left to the leader who comes first. */
export function garrisonPlans(asked: Asked): Plan[] {
  const { view, box, side, speech } = asked;
  if (side !== 'empire') return [];
  const look = { state: view, box };
  const { say } = boardSpeech(speech.language);
  const found = marchers(asked).flatMap(({ leader, points, begin }) =>
    lacking(look, leader)
      .map((area) => ({ area, march: moves(asked, leader, areaId(look, area), points - 1) }))
      .filter(({ march }) => march.length > 0)
      .toSorted((a, b) => a.march.length - b.march.length)
      .map(({ area, march }) => ({ area, leader, choices: [...begin, ...march] })),
  );
  const plans: Plan[] = [];
  const taken = new Set<number>();
  for (const { area, leader, choices } of found) {
    if (plans.length === MOST) break;
    if (taken.has(area)) continue;
    const piece = at(box.leaders, leader);
    const place = areaId(look, area);
    const whole: Choice[] = [...choices, { do: 'garrison', piece, at: place }];
    if (!isLegal(asked, whole)) continue;
    taken.add(area);
    const label = say('plan.garrison', { piece: speech.name(piece), to: speech.name(place) });
    plans.push({ id: `garrison-${piece}-${place}`, label, choices: whole });
  }
  return plans;
}
