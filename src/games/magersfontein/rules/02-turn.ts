import { at } from '../../../kernel/lists.ts';
import {
  BOERS,
  BRITISH,
  COLUMN,
  card,
  commanderIndex,
  enemyOf,
  hexId,
  hexIndex,
  type Look,
  NONE,
  onMap,
  scenarioOf,
  sideName,
  unitIndex,
} from '../state.ts';
import {
  type Choice,
  decision,
  type Refusal,
  refuse,
  step,
  type Tried,
  type War,
} from '../vocabulary.ts';
import { d10, whyNotUnit } from './01-general.ts';
import { isFutile, whyNotFirer, whyNotTarget } from './10-fire.ts';
import { endOfTurn } from './15-victory.ts';

/** Before turn 1 of the battle the concealed Boers may fire one volley each into the column. */
export const openingVolley = step('openingVolley', (war) => {
  if (!scenarioOf(war).openingVolley) return;
  war.next('openFire');
});

const CEASE: Choice<'cease'> = { do: 'cease' };

/** Concealed units that have not fired yet and see the column (a volley does not betray them, IX.12). */
function volleys(look: Look): Choice<'fire'>[] {
  const { state } = look;
  const found: Choice<'fire'>[] = [];
  const futile: Choice<'fire'>[] = [];
  for (let unit = 0; unit < state.hex.length; unit++) {
    if (
      card(look, unit).side !== BOERS ||
      at(state.mark, unit) === NONE ||
      at(state.volleys, unit) > 0
    )
      continue;
    if (whyNotFirer(look, unit) !== null) continue;
    for (let target = 0; target < state.hex.length; target++) {
      if (
        card(look, target).side === BRITISH &&
        at(state.form, target) === COLUMN &&
        whyNotTarget(look, unit, target) === null
      )
        (isFutile(look, unit, target) ? futile : found).push({
          do: 'fire',
          piece: card(look, unit).id,
          with: card(look, target).id,
        });
    }
  }
  return [...found, ...futile];
}

export const openFire = decision('openFire', {
  side: sideName(BOERS),
  rule: 'X.1',
  choices: (look) => [...volleys(look), CEASE],
  whyNot: {
    fire(look, _, tried) {
      const other = whyNotUnit(look, tried.piece);
      if (other) return other;
      const unit = unitIndex(look, tried.piece);
      if (at(look.state.volleys, unit) > 0) return refuse('X.4', 'noVolleysLeft');
      return (
        whyNotFirer(look, unit) ??
        whyNotTarget(look, unit, unitIndex(look, tried.with)) ??
        refuse('I.10', 'onlyTheColumn')
      );
    },
  },
  take: {
    fire(war, _, { piece, with: target }) {
      war.state.volleys[unitIndex(war, piece)] = 1;
      war.next('shoot', { firer: piece, target, reaction: false });
      war.next('openingVolley');
    },
    cease() {},
  },
});

/** II.2, II.3 A turn: command, activations, reorganization, the count. */
export const turn = step('turn', (war) => {
  const { state } = war;
  state.turn += 1;
  war.epoch(state.turn);
  state.acted.fill(0);
  state.used.fill(0);
  state.fireLoss.fill(0);
  state.volleys.fill(0);
  state.shots = [];
  war.tell({
    type: 'turnBegins',
    rule: 'II.2',
    turn: state.turn,
    time: scenarioOf(war).times[state.turn - 1] ?? '',
  });
  returnCommanders(war);
  war.next('commandPhase');
  war.next('pairs');
  war.next('reorganisation');
  war.next('endTurn');
});

/** XIII.11, R68 Lost commanders come back to a unit of theirs, with Defense. */
function returnCommanders(war: War): void {
  const { state, box } = war;
  for (const [commander, { id, side }] of box.commanders.entries()) {
    const due = at(state.due, commander);
    if (at(state.at, commander) >= 0 || due <= 0 || due > state.turn) continue;
    const hexes = homes(war, commander);
    const [only] = hexes;
    if (hexes.length > 1) war.next('commanderReturns', { commander: id });
    else if (only !== undefined) {
      war.unasked(sideName(side), { do: 'appear', piece: id, to: hexId(war, only) });
      comeBack(war, commander, only);
    }
  }
}

/** A commander who was never on the field enters by the scenario's hex; others join their own. */
function homes(look: Look, commander: number): number[] {
  const { side, brigade, chief, late } = at(look.box.commanders, commander);
  if (late && at(look.state.rode, commander) === NONE) return [late.hex];
  const found = new Set<number>();
  for (let unit = 0; unit < look.state.hex.length; unit++) {
    const own = card(look, unit);
    if (own.side === side && onMap(look, unit) && (chief || own.brigade === brigade))
      found.add(at(look.state.hex, unit));
  }
  return [...found].sort((a, b) => a - b);
}

function comeBack(war: War, commander: number, hex: number): void {
  const { state } = war;
  state.at[commander] = hex;
  state.due[commander] = 0;
  state.rode[commander] = 0;
  war.tell({
    type: 'commanderBack',
    rule: 'XIII.11',
    piece: at(war.box.commanders, commander).id,
    to: hexId(war, hex),
  });
}

export const commanderReturns = decision('commanderReturns', {
  side: (look, { commander }) =>
    sideName(at(look.box.commanders, commanderIndex(look, commander)).side),
  rule: 'XIII.11',
  choices: (look, { commander }) =>
    homes(look, commanderIndex(look, commander)).map(
      (hex): Choice<'appear'> => ({ do: 'appear', piece: commander, to: hexId(look, hex) }),
    ),
  whyNot: () => refuse('XIII.11', 'noUnitOfHis'),
  take: {
    appear(war, { commander }, choice) {
      comeBack(war, commanderIndex(war, commander), hexIndex(war, choice.to));
    },
  },
});

/** II.5, R3 Brigadiers who still have their activation this turn. */
export function waiting(look: Look, side: number): number[] {
  const found: number[] = [];
  for (const [commander, { side: own, brigade }] of look.box.commanders.entries()) {
    if (
      own !== side ||
      brigade === null ||
      at(look.state.used, commander) ||
      scenarioOf(look).commanders[commander] !== true
    )
      continue;
    const present = at(look.state.at, commander) >= 0;
    const troops = look.state.hex.some(
      (hex, unit) =>
        hex >= 0 && card(look, unit).side === side && card(look, unit).brigade === brigade,
    );
    if (present || troops) found.push(commander);
  }
  return found;
}

/** II.5, II.6 Pair after pair, until nobody is left; R2 the longer side goes on alone. */
export const pairs = step('pairs', (war) => {
  const { state } = war;
  state.phase = 1;
  state.pick = [NONE, NONE];
  state.shown = [0, 0];
  state.active = NONE;
  const british = waiting(war, BRITISH);
  const boers = waiting(war, BOERS);
  if (british.length === 0 && boers.length === 0) return;
  if (british.length > 0 && boers.length > 0) {
    war.together([
      { side: sideName(BRITISH), steps: [{ step: 'pickBrigade', side: BRITISH }] },
      { side: sideName(BOERS), steps: [{ step: 'pickBrigade', side: BOERS }] },
    ]);
    war.next('initiative');
  } else war.next('single', { side: british.length > 0 ? BRITISH : BOERS });
  war.next('pairs');
});

const brigades = (look: Look, side: number): Choice<'pick'>[] =>
  waiting(look, side).map((commander) => ({
    do: 'pick',
    piece: at(look.box.commanders, commander).id,
  }));

const whyNotPick = (look: Look, side: number, { piece }: Tried): Refusal => {
  const commander = commanderIndex(look, piece);
  if (commander === NONE || at(look.box.commanders, commander).side !== side)
    return refuse('II.6', 'notYourBrigadier');
  return at(look.state.used, commander)
    ? refuse('II.8', 'activatedAlready')
    : refuse('II.5', 'noActivation');
};

/** II.6(3) Each side lays one marker face down. */
export const pickBrigade = decision('pickBrigade', {
  side: (_, { side }) => sideName(side),
  rule: 'II.6',
  choices: (look, { side }) => brigades(look, side),
  whyNot: (look, { side }, tried) => whyNotPick(look, side, tried),
  take: {
    pick(war, { side }, choice) {
      war.state.pick[side] = commanderIndex(war, choice.piece);
    },
  },
});

/** XIII.10 An absent commander's initiative is 0. */
export const initiativeOf = (look: Look, commander: number): number =>
  at(look.state.at, commander) < 0 ? 0 : at(look.box.commanders, commander).initiative;

/** II.6(4), (5) Both roll; the higher total has the initiative; R1 ties roll again. */
export const initiative = step('initiative', (war) => {
  const { state } = war;
  const fixed = scenarioOf(war).firstInitiative;
  const first = state.turn === 1 && state.used.every((used) => !used);
  const totals = [0, 0];
  let winner = first ? fixed : NONE;
  while (winner === NONE) {
    for (const side of [BRITISH, BOERS])
      totals[side] =
        d10(war, `initiative/${sideName(side)}`) + initiativeOf(war, at(state.pick, side));
    if (totals[0] !== totals[1]) winner = at(totals, 0) > at(totals, 1) ? BRITISH : BOERS;
  }
  const loser = enemyOf(winner);
  war.reveal();
  // II.6(6) Who lacks the initiative shows his marker; the other need not.
  state.shown[loser] = 1;
  war.tell({
    type: 'initiative',
    rule: 'II.6',
    side: sideName(winner),
    british: at(totals, 0),
    boers: at(totals, 1),
    piece: at(war.box.commanders, at(state.pick, loser)).id,
  });
  war.next('whoFirst', { side: winner });
});

/** II.6(6) The side with the initiative says who goes first. */
export const whoFirst = decision('whoFirst', {
  side: (_, { side }) => sideName(side),
  rule: 'II.6',
  choices: () => [{ do: 'goFirst' }, { do: 'goSecond' }],
  take: {
    goFirst: (war, { side }) => activateBoth(war, side),
    goSecond: (war, { side }) => activateBoth(war, enemyOf(side)),
  },
});

function activateBoth(war: War, first: number): void {
  war.tell({ type: 'order', rule: 'II.6', side: sideName(first) });
  war.next('activate', { side: first });
  war.next('activate', { side: enemyOf(first) });
}

/** R2 The side that has brigades left states each before it acts. */
export const single = decision('single', {
  side: (_, { side }) => sideName(side),
  rule: 'II.5',
  choices: (look, { side }) => brigades(look, side),
  whyNot: (look, { side }, tried) => whyNotPick(look, side, tried),
  take: {
    pick(war, { side }, choice) {
      war.state.pick[side] = commanderIndex(war, choice.piece);
      war.next('activate', { side });
    },
  },
});

/** II.10, II.11 The turn is over, and perhaps the battle. */
export const endTurn = step('endTurn', (war) => {
  if (!endOfTurn(war)) war.next('turn');
});
