/** A whole brigade with one stroke: it marches, closes up, unlimbers, or stays where it is. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { at } from '../../../kernel/lists.ts';
import { game } from '../game.ts';
import {
  anyBoerUnit,
  areaOf,
  brigadeOf,
  gaitOf,
  inBoerRange,
  leaderArea,
  leaderOf,
  pieceId,
  pieceOf,
  stepsBetween,
} from '../rules/01-pieces.ts';
import { mustSearch } from '../rules/04-crossing.ts';
import type { Look } from '../state.ts';
import { type Choice, DRILLS, type Offer } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

/** More ways than these are pointed out on the map, not in a list. */
const WAYS = 3;

/** Into Boers, or into a river nobody has found a way through: that is no routine. */
export const isRisky = (look: Look, to: string): boolean => {
  const area = areaOf(look.box, to);
  return anyBoerUnit(look, area) || mustSearch(look, area);
};

export const isMarch = (choice: { readonly do: string }): choice is Choice<'march'> =>
  choice.do === 'march';

/** On along the way: to `first` if that is asked for, else where Boer rifles do not reach. */
function stepOn(
  { view, box, choices }: Question<'leaderMove' | 'leaderMarch'>,
  first: string | null,
): Choice<'march'> | undefined {
  const look = { state: view, box };
  const steps = choices.filter(isMarch).filter(({ to }) => !isRisky(look, to));
  const quiet = steps.find(({ to }) => !inBoerRange(look, areaOf(box, to), true));
  return first === null ? (quiet ?? steps[0]) : steps.find(({ to }) => to === first);
}

/** A unit that is not with its leader goes towards him. */
export function closerUp({
  view,
  box,
  about,
  choices,
}: Question<'unitMoves'>): Choice<'move'> | undefined {
  const look = { state: view, box };
  const stand = leaderArea(look, brigadeOf(box, about.brigade));
  return choices.find((choice): choice is Choice<'move'> => {
    if (choice.do !== 'move' || isRisky(look, choice.to)) return false;
    const unit = pieceOf(box, choice.piece);
    const gait = gaitOf(box, unit);
    const now = stepsBetween(box, gait, at(view.where, unit), stand);
    return stepsBetween(box, gait, areaOf(box, choice.to), stand) < now;
  });
}

/** Guns and horse that could still change formation where they were sent are a decision of their own. */
export const isThrough = (choices: readonly Offer<'unitMoves'>[]): boolean =>
  !choices.some(({ do: verb }) => verb === 'unlimber' || verb === 'dismount');

export const ended = ({ choices }: Question<'unitMoves'>): Choice<'endBrigade'> | undefined =>
  choices.find((choice): choice is Choice<'endBrigade'> => choice.do === 'endBrigade');

/** Everybody who can comes along, the others close up, and the brigade has moved. */
function wholeBrigade(asked: Question<'leaderMove' | 'leaderMarch'>, first: string): Choice[] {
  const { brigade } = asked.about;
  let begun = false;
  return lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'leaderMove' && ahead.about.brigade === brigade) {
      const taken =
        ahead.choices.find((choice) => choice.do === 'takeAll') ??
        ahead.choices.find((choice) => choice.do === 'take');
      if (taken) return taken;
    }
    if (ahead.decision === 'leaderMove' || ahead.decision === 'leaderMarch') {
      if (ahead.about.brigade !== brigade) return null;
      const step = stepOn(ahead, begun ? null : first);
      begun = true;
      return step ?? ahead.choices.find((choice) => choice.do === 'halt');
    }
    if (ahead.decision !== 'unitMoves' || ahead.about.brigade !== brigade) return null;
    return closerUp(ahead) ?? (isThrough(ahead.choices) ? ended(ahead) : null);
  });
}

/** The first areas the whole company could march to from here. */
function firstSteps(asked: Question<'leaderMove' | 'leaderMarch'>): string[] {
  let steps: string[] = [];
  lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision !== 'leaderMove' && ahead.decision !== 'leaderMarch') return null;
    const taken =
      ahead.choices.find((choice) => choice.do === 'takeAll') ??
      ahead.choices.find((choice) => choice.do === 'take');
    if (!taken) steps = ahead.choices.filter(isMarch).map(({ to }) => to);
    return taken;
  });
  const look = { state: asked.view, box: asked.box };
  return steps.filter((to) => !isRisky(look, to));
}

/** The whole brigade marches as far as it gets, by each way that it may take. */
export function marches(asked: Question<'leaderMove' | 'leaderMarch'>): Plan[] {
  const { view, box, speech, about } = asked;
  const { say } = boardSpeech(speech.language);
  const look = { state: view, box };
  const leader = pieceId(box, leaderOf(box, brigadeOf(box, about.brigade)));
  const found = new Map<string, Plan>();
  for (const first of firstSteps(asked)) {
    const choices = wholeBrigade(asked, first);
    const to = choices.findLast(isMarch)?.to;
    if (to === undefined || choices.length < 2 || found.has(to)) continue;
    const ends = choices.at(-1)?.do === 'endBrigade';
    const rifles = inBoerRange(look, areaOf(box, to), true);
    found.set(to, {
      id: `march-${to}`,
      label: say('plan.march', { leader: speech.name(leader), to: speech.name(to) }),
      note: [rifles ? say('note.rifles') : '', ends ? say('plan.march.ends') : '']
        .filter(Boolean)
        .join(', '),
      choices,
    });
  }
  return [...found.values()].slice(0, WAYS);
}

/** All guns unlimber, all horse dismounts, and so on, where two or more could. */
function drills(asked: Question<'unitMoves'>): Plan[] {
  const { say } = boardSpeech(asked.speech.language);
  return DRILLS.flatMap((drill): Plan[] => {
    const choices = lookAhead(game.rules, asked, (ahead) =>
      ahead.decision === 'unitMoves' && ahead.about.brigade === asked.about.brigade
        ? ahead.choices.find((choice) => choice.do === drill)
        : null,
    );
    if (choices.length < 2) return [];
    return [{ id: drill, label: say(`plan.${drill}`, { n: choices.length }), choices }];
  });
}

/** Units away from their leader come up to him as far as they can. */
function closingUp(asked: Question<'unitMoves'>): Plan[] {
  const { box, speech, about } = asked;
  const choices = lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision !== 'unitMoves' || ahead.about.brigade !== about.brigade) return null;
    return closerUp(ahead) ?? (isThrough(ahead.choices) ? ended(ahead) : null);
  });
  if (choices.length < 2 || choices[0]?.do !== 'move') return [];
  const leader = pieceId(box, leaderOf(box, brigadeOf(box, about.brigade)));
  const { say } = boardSpeech(speech.language);
  const units = new Set(choices.flatMap((choice) => (choice.do === 'move' ? [choice.piece] : [])));
  return [
    {
      id: 'close-up',
      label: say('plan.closeUp', { leader: speech.name(leader) }),
      note: [...units].map((unit) => speech.name(unit)).join(', '),
      choices,
    },
  ];
}

/** This brigade and those after it that have no orders stay where they are. */
function staying(asked: Question<'unitMoves'>): Plan[] {
  const { speech } = asked;
  const brigades: string[] = [];
  const choices = lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision !== 'unitMoves' || (brigades.length > 0 && !isThrough(ahead.choices)))
      return null;
    brigades.push(ahead.about.brigade);
    return ended(ahead);
  });
  if (choices.length < 2) return [];
  const { say } = boardSpeech(speech.language);
  return [
    {
      id: 'stay',
      ends: true,
      label: say('plan.stay', { n: choices.length }),
      note: brigades.map((brigade) => speech.name(brigade)).join(', '),
      choices,
    },
  ];
}

export const unitPlans = (asked: Question<'unitMoves'>): Plan[] => [
  ...drills(asked),
  ...closingUp(asked),
  ...staying(asked),
];
