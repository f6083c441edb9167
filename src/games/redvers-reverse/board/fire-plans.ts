/** Fire with one stroke: all who can at one area, the whole line, or as last turn. */
import { lookAhead } from '../../../boardkit/look-ahead.ts';
import { game } from '../game.ts';
import { laidShot, shotCard } from '../odds.ts';
import { areaId, areaOf, pieceOf } from '../rules/01-pieces.ts';
import { attackOn } from '../rules/07-attacks.ts';
import { targetsOf } from '../rules/07-british-fire.ts';
import type { Look } from '../state.ts';
import type { Choice } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';
import type { Plan, Question } from './types.ts';

type Asked = Question<'britishTargets'>;

/** More areas than these are picked one unit at a time, or on the map. */
const AREAS = 3;

/** Chance that a unit which fires there now does any harm, with or without another beside it. */
function harm(look: Look, unit: number, area: number, beside = false): number {
  const shot = laidShot(look, unit, area);
  const outcomes = shotCard(look, beside ? { ...shot, multiple: true } : shot)?.outcomes ?? [];
  return outcomes.reduce((sum, { tone, chance }) => (tone === 'good' ? sum + chance : sum), 0);
}

/** Whether the unit can do no harm wherever it fires, not even with another beside it. */
export function isHarmless(asked: Question, piece: string, to?: string): boolean {
  const { view, box } = asked;
  const look = { state: view, box };
  const unit = pieceOf(box, piece);
  const areas = to === undefined ? targetsOf(look, unit) : [areaOf(box, to)];
  return areas.every((area) => harm(look, unit, area, hasCompany(asked, piece, area)) === 0);
}

/** Whether another could fire there too; while a unit aims, that is not known. */
function hasCompany(asked: Question, piece: string, area: number): boolean {
  const { view, box } = asked;
  if (asked.decision !== 'britishTargets') return true;
  return firersOf(asked).some(
    (other) =>
      other.piece !== piece &&
      targetsOf({ state: view, box }, pieceOf(box, other.piece)).includes(area),
  );
}

const firersOf = ({ choices }: Pick<Asked, 'choices'>): Choice<'fire'>[] =>
  choices.filter((choice): choice is Choice<'fire'> => choice.do === 'fire');

/** Fires as `aimOf` says for each unit, in the order in which it is asked; nobody else does. */
function fire(
  asked: Asked,
  next: (ahead: Asked) => Choice<'fire'> | Choice<'cease'> | null | undefined,
  aimOf: (look: Look, piece: string) => string | undefined,
): Choice[] {
  return lookAhead(game.rules, asked, (ahead) => {
    if (ahead.decision === 'britishTargets') return next(ahead);
    if (ahead.decision !== 'britishAim') return null;
    const to = aimOf({ state: ahead.view, box: ahead.box }, ahead.about.piece);
    return ahead.choices.find((choice) => choice.to === to);
  });
}

/** The units that fire in a plan. */
const piecesOf = (choices: readonly Choice[]): string[] =>
  choices.flatMap((choice) => (choice.do === 'fire' ? [choice.piece] : []));

/** 7.1c Two fire at one area at most: the surest first, with one beside it that has least else to do. */
function fireAt(asked: Asked, area: number): Choice[] {
  const { view, box } = asked;
  const look = { state: view, box };
  const can = firersOf(asked).filter(({ piece }) =>
    targetsOf(look, pieceOf(box, piece)).includes(area),
  );
  const chance = ({ piece }: Choice<'fire'>) => harm(look, pieceOf(box, piece), area);
  const others = ({ piece }: Choice<'fire'>) => targetsOf(look, pieceOf(box, piece)).length;
  const [first] = can.toSorted((a, b) => chance(b) - chance(a));
  const second = can
    .filter((choice) => choice !== first)
    .toSorted((a, b) => others(a) - others(b) || chance(a) - chance(b))[0];
  const order = [first, second].filter((one) => one !== undefined);
  return fire(
    asked,
    () => order.shift(),
    () => areaId(box, area),
  );
}

function perArea(asked: Asked): Plan[] {
  const { view, box, speech } = asked;
  const { say } = boardSpeech(speech.language);
  const look = { state: view, box };
  const at = new Map<number, number[]>();
  for (const { piece } of firersOf(asked))
    for (const area of targetsOf(look, pieceOf(box, piece)))
      at.set(area, [...(at.get(area) ?? []), pieceOf(box, piece)]);
  return [...at]
    .map(([area, units]): [number, number] => {
      const chances = units.map((unit) => harm(look, unit, area, units.length > 1));
      return [area, Math.max(...chances)];
    })
    .filter(([, chance]) => chance > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, AREAS)
    .flatMap(([area]): Plan[] => {
      const choices = fireAt(asked, area);
      const id = areaId(box, area);
      if (choices.length < 2) return [];
      const note = piecesOf(choices).map((piece) => speech.name(piece));
      const label = say('plan.fireAt', { to: speech.name(id) });
      return [{ id: `fire-${id}`, label, note: note.join(', '), choices }];
    });
}

/** Each unit's best target as things stand: an area nobody fires at yet, if there is one. */
function bestAim(look: Look, piece: string): { readonly to: string; readonly chance: number } {
  const unit = pieceOf(look.box, piece);
  const aims = targetsOf(look, unit).map((area) => ({
    to: areaId(look.box, area),
    chance: harm(look, unit, area) / (1 + attackOn(look, area)),
  }));
  return aims.toSorted((a, b) => b.chance - a.chance)[0] ?? { to: '', chance: 0 };
}

/** Everybody who can do harm fires where it does most; the others hold their fire. */
function wholeLine(asked: Asked): Plan[] {
  const { box, speech } = asked;
  const { say } = boardSpeech(speech.language);
  const at = new Map<string, string[]>();
  const choices = fire(
    asked,
    (ahead) => {
      const look = { state: ahead.view, box };
      const aims = firersOf(ahead).map((choice) => ({ choice, ...bestAim(look, choice.piece) }));
      const next = aims.toSorted((a, b) => b.chance - a.chance)[0];
      if (!next || next.chance === 0)
        return at.size > 0 ? ahead.choices.find((choice) => choice.do === 'cease') : null;
      at.set(next.to, [...(at.get(next.to) ?? []), speech.name(next.choice.piece)]);
      return next.choice;
    },
    (look, piece) => bestAim(look, piece).to,
  );
  if (choices.length < 2 || at.size === 0) return [];
  const note = [...at].map(([to, units]) => `${speech.name(to)}: ${units.join(', ')}`).join('; ');
  return [{ id: 'fire-all', label: say('plan.fireAll'), note, choices, ends: true }];
}

/** The same targets as the last time these units fired, as far as they still can. */
function asBefore(asked: Asked): Plan[] {
  const { view, speech, told } = asked;
  const { say } = boardSpeech(speech.language);
  const aims = new Map<string, string>();
  for (const { turn, event } of told)
    if (turn === view.turn - 1 && (event.type === 'aims' || event.type === 'supports'))
      aims.set(event.piece, event.to);
  const choices = fire(
    asked,
    (ahead) => firersOf(ahead).find(({ piece }) => mayAim(ahead, piece, aims.get(piece))),
    (_, piece) => aims.get(piece),
  );
  const pieces = piecesOf(choices);
  if (pieces.length < 2) return [];
  const note = pieces
    .map((piece) => `${speech.name(piece)} → ${speech.name(aims.get(piece) ?? '')}`)
    .join(', ');
  return [{ id: 'fire-again', label: say('plan.fireAgain'), note, choices }];
}

const mayAim = ({ view, box }: Asked, piece: string, to: string | undefined): boolean =>
  to !== undefined &&
  targetsOf({ state: view, box }, pieceOf(box, piece)).includes(areaOf(box, to));

/** Where no shot could do anything, one word for all of them. */
function holdFire(asked: Asked): Plan[] {
  const { speech, choices } = asked;
  const cease = choices.find((choice) => choice.do === 'cease');
  if (!cease || !firersOf(asked).every(({ piece }) => isHarmless(asked, piece))) return [];
  const { say } = boardSpeech(speech.language);
  return [{ id: 'hold-fire', label: say('plan.holdFire'), choices: [cease], ends: true }];
}

export const firePlans = (asked: Asked): Plan[] => [
  ...holdFire(asked),
  ...wholeLine(asked),
  ...asBefore(asked),
  ...perArea(asked),
];
