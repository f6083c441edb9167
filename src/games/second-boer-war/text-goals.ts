import { at } from '../../kernel/lists.ts';
import { BOERS, EMPIRE, X } from './box.ts';
import { distances } from './opponent/ground.ts';
import { areaId, cardId, empireControls, isGuerrilla, leaderId } from './queries.ts';
import { type Look, NONE } from './state.ts';
import type { Speech } from './text/en.ts';

/** For the text view: what lies where it decides something, how far off leaders are, what cards are worth. */

/** The field leader of a side who is nearest to an area, and how many areas away. */
function nearestOf({ state, box }: Look, side: number, area: number) {
  let found = { leader: NONE, far: Number.POSITIVE_INFINITY };
  for (const leader of at(box.field, side)) {
    const stand = at(state.leaderAt, leader);
    const far = stand < 0 ? Number.POSITIVE_INFINITY : at(at(distances(box), area), stand);
    if (far < found.far) found = { leader, far };
  }
  return found;
}

/** `, nearest enemy Botha, 3 areas away`; nothing where there is no enemy on the map. */
export function nearestEnemy(look: Look, leader: number, speech: Speech): string {
  const { state, box } = look;
  const side = 1 - at(box.leaderSide, leader);
  const { leader: enemy, far } = nearestOf(look, side, at(state.leaderAt, leader));
  if (enemy === NONE) return '';
  return speech.say('textView.nearestEnemy', { piece: leaderId(look, enemy), n: far });
}

/** 7.0.b, 11B The cities that may fall, the objectives that must be held; and who is near. */
export function goalLines(look: Look, speech: Speech): string[] {
  const { state, box } = look;
  if (isGuerrilla(look)) return [];
  const near = (side: number, area: number): string => {
    const { leader, far } = nearestOf(look, side, area);
    return leader === NONE
      ? speech.say('textView.goal.nobody')
      : speech.say('textView.goal.near', { piece: leaderId(look, leader), n: far });
  };
  const line = (
    key: 'textView.goal.city' | 'textView.goal.objective',
    area: number,
    held: boolean,
  ) =>
    speech.say(key, {
      area: areaId(look, area),
      held: held ? 'yes' : 'no',
      british: near(EMPIRE, area),
      boers: near(BOERS, area),
    });
  const cities = box.cities.map((city) =>
    line('textView.goal.city', city, at(state.fallen, city) !== 1),
  );
  const objectives = box.objectives.map((area) =>
    line('textView.goal.objective', area, empireControls(look, area)),
  );
  return [...(state.turn === 1 ? cities : []), ...objectives];
}

/** A card with its figures. */
export function cardValue(look: Look, card: number, speech: Speech): string {
  const { box } = look;
  const morale = at(box.morale, card);
  return speech.say('textView.cardValue', {
    card: cardId(look, card),
    attack: at(at(box.strength, 0), card),
    defence: at(at(box.strength, 1), card),
    morale: morale === X ? '–' : String(morale),
  });
}
