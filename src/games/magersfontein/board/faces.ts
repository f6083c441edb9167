/** From the state of a piece to the face of its counter. */
import { type CounterFace, type Tag, warOffice } from '../../../boardkit/counter.ts';
import type { Side } from '../../../kernel/game.ts';
import type { Speech } from '../../../kernel/text.ts';
import { type Box, BRITISH, NONE, type UnitCard } from '../box.ts';
import { moraleOf } from '../rules/01-general.ts';
import { fullMp } from '../rules/04-mounted.ts';
import { COLUMN, DECLARED, FOUGHT, MOUNTED, OUT, type ReadonlyState } from '../state.ts';

/** Letter and ring of each brigade; the printed counters have a colour bar. */
const BRIGADES: Readonly<Record<string, readonly [badge: string, colour: string]>> = {
  highland: ['H', '#2f6b46'],
  guards: ['G', '#9e2b25'],
  ninth: ['9', '#a8631f'],
  cavalry: ['C', '#2f4a6d'],
  artillery: ['A', '#5a4636'],
  army: ['·', '#6f6459'],
  centre: ['C', '#7d5212'],
  right: ['R', '#2a4364'],
  left: ['L', '#8f241f'],
  reserve: ['V', '#6f6459'],
};

/** Whether the reader may not know which unit this is. */
export const isVeiled = (view: ReadonlyState, unit: number, side: Side | null): boolean =>
  (view.mark[unit] ?? NONE) !== NONE &&
  view.options.hiddenNames &&
  side !== 'boers' &&
  !view.core.laidOpen;

function signOf(card: UnitCard, form: number): Parameters<typeof warOffice>[0] {
  if (card.kind === 'infantry') return form === COLUMN ? 'column' : 'foot';
  if (card.kind === 'commando') return 'commando';
  if (card.kind === 'gun') {
    if (card.pomPom) return 'pompom';
    if (card.howitzer) return 'howitzer';
    return card.id.startsWith('naval') ? 'naval' : 'gun';
  }
  if (form !== MOUNTED) return 'dismounted';
  return card.kind === 'cavalry' ? 'mounted' : 'mi';
}

const groundOf = (card: UnitCard): CounterFace['ground'] => {
  if (card.side !== BRITISH) return card.kind === 'gun' ? 'boer-guns' : 'zar';
  if (card.kind === 'gun') return 'guns';
  return card.kind === 'infantry' ? 'empire' : 'mounted';
};

function tagsOf(view: ReadonlyState, unit: number): Tag[] {
  const tags: Tag[] = [];
  const reacts = view.reacts[unit] ?? 0;
  if (reacts > 0) tags.push({ text: String(reacts), tone: 'bad' });
  const assault = view.assault[unit] ?? 0;
  if (assault === DECLARED || assault === FOUGHT) tags.push({ text: '⚔', tone: 'dark' });
  if (view.outOfCommand[unit] === OUT) tags.push({ text: '?', tone: 'plain' });
  return tags;
}

export function unitFace(
  view: ReadonlyState,
  box: Box,
  unit: number,
  side: Side | null,
): CounterFace {
  const card = box.units[unit];
  if (!card) return { shape: 'round', ground: 'light' };
  if (isVeiled(view, unit, side))
    return { shape: 'eight', ground: 'veiled', sign: warOffice('hat'), tags: tagsOf(view, unit) };
  const look = { state: view, box };
  const [badge, rim] = BRIGADES[card.brigade] ?? ['', '#6f6459'];
  const full = fullMp(look, unit);
  const tags = tagsOf(view, unit);
  if ((view.mark[unit] ?? NONE) !== NONE) tags.push({ text: '◦', tone: 'good' });
  return {
    shape: card.side === BRITISH ? 'square' : 'eight',
    ground: groundOf(card),
    sign: warOffice(signOf(card, view.form[unit] ?? 0)),
    badge,
    rim,
    left: moraleOf(look, unit),
    right: full,
    reduced: view.reduced[unit] === 1,
    horses: card.horses,
    triangle: card.highExplosive,
    ...(card.stars > 0 && { stars: card.stars }),
    morale: (view.routed[unit] ?? 0) > 0 ? 3 : 0,
    loss: view.loss[unit] ?? 0,
    tags,
  };
}

/** Ribbons are short: the surname, and what tells two of a name apart. */
const SHORT: Readonly<Record<string, string>> = {
  hall: 'Hall',
  'cronje-p': 'P. Cronje',
  'cronje-a': 'A. Cronje',
  'de-la-rey': 'De la Rey',
};

export const surname = (id: string, speech: Speech): string =>
  SHORT[id] ?? speech.name(id).split(' ').at(-1) ?? id;

export function commanderFace(
  view: ReadonlyState,
  box: Box,
  index: number,
  speech: Speech,
): CounterFace {
  const commander = box.commanders[index];
  if (!commander) return { shape: 'round', ground: 'light' };
  const british = commander.side === BRITISH;
  const [badge, rim] = BRIGADES[commander.brigade ?? ''] ?? ['', british ? '#7d1f1a' : '#28523f'];
  return {
    shape: british ? 'square' : 'eight',
    ground: 'light',
    leader: true,
    rim: british ? rim : '#28523f',
    ...(commander.chief ? { sign: warOffice('star') } : { badge }),
    name: surname(commander.id, speech),
    tags: view.active === index ? [{ text: '●', tone: 'good' }] : [],
  };
}

export const riderFace = (british: boolean, number: number): CounterFace => ({
  shape: 'round',
  ground: british ? 'empire' : 'zar',
  sign: warOffice('rider'),
  tags: [{ text: String(number), tone: 'plain' }],
});
