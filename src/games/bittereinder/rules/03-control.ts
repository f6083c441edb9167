import { at } from '../../../kernel/lists.ts';
import { EMPIRE, inArea, NOBODY, REPUBLICS, sideName } from '../state.ts';
import type { War } from '../vocabulary.ts';
import { changeCommitment } from './09-commitment.ts';
import { changeMorale } from './11-morale-track.ts';
import { bothCapitals } from './13-leaders.ts';

/** 3.3-b Whoever alone holds a town with an un-besieged combat unit when a phase ends controls it. */
export function readControl(war: War): void {
  const { box, state } = war;
  const taken: number[] = [];
  for (let piece = 0; piece < box.pieces; piece++) {
    const area = at(state.at, piece);
    // 3.3-e, 3.3-f Only towns are controlled, never neutral ones; 10.2.3-d nor razed ones.
    if (area < 0 || box.town[area] === 0 || state.razed[area] === 1) continue;
    // 3.3-c Leaders and supply units gain nothing; the besieged neither.
    if (at(box.cf, piece) === 0 || state.besieged[piece] === 1) continue;
    const side = piece < box.firstEmpire ? REPUBLICS : EMPIRE;
    if (state.control[area] === side + 1) continue;
    if (inArea(state, 1 - side, area) > 0) continue;
    state.control[area] = side + 1;
    taken.push(area);
  }
  // In the order of the map: the order of the counters would betray who lies face down where.
  for (const area of taken.sort((a, b) => a - b)) {
    war.tell({
      type: 'controlled',
      rule: '3.3-b',
      side: sideName(at(state.control, area) - 1),
      at: at(box.areaIds, area),
    });
  }
  capture(war, box.bloemfontein, 1);
  capture(war, box.pretoria, 2);
  bothCapitals(war);
  losesRail(war);
}

/** 9.3-c, 9.3-d, 11.1-b The first fall of a capital. */
function capture(war: War, capital: number, bit: number): void {
  const { box, state } = war;
  if ((state.taken & bit) !== 0 || state.control[capital] !== EMPIRE + 1) return;
  state.taken |= bit;
  const id = at(box.areaIds, capital);
  const { firstCaptureLossBase } = box.pack.capitals[bit === 1 ? 'freeState' : 'zar'];
  const loss = firstCaptureLossBase - state.turn;
  war.tell({ type: 'capitalFalls', rule: bit === 1 ? '9.3-c' : '9.3-d', at: id, loss });
  changeCommitment(war, -loss, bit === 1 ? '9.3-c' : '9.3-d', 'capital');
  changeMorale(war, 1, '11.1-b', 'capital');
}

/** 6.2-c With every home town lost or razed the Republics have no more trains. */
function losesRail(war: War): void {
  const { box, state } = war;
  if (state.railLost === 1) return;
  for (const area of box.homes) {
    if (state.control[area] === REPUBLICS + 1) return;
    if (state.control[area] === NOBODY && state.razed[area] === 0) return;
  }
  state.railLost = 1;
  war.tell({ type: 'railLost', rule: '6.2-c' });
}
