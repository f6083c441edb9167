/** A fight fought on with one stroke, as the staff suggests: what is brought, laid, swapped, and who flees. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { game } from '../game.ts';
import { tactics } from '../opponent/tactics.ts';
import { activeSide } from '../queries.ts';
import { sideIndex } from '../rules/08-forces.ts';
import type { Choice, Owed } from '../vocabulary.ts';
import { said } from './lay-plans.ts';
import { boardSpeech } from './speech.ts';
import { titleOf } from './titles.ts';
import type { Plan, Question } from './types.ts';

/** Where a beaten leader goes and what becomes of a blockhouse is always asked. */
const STAFF_WORK = [
  'announce',
  'pickOne',
  'pickOwn',
  'bring',
  'lay',
  'swap',
  'flight',
  'rideDown',
  'bury',
  'discard',
] as const;
export type Fighting = Question<(typeof STAFF_WORK)[number]>;

export const isFighting = (asked: Question): asked is Fighting =>
  STAFF_WORK.some((decision) => decision === asked.decision);

const BEGINNINGS = [
  'battleBegins',
  'skirmishBegins',
  'raidBegins',
  'blockhouseRaided',
  'blockhouseStormed',
];

/** Every fight is asked about anew: how many there were, or so many later. */
const fightNumber = ({ told }: Question, later = 0): string =>
  `${told.filter(({ event }) => BEGINNINGS.includes(event.type)).length + later}`;

const FIGHT_STOP = 'fight-stop';

function suggestion(ahead: Question): Choice | null {
  if (!isFighting(ahead)) return null;
  const { view, box, side, decision, about, choices } = ahead;
  // By the name of the decision the rest belongs to it; the compiler does not follow that far.
  const owed = { side, step: { step: decision, ...about } } as Owed;
  return tactics({ state: view, box }, owed, choices);
}

/** What the staff would do first; a whole hand is said zone by zone where it is laid by itself. */
function firstOf(asked: Fighting, choices: readonly Choice[]): string | null {
  const { speech } = asked;
  if (asked.decision === 'lay') return choices.length < 2 ? said(asked, choices) : null;
  const own = boardSpeech(speech.language);
  const words = choices.map((choice) =>
    choice.do === 'choose' || choice.do === 'discard'
      ? titleOf(choice.piece, speech, own)
      : speech.say(`do.${choice.do}`, { ...choice }),
  );
  return words.slice(0, 3).join(', ');
}

/** Whoever attacks may also say that this was all: if the enemy gives way, he is asked after all. */
export function fightPlans(asked: Fighting): Plan[] {
  const choices = lookAhead(game.rules, asked, suggestion);
  if (choices.length === 0) return [];
  const { say } = boardSpeech(asked.speech.language);
  const note = firstOf(asked, choices);
  const pulse = fightNumber(asked);
  const fight: Plan = {
    id: 'fight',
    label: say('plan.fight'),
    ...(note && { note }),
    choices,
    pulse,
  };
  const attacks = activeSide({ state: asked.view, box: asked.box }) === sideIndex(asked.side);
  return attacks
    ? [{ ...fight, id: FIGHT_STOP, label: say('plan.fight.stop'), ends: true }, fight]
    : [fight];
}

const FIGHTS = ['attack', 'storm', 'raid', 'raidBlockhouse'] as const;
type Fight = Choice<(typeof FIGHTS)[number]>;

export const isFight = (choice: Choice): choice is Fight =>
  FIGHTS.some((verb) => verb === choice.do);

/** What one leader does to one enemy or place. */
export const planName = (deed: Choice & { piece: string; with?: string; at?: string }): string =>
  `${deed.do}-${deed.piece}-${deed.with ?? deed.at}`;

/** 4B, 8A Activated for one attack: where it does not drive the enemy off, it was the whole action. */
export function oncePlan(
  asked: Question<'action'>,
  activate: Choice<'activate'>,
  fight: Fight,
): Plan {
  const { speech } = asked;
  const { say } = boardSpeech(speech.language);
  const deed = speech.say(`do.${fight.do}`, { ...fight });
  return {
    id: planName(fight),
    label: say('plan.once', { piece: speech.name(fight.piece), deed }),
    note: say('plan.once.about'),
    choices: [activate, fight],
    pulse: fightNumber(asked, 1),
  };
}

/** After such fights the leader stops, if the enemy still stands before him. */
export function stopPlans(asked: Question<'deed'>): Plan[] {
  const stop = asked.choices.find((choice) => choice.do === 'stop');
  const held = asked.choices.filter(isFight);
  if (!stop) return [];
  const rest = { label: asked.speech.say('do.stop'), choices: [stop], ends: true, quiet: true };
  const pulse = fightNumber(asked);
  return [
    { ...rest, id: FIGHT_STOP, pulse: held.length > 0 ? pulse : 'given way' },
    ...held.map((fight): Plan => ({ ...rest, id: planName(fight), pulse })),
  ];
}
