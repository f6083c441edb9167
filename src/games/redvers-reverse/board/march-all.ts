/** The whole army with one stroke: every brigade goes on by the one way it has. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { game } from '../game.ts';
import { areaOf, brigadeOf, inBoerRange, leaderArea } from '../rules/01-pieces.ts';
import type { Choice } from '../vocabulary.ts';
import { closerUp, ended, isMarch, isRisky, isThrough } from './march-plans.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

type Leading = Question<'leaderMove' | 'leaderMarch'>;

/** The step that leaves no choice: the only way on, and not into the range of rifles. */
function onlyStep({ view, box, about, choices }: Leading): Choice<'march'> | null {
  const look = { state: view, box };
  const [step, ...others] = choices.filter(isMarch);
  if (!step || others.length > 0 || isRisky(look, step.to)) return null;
  const here = leaderArea(look, brigadeOf(box, about.brigade));
  const entersFire =
    inBoerRange(look, areaOf(box, step.to), true) && !inBoerRange(look, here, true);
  return entersFire ? null : step;
}

/** Who marches takes all along; who came to a choice that matters is left to the player. */
export function allMarch(asked: Leading | Question<'unitMoves'>): Plan[] {
  const { speech } = asked;
  const marched = new Set<string>();
  const moved = new Set<string>();
  const choices = lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'leaderMove' || ahead.decision === 'leaderMarch') {
      const { brigade } = ahead.about;
      const taken =
        ahead.decision === 'leaderMove'
          ? (ahead.choices.find((choice) => choice.do === 'takeAll') ??
            ahead.choices.find((choice) => choice.do === 'take'))
          : undefined;
      const next = taken ?? onlyStep(ahead);
      if (next) marched.add(brigade);
      return next;
    }
    if (ahead.decision !== 'unitMoves' || !isThrough(ahead.choices)) return null;
    const { brigade } = ahead.about;
    const closer = closerUp(ahead);
    // Those who stay have nothing to do, or are left to the player.
    if (closer && !marched.has(brigade)) return null;
    if (!closer) moved.add(brigade);
    return closer ?? ended(ahead);
  });
  if (moved.size < 2 || marched.size === 0) return [];
  const { say } = boardSpeech(speech.language);
  return [
    {
      id: 'all-march',
      label: say('plan.marchAll'),
      note: `${[...marched].map((brigade) => speech.name(brigade)).join(', ')}. ${say('plan.marchAll.note')}`,
      choices,
      ends: true,
    },
  ];
}
