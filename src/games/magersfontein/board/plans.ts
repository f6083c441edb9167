/** Routines worth a button: every rifle that may fire does, or nobody is sent an order. */
import { at } from '../../../kernel/lists.ts';
import { NONE } from '../box.ts';
import { canOrder } from '../rules/03-command.ts';
import { VOLLEYS } from '../rules/07-action.ts';
import { expectedLoss, isFutile } from '../rules/10-fire.ts';
import { type Look, type OrderArgs, sideIndex, unitIndex } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { brigadePlans, lettingPass } from './brigade-plans.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';
import { stepTo } from './ways.ts';

/** Whether no roll of the shot could hurt its target. */
function isFutileShot(look: Look, choice: Choice<'fire'>): boolean {
  const [firer, target] = [unitIndex(look, choice.piece), unitIndex(look, choice.with)];
  return firer !== NONE && target !== NONE && isFutile(look, firer, target);
}

/** A word beside a shot that can do nothing; beside a step its ground, its price and who watches. */
export function note({ view, box, speech }: Question, choice: Choice): string {
  const { say } = boardSpeech(speech.language);
  if (choice.do === 'fire')
    return isFutileShot({ state: view, box }, choice) ? say('note.futile') : '';
  if (choice.do !== 'move') return '';
  const step = stepTo(view, box, choice.to);
  if (!step) return '';
  return say('note.step', { ...step, ground: say(`terrain.${step.ground}`) });
}

/** Why the activation cannot be ended yet. */
function whyNotEnd({ view, box, speech, choices }: Question<'act'>): string {
  if (choices.some(({ do: verb }) => verb === 'end')) return '';
  const { say } = boardSpeech(speech.language);
  const name = speech.name(at(box.commanders, view.active).id);
  const proceeds = choices.some(({ do: verb }) => verb === 'proceed');
  return say(proceeds ? 'about.outOfCommandFirst' : 'about.mustLead', { name });
}

/** Which order it is that may be obeyed or changed; what is left; why it cannot end. */
export function about(asked: Question): string {
  const { view, box, speech, decision } = asked;
  if (decision === 'unit' && view.mover !== NONE) {
    const { salvo } = at(box.units, view.mover);
    const points = at(view.mp, view.mover);
    return boardSpeech(speech.language).say('about.left', {
      n: points,
      volleys:
        salvo > 0
          ? Math.floor(points / salvo)
          : Math.max(0, VOLLEYS - at(view.volleys, view.mover)),
    });
  }
  const commander = view.active;
  if (asked.decision === 'act' && commander !== NONE) return whyNotEnd(asked);
  if (decision !== 'independence' || commander === NONE) return '';
  const { say } = boardSpeech(speech.language);
  const name = speech.name(at(box.commanders, commander).id);
  if (!at(view.attack, commander)) return say('about.defend', { name });
  return say('about.attack', {
    name,
    direction: speech.name(at(box.vectors, at(view.vector, commander)).id),
    to: box.grid.ids[at(view.edge, commander)] ?? '',
    n: at(view.left, commander),
  });
}

/** Each firer's best shot, the surest first. */
function bestShots({ view, box, choices }: Question<'react' | 'openFire'>): Choice<'fire'>[] {
  const look = { state: view, box };
  const worth = (choice: Choice<'fire'>): number => {
    const [firer, target] = [unitIndex(look, choice.piece), unitIndex(look, choice.with)];
    return firer === NONE || target === NONE ? 0 : expectedLoss(look, firer, target);
  };
  const best = new Map<string, Choice<'fire'>>();
  for (const choice of choices) {
    if (choice.do !== 'fire' || isFutileShot(look, choice)) continue;
    const other = best.get(choice.piece);
    if (!other || worth(choice) > worth(other)) best.set(choice.piece, choice);
  }
  return [...best.values()].sort((a, b) => worth(b) - worth(a));
}

/** II.4 The means of command in their order, each a question of its own. */
const MEANS: readonly OrderArgs['by'][] = ['free', 'rider', 'flash', 'broken'];

/** No more orders by any means: one word for all the questions that would still come. */
function noOrders({
  view,
  box,
  side,
  about,
  choices,
}: Question<'giveOrder'>): Choice<'noOrders'>[] {
  const none = choices.find((choice) => choice.do === 'noOrders');
  const now = MEANS.indexOf(about.by);
  if (!none || now < 0) return [];
  const later = MEANS.slice(now + 1).filter((by) =>
    canOrder({ state: view, box }, sideIndex(side), by, []),
  );
  return [none, ...later.map(() => none)];
}

export function plans(asked: Question): Plan[] {
  const { say } = boardSpeech(asked.speech.language);
  if (asked.decision === 'giveOrder') {
    const choices = noOrders(asked);
    return choices.length < 2
      ? []
      : [{ id: 'no-orders', label: say('plan.noOrders'), choices, ends: true }];
  }
  if (asked.decision === 'act' || asked.decision === 'unit' || asked.decision === 'independence')
    return brigadePlans(asked);
  if (asked.decision !== 'react' && asked.decision !== 'openFire') return [];
  const shots = bestShots(asked);
  const label = say('plan.allFire', { n: shots.length });
  return [
    ...(shots.length < 2 ? [] : [{ id: 'all-fire', label, choices: shots }]),
    ...(asked.decision === 'react' ? lettingPass(asked) : []),
  ];
}
