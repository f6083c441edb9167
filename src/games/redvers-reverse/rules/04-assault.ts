import { at } from '../../../kernel/lists.ts';
import { BATTERY } from '../box.ts';
import { sumOf } from '../reasons.ts';
import { type Look, ROUTED } from '../state.ts';
import { decision, type Offer, refuse, step, type War } from '../vocabulary.ts';
import { enterSegment } from './00-turn.ts';
import {
  actualStrength,
  anyBoerUnit,
  anyBritishUnit,
  areaId,
  areaOf,
  brigadeOf,
  britishUnitsIn,
  commandosIn,
  currentSp,
  kindOf,
  leaderOf,
  pieceId,
  pieceOf,
} from './01-pieces.ts';
import { appear, overrun, replacementAreas } from './06-track.ts';
import { clearAttacks } from './07-attacks.ts';
import { britishFireReasons } from './07-british-fire.ts';
import { britishAreas } from './08-boer-targets.ts';

/** 4.2a Every area where both sides have units is assaulted once. */
export const britishAssault = step('britishAssault', (war) => {
  enterSegment(war, 'britishAssault');
  const areas = britishAreas(war).filter((area) => anyBoerUnit(war, area));
  const left = areas.map((area) => areaId(war.box, area));
  const [only] = left;
  if (only === undefined) return;
  if (left.length === 1 || war.state.chosen.ties === 'first')
    for (const place of left) {
      war.unasked('british', { do: 'assault', at: place });
      war.next('assault', { at: place });
    }
  else war.next('assaults', { left });
});

/** 0c Which assault first. */
export const assaults = decision('assaults', {
  side: 'british',
  rule: '4.2a',
  choices: (_, { left }) => left.map((place): Offer<'assaults'> => ({ do: 'assault', at: place })),
  whyNot: () => refuse('4.2a', 'noAssault'),
  take: {
    assault(war, { left }, choice) {
      const rest = left.filter((place) => place !== choice.at);
      war.next('assault', { at: choice.at });
      const [last] = rest;
      if (rest.length === 1 && last !== undefined) {
        war.unasked('british', { do: 'assault', at: last });
        war.next('assault', { at: last });
      } else war.next('assaults', { left: rest });
    },
  },
});

/** 4.2c-f Approach, close combat, and who is left. */
export const assault = step('assault', (war, { at: place }) => {
  war.tell({ type: 'assault', rule: '4.2c', at: place });
  war.next('assaultBoers', { at: place, close: false });
  war.next('assaultBritish', { at: place, close: false });
  war.next('closeCombat', { at: place });
  war.next('afterAssault', { at: place });
});

/** 4.2b Commandos that can fire here, strongest first. */
function shooters(look: Look, area: number): number[] {
  const { state } = look;
  return commandosIn(look, area)
    .filter((unit) => at(state.level, unit) !== ROUTED && at(state.fired, unit) === 0)
    .sort((a, b) => actualStrength(look, b) - actualStrength(look, a) || a - b);
}

/** 4.2c, R-4 Commandos fire first: the strongest for all, or each for itself. */
export const assaultBoers = step('assaultBoers', (war, { at: place, close }) => {
  const { state, box } = war;
  const area = areaOf(box, place);
  const units = anyBritishUnit(war, area) ? shooters(war, area) : [];
  const [first] = units;
  if (first === undefined) {
    clearAttacks(state);
    return;
  }
  const equals = units.filter((u) => actualStrength(war, u) === actualStrength(war, first));
  if (equals.length > 1 && state.chosen.ties === 'ask') {
    const tied = equals.map((unit) => pieceId(box, unit));
    war.next('assaultFirst', { at: place, close, tied });
  } else {
    war.unasked('british', { do: 'first', piece: pieceId(box, first) });
    boerTurn(war, first, place, close);
  }
});

/** 0c Equals: who fires. */
export const assaultFirst = decision('assaultFirst', {
  side: 'british',
  rule: '0c',
  choices: (_, { tied }) => tied.map((piece): Offer<'assaultFirst'> => ({ do: 'first', piece })),
  whyNot: () => refuse('4.2c', 'notStrongest'),
  take: {
    first(war, { at: place, close }, choice) {
      boerTurn(war, pieceOf(war.box, choice.piece), place, close);
    },
  },
});

function boerTurn(war: War, unit: number, place: string, close: boolean): void {
  const { state, box } = war;
  const others = shooters(war, areaOf(box, place)).filter((other) => other !== unit);
  const single = state.chosen.assault === 'unit';
  const support = single ? undefined : others[0];
  state.fired[unit] = 1;
  war.next('boerShot', {
    at: place,
    by: pieceId(box, unit),
    with: support === undefined ? '' : pieceId(box, support),
    multiple: support !== undefined,
    close,
  });
  if (single && others.length > 0) war.next('assaultBoers', { at: place, close });
  else clearAttacks(state);
}

/** 4.2b British units that can fire here. */
export function chargers(look: Look, area: number): number[] {
  const { state, box } = look;
  return britishUnitsIn(look, area).filter(
    (unit) =>
      kindOf(box, unit) !== BATTERY &&
      at(state.level, unit) !== ROUTED &&
      currentSp(look, unit) > 0,
  );
}

/** 4.2c, R-4 Then the British: one unit of the player's choice, supported if there is a second, or all. */
export const assaultBritish = step('assaultBritish', (war, { at: place, close }) => {
  const { state, box } = war;
  const area = areaOf(box, place);
  const units = chargers(war, area);
  const [first] = units;
  if (first === undefined || !anyBoerUnit(war, area)) return;
  if (state.chosen.assault === 'unit') {
    for (const unit of units)
      war.next('britishShot', { at: place, by: pieceId(box, unit), multiple: false, close });
    return;
  }
  const multiple = units.length > 1;
  const sums = units.map((by) => sumOf(britishFireReasons(war, { by, area, multiple, close })));
  if (sums.every((sum) => sum === sums[0]) || state.chosen.ties === 'first') {
    const best = at(units, sums.indexOf(Math.max(...sums)));
    war.next('britishShot', { at: place, by: pieceId(box, best), multiple, close });
  } else war.next('assaultShot', { at: place, close });
});

export const assaultShot = decision('assaultShot', {
  side: 'british',
  rule: '4.2c',
  choices: (look, { at: place }) =>
    chargers(look, areaOf(look.box, place)).map((unit) => ({
      do: 'charge',
      piece: pieceId(look.box, unit),
      at: place,
    })),
  whyNot: () => refuse('4.2b', 'cannotCharge'),
  take: {
    charge(war, { at: place, close }, choice) {
      const multiple = chargers(war, areaOf(war.box, place)).length > 1;
      war.next('britishShot', { at: place, by: choice.piece, multiple, close });
    },
  },
});

/** 4.2d If both still have units there: once more, without cover. */
export const closeCombat = step('closeCombat', (war, { at: place }) => {
  const area = areaOf(war.box, place);
  if (!anyBoerUnit(war, area) || !anyBritishUnit(war, area)) return;
  war.tell({ type: 'closeCombat', rule: '4.2d', at: place });
  war.next('assaultBoers', { at: place, close: true });
  war.next('assaultBritish', { at: place, close: true });
});

/** 4.2e They share the area, or 4.2f those without rifles are lost. */
export const afterAssault = step('afterAssault', (war, { at: place }) => {
  const area = areaOf(war.box, place);
  if (anyBoerUnit(war, area)) overrun(war, area, '4.2f');
  const shared = anyBoerUnit(war, area) && anyBritishUnit(war, area);
  war.tell({ type: 'assaultOver', rule: '4.2e', at: place, shared });
});

/** 4.2g Where the new man appears, when several units are as close. */
export const replace = decision('replace', {
  side: 'british',
  rule: '4.2g',
  choices: (look, { brigade: id }) => {
    const brigade = brigadeOf(look.box, id);
    const piece = pieceId(look.box, leaderOf(look.box, brigade));
    return replacementAreas(look, brigade).map((area) => ({
      do: 'appear',
      piece,
      to: areaId(look.box, area),
    }));
  },
  whyNot: () => refuse('4.2g', 'notClosest'),
  take: {
    appear(war, { brigade }, choice) {
      appear(war, brigadeOf(war.box, brigade), areaOf(war.box, choice.to));
    },
  },
});
