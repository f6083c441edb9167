/** Places and pieces in words, for screen readers and the tray. */

import type { PlaceWords } from '../../../boardkit/board.ts';
import { at } from '../../../kernel/lists.ts';
import type { Speech } from '../../../kernel/text.ts';
import { BOERS, type Box, EMPIRE, GARRISON, MAIN, SIDES, X } from '../box.ts';
import { fullMovement } from '../queries.ts';
import { BLOCKHOUSE, NONE, OFF_MAP, OUT, type ReadonlyState, SCORCHED } from '../state.ts';
import { republicOf } from './faces.ts';
import { boardSpeech } from './speech.ts';

/** The leaders in an area: British, then Boers. */
export const leadersAt = (view: ReadonlyState, box: Box, area: number): number[] =>
  area < 0 ? [] : [...box.leaders.keys()].filter((leader) => view.leaderAt[leader] === area);

function groundOf(box: Box, area: number, say: Speech['say']): string {
  const entry = box.pack.areas[at(box.areas, area)];
  const republic = republicOf(box, area);
  const parts = [say(republic === 'empire' ? 'about.British' : `about.${republic}`)];
  if (entry?.siegeCity) parts.push(say('about.city'));
  if (entry?.politicalCentre) parts.push(say('about.centre'));
  if (entry?.annexationObjective) parts.push(say('about.objective'));
  if (entry?.africansDie) parts.push(say('about.africans'));
  return `${parts.join(', ')}.`;
}

export function markersOf(view: ReadonlyState, area: number, say: Speech['say']): string[] {
  const out: string[] = [];
  if (view.garrison[area] === 1) out.push(say('about.garrison'));
  if (view.burnt[area] === SCORCHED) out.push(say('about.scorched'));
  if (view.burnt[area] === BLOCKHOUSE) out.push(say('about.blockhouse'));
  if (view.camp[area] === 1) out.push(say('about.camp'));
  if (view.revolt[area] === 1) out.push(say('about.revolt'));
  if (at(view.siege, area) !== NONE) out.push(say('about.siege', { n: at(view.siege, area) }));
  if (at(view.fort, area) !== NONE) out.push(say('about.fort', { n: at(view.fort, area) }));
  if (view.fallen[area] === 1) out.push(say('about.fallen'));
  return out;
}

export function describePlace(
  view: ReadonlyState,
  box: Box,
  id: string,
  speech: Speech,
): PlaceWords {
  const area = box.areaIndex.get(id) ?? -1;
  const name = speech.name(id);
  if (area < 0) return { name, about: '' };
  const { say } = boardSpeech(speech.language);
  const leaders = leadersAt(view, box, area).map((leader) => speech.name(at(box.leaders, leader)));
  const here = [...leaders, ...markersOf(view, area, say)];
  const list = new Intl.ListFormat(speech.language, { type: 'unit' }).format(here);
  const rest = here.length > 0 ? `${list}.` : say('about.empty');
  return { name, about: `${groundOf(box, area, say)} ${rest}` };
}

export function describePiece(view: ReadonlyState, box: Box, id: string, speech: Speech): string {
  const own = boardSpeech(speech.language);
  const leader = box.leaderIndex.get(id);
  if (leader !== undefined) return leaderWords(view, box, leader, speech);
  const card = box.cardIndex.get(id);
  if (card !== undefined) return `${speech.name(id)}. ${cardWords(box, card, own)}`;
  const history = `history.${id}`;
  const about = speech.has(history) ? speech.say(history) : '';
  return box.eventIndex.has(id)
    ? `${speech.name(id)}. ${own.say('piece.event', { about })}`
    : speech.name(id);
}

const value = (n: number): string => (n === X ? '–' : String(n));

function leaderWords(view: ReadonlyState, box: Box, leader: number, speech: Speech): string {
  const { say } = boardSpeech(speech.language);
  const id = at(box.leaders, leader);
  const side = SIDES[at(box.leaderSide, leader) === BOERS ? BOERS : EMPIRE];
  const kind = at(box.kind, leader);
  const where = at(view.leaderAt, leader);
  const place =
    where >= 0
      ? say('leader.at', { area: at(box.areas, where) })
      : say(where === OFF_MAP ? 'leader.off' : where === OUT ? 'leader.out' : 'leader.reserve');
  const sentence = say('leader.words', {
    kind: say(
      kind === MAIN ? 'leader.main' : kind === GARRISON ? 'leader.garrison' : 'leader.detached',
      { side },
    ),
    where: place,
    m: value(fullMovement({ state: view, box }, leader)),
    a: value(at(box.ability, leader)),
    c: value(at(box.charisma, leader)),
  });
  const left = view.mover === leader ? ` ${say('leader.left', { n: view.mp })}` : '';
  const history = `history.${id}`;
  const tale = speech.has(history) ? ` ${speech.say(history)}` : '';
  return `${speech.name(id)}. ${sentence}${left}${tale}`;
}

/** Strength and Morale of a card. */
export function cardWords(box: Box, card: number, own: Speech): string {
  const a = at(at(box.strength, 0), card);
  const d = at(at(box.strength, 1), card);
  const m = at(box.morale, card);
  return own.say('piece.card', {
    kind: at(box.single, card) ? 'single' : 'multiple',
    strength: a === d ? own.say('card.strength', { a }) : own.say('card.strength.two', { a, d }),
    morale: m === X ? own.say('card.morale.none') : own.say('card.morale', { m }),
  });
}
