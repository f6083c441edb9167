/** What stands beside questions and answers: ground, danger, and what is left. */

import { signed } from '../../../kernel/figures.ts';
import { at } from '../../../kernel/lists.ts';
import { areaOf, inBoerRange, pieceOf } from '../rules/01-pieces.ts';
import { pointsLeft } from '../rules/04-crossing.ts';
import type { Choice } from '../vocabulary.ts';
import { isHarmless } from './fire-plans.ts';
import { boardSpeech } from './speech.ts';
import type { Question } from './types.ts';

/** Beside a step: the ground, what it does to fire, and whether Boer rifles reach it; beside a shot, whether it is in vain. */
export function note(asked: Question, choice: Choice): string {
  const { view, box, speech } = asked;
  if (choice.do === 'fire' || choice.do === 'shoot') {
    const to = choice.do === 'shoot' ? choice.to : undefined;
    const harmless = isHarmless(asked, choice.piece, to);
    return harmless ? boardSpeech(speech.language).say('note.harmless') : '';
  }
  if (choice.do !== 'move' && choice.do !== 'march' && choice.do !== 'ride') return '';
  const area = areaOf(box, choice.to);
  if (area < 0) return '';
  const { say } = boardSpeech(speech.language);
  const { terrain, fire } = at(box.areas, area);
  const look = { state: view, box };
  return [
    say(`terrain.${terrain}`).toLocaleLowerCase(speech.language),
    fire === 0 ? '' : say('about.fire', { n: signed(fire) }),
    inBoerRange(look, area, true) ? say('note.rifles') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Under the question: what is left to do it with. */
export function about({ view, box, speech, decision, choices }: Question): string {
  const { say } = boardSpeech(speech.language);
  if (decision === 'giveOrders') return say('about.points', { n: view.cp });
  if (decision === 'britishTargets') return say('about.firers', { n: choices.length - 1 });
  if (decision !== 'unitMoves') return '';
  const units = new Set(choices.flatMap((choice) => (choice.do === 'move' ? [choice.piece] : [])));
  const left = [...units].map((id) => {
    const n = pointsLeft({ state: view, box }, pieceOf(box, id));
    return `${speech.name(id)} ${n}`;
  });
  return left.length === 0 ? '' : say('about.movers', { list: left.join(', ') });
}
