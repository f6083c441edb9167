import { kindAt } from '../../../kernel/dice.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, EMPIRE, enemyOf, sideName } from '../box.ts';
import {
  activeSide,
  britonInRepublics,
  cardId,
  isGuerrilla,
  leaderId,
  leaderOf,
  total,
} from '../queries.ts';
import { fullPools } from '../setup.ts';
import { GONE, NONE, OUT, RESERVE, type State } from '../state.ts';
import { step, type War } from '../vocabulary.ts';
import { changeFunds, changePrestige } from './03-tracks.ts';
import { settleArea } from './05-movement.ts';
import { judge, judgeTurn } from './11-victory.ts';

/** 2R, A 32 The reinforcement deck is shuffled once; nobody knows its order. */
export const muster = step('muster', (war) => {
  const { state } = war;
  war.epoch(state.turn);
  war.shuffle('reinforcements', state.deck, (card) => cardId(war, card));
  if (state.turn > 1) comeOn(war);
  war.next('turnStart');
});

/** 4M, A 42 The leaders of the new turn; the British place first. */
function comeOn(war: War): void {
  const { state, box } = war;
  const card = box.pack.turnSetup[state.turn];
  const entering = [...(card?.enter ?? []), ...(card?.autoEnterIfUnused ?? [])].filter(
    (id) => state.leaderAt[leaderOf(war, id)] === RESERVE,
  );
  for (const side of [EMPIRE, BOERS])
    for (const id of entering)
      if (at(box.leaderSide, leaderOf(war, id)) === side) war.next('entry', { piece: id });
}

/** 4A The Second draws the counter; 2E the active player's single-use cards are ready again. */
export const round = step('round', (war) => {
  const { state, box } = war;
  const side = activeSide(war);
  for (const card of at(box.cardsOf, side)) state.spent[card] = 0;
  state.drawn = drawCounter(war, side);
  state.open = true;
  state.done = 0;
  state.eventPlayed = false;
  state.cardsMoved = false;
  war.tell({ type: 'roundBegins', rule: '4B', round: state.round, side: sideName(side) });
  const second = sideName(enemyOf(side));
  war.tellOnly(
    second,
    { type: 'counterSeen', rule: '4A', side: sideName(side), n: state.drawn, fleeting: true },
    { type: 'counterDrawn', rule: '4A', side: sideName(side), second },
  );
  war.next('action');
});

/** 3U Blind, from the active player's own pool. */
function drawCounter(war: War, side: number): number {
  const { pool, round: number } = war.state;
  const counts = pool.slice(side * 3, side * 3 + 3);
  const numberOn = (counter: number): number => kindAt(counts, counter) + 1;
  const drawn = war.draw(
    `counter/${sideName(side)}/${number}`,
    poolSize(war.state, side),
    (counter) => `${numberOn(counter)}`,
  );
  const n = numberOn(drawn);
  const index = side * 3 + n - 1;
  pool[index] = at(pool, index) - 1;
  return n;
}

const poolSize = ({ pool }: State, side: number): number =>
  at(pool, side * 3) + at(pool, side * 3 + 1) + at(pool, side * 3 + 2);

/** 4C–4F The Second moves the marker and says only whether one more action is available. */
export const actionDone = step('actionDone', (war, { cost }) => {
  const { state } = war;
  if (judge(war)) return;
  state.done += cost;
  // 4H: how far each marker went, and how often one more was granted, would be a list of counters.
  war.tell({ type: 'actionComplete', rule: '4C', n: state.done, fleeting: true });
  // Whether there is another action was hidden until now: nobody may take the deed back.
  war.reveal();
  if (state.done < state.drawn) {
    const side = sideName(activeSide(war));
    war.tell({ type: 'anotherAction', rule: '4D', side, fleeting: true });
    war.next('action');
  } else war.next('roundEnd');
});

/** 4F–4I The counter is shown, what is due at the end of a round happens, roles swap. */
export const roundEnd = step('roundEnd', (war) => {
  const { state, box } = war;
  const side = activeSide(war);
  const { drawn } = state;
  // 4H: shown, and not to be looked up again once the next one is.
  war.tell({ type: 'roundEnds', rule: '4F', side: sideName(side), n: drawn, fleeting: true });
  state.drawn = 0;
  state.done = 0;
  state.eventPlayed = false;
  state.cardsMoved = false;
  // 3I, 3J, 3M
  if (side === BOERS && !isGuerrilla(war) && drawn === 3 && britonInRepublics(war))
    changeFunds(war, -1, '3I');
  // 7.0.e-d
  if (side === EMPIRE && total(state.revolt) >= 3) changePrestige(war, -1, '7.0.e-d');
  if (judge(war)) return;
  if (state.round < box.rounds) {
    state.round++;
    state.open = false;
    war.next('round');
  } else war.next('turnEnd'); // 4K
});

/** 4M The end of a turn, in the book's order. */
export const turnEnd = step('turnEnd', (war) => {
  if (judgeTurn(war)) return;
  const { state, box } = war;
  war.tell({ type: 'turnEnds', rule: '4M', turn: state.turn });
  clearMarkers(war);
  state.turn++;
  state.round = 1;
  state.open = false;
  state.pool = fullPools(box); // 4K
  state.won = [0, 0];
  const card = box.pack.turnSetup[state.turn];
  for (const id of card?.remove ?? []) leave(war, leaderOf(war, id));
  comeOn(war);
  war.next('turnStart');
});

/** 7.0.b-k, 3M, 4N What leaves the game with the turn. */
function clearMarkers(war: War): void {
  const { state, box } = war;
  if (state.turn === 1) {
    for (const city of box.cities) {
      if (at(state.siege, city) === NONE) continue;
      state.siege[city] = NONE;
      war.tell({ type: 'siegeStopped', rule: '7.0.b-k', area: at(box.areas, city) });
    }
  }
  if (state.turn !== box.funds.removedAfterTurn) return;
  state.funds = NONE;
  state.fort = state.fort.map(() => NONE);
  for (const card of at(box.cardsOf, BOERS)) if (at(box.single, card)) state.cardAt[card] = GONE;
  war.tell({ type: 'guerrillaWar', rule: '4N' });
}

function leave(war: War, leader: number): void {
  const { state } = war;
  const area = at(state.leaderAt, leader);
  if (area === OUT) return;
  state.leaderAt[leader] = OUT;
  if (area !== RESERVE)
    war.tell({ type: 'leaderLeaves', rule: '4M', piece: leaderId(war, leader) });
  if (area >= 0) settleArea(war, area);
}

export const turnStart = step('turnStart', (war) => {
  const { state } = war;
  if (state.core.epoch !== state.turn) war.epoch(state.turn);
  if (judge(war)) return;
  war.tell({ type: 'turnBegins', rule: '1A', turn: state.turn });
  war.next('round');
});
