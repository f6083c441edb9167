/** Routines worth a button: a fight fought on, a hand laid, a leader who does something where he stands, a round let go. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { at } from '../../../kernel/lists.ts';
import { game } from '../game.ts';
import { areaOf, leaderOf } from '../queries.ts';
import type { Choice, Offer } from '../vocabulary.ts';
import { fightPlans, isFight, isFighting, oncePlan, planName, stopPlans } from './fight-plans.ts';
import { garrisonPlans } from './garrison-plans.ts';
import { layPlans } from './lay-plans.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

/** What a leader does where he stands: the fights and sieges first. */
const DEEDS = [
  'attack',
  'raid',
  'storm',
  'raidBlockhouse',
  'bombard',
  'besiege',
  'evict',
  'quell',
  'garrison',
] as const;
type Here = Choice<(typeof DEEDS)[number]>;

const isHere = (choice: Offer<'deed'>): choice is Here => DEEDS.some((verb) => verb === choice.do);

/** More than these are found by activating the leader. */
const MOST = 5;

/** What this leader could do at once if he were activated. */
function deedsOf(asked: Question<'action'>, activate: Choice<'activate'>): readonly Here[] {
  let found: readonly Here[] = [];
  lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'action') return activate;
    if (ahead.decision === 'deed') found = ahead.choices.filter(isHere);
    return null;
  });
  return found;
}

/** What one would want to think about before doing the same again: the siege, and the round. */
function pulseOf({ view, box }: Question<'action'>, deed: Here): string {
  const look = { state: view, box };
  const area = 'at' in deed ? areaOf(look, deed.at) : at(view.leaderAt, leaderOf(look, deed.piece));
  return `${view.turn} ${view.round} ${at(view.siege, area)} ${at(view.garrison, area)}`;
}

/** 4B, 5A Activated and set to work where he stands. */
function deeds(asked: Question<'action'>): Plan[] {
  const { speech } = asked;
  const activations = asked.choices.filter(
    (choice): choice is Choice<'activate'> => choice.do === 'activate',
  );
  return activations
    .flatMap((activate) => deedsOf(asked, activate).map((deed) => ({ activate, deed })))
    .toSorted((a, b) => DEEDS.indexOf(a.deed.do) - DEEDS.indexOf(b.deed.do))
    .slice(0, MOST)
    .map(({ activate, deed }) => {
      if (isFight(deed)) return oncePlan(asked, activate, deed);
      const siege = deed.do === 'besiege' || deed.do === 'bombard';
      const { say } = boardSpeech(speech.language);
      const words = speech.say(`do.${deed.do}`, { ...deed });
      return {
        id: planName(deed),
        label: say('plan.deed', { piece: speech.name(deed.piece), deed: words }),
        // The guns fire once in a round; a siege without them goes on.
        ...(deed.do === 'besiege' && { note: say('plan.siege.about') }),
        choices: [activate, deed],
        ...(siege && { pulse: pulseOf(asked, deed) }),
      };
    });
}

/** 4L Nothing more in this round, however many actions it has. */
function passing({ view, speech, choices }: Question<'action'>): Plan[] {
  const pass = choices.find((choice) => choice.do === 'pass');
  if (!pass) return [];
  const label = boardSpeech(speech.language).say('plan.pass');
  const pulse = `${view.turn} ${view.round}`;
  return [{ id: 'pass', label, choices: [pass], pulse, ends: true }];
}

export function plans(asked: Question): Plan[] {
  if (isFighting(asked))
    return [...fightPlans(asked), ...(asked.decision === 'lay' ? layPlans(asked) : [])];
  switch (asked.decision) {
    case 'deed':
      return [...stopPlans(asked), ...garrisonPlans(asked)];
    case 'action':
      return [...deeds(asked), ...garrisonPlans(asked), ...passing(asked)];
    default:
      return [];
  }
}
