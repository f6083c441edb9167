import { at } from '../../../kernel/lists.ts';
import { areaId, contentsOf, isOnMap, type Look, pieceId, pieceIdsOf, pieceOf } from '../state.ts';
import { type Choice, decision, refuse, type War } from '../vocabulary.ts';

/** 7.2-c When a phase closes, whoever stands with an army becomes part of it. True if anyone did. */
export function absorb(war: War): boolean {
  const { box, state } = war;
  let any = false;
  for (const army of box.armies) {
    const area = at(state.at, army);
    if (area < 0) continue;
    const joining: number[] = [];
    for (let piece = 0; piece < box.firstEmpire; piece++) {
      if (at(state.at, piece) !== area || box.armies.includes(piece)) continue;
      if (at(state.army, piece) >= 0) continue;
      state.army[piece] = homeArmy(war, piece, area, army);
      joining.push(piece);
    }
    if (joining.length === 0) continue;
    any = true;
    tellAbsorbed(war, joining, army, area);
  }
  return any;
}

/** Where both armies stand a Kommando goes to that of its own republic, until R arranges otherwise. */
function homeArmy(look: Look, piece: number, area: number, found: number): number {
  const own = look.box.armies.find(
    (army) =>
      at(look.state.at, army) === area && look.box.stateOf[army] === look.box.stateOf[piece],
  );
  return own ?? found;
}

function tellAbsorbed(war: War, joining: readonly number[], army: number, area: number): void {
  const rule = '7.2-c';
  const event = { with: pieceId(war, army), at: areaId(war, area), count: joining.length };
  const full = { type: 'absorbed', rule, ...event, pieces: pieceIdsOf(war, joining) } as const;
  if (!joining.some((piece) => war.state.hidden[piece] === 1)) war.tell(full);
  else war.tellOnly('republics', full, { type: 'absorbedUnseen', rule, ...event });
}

/** 7.2-d Both armies in one area, and something to arrange between their boxes. */
export function needsArranging(look: Look): boolean {
  const { box, state } = look;
  const [first, second] = box.armies;
  if (first === undefined || second === undefined) return false;
  if (!isOnMap(state, first) || at(state.at, first) !== at(state.at, second)) return false;
  return contentsOf(look, first).length + contentsOf(look, second).length > 0;
}

const READY: Choice<'ready'> = { do: 'ready' };

/** 7.2-d R puts units from one box into the other, each at most once. */
export const arrange = decision('arrange', {
  side: 'republics',
  rule: '7.2-d',
  choices: (look) => [...transfers(look), READY],
  whyNot: (look, _, tried) => {
    const piece = pieceOf(look, tried.piece);
    if (tried.do !== 'transfer') return null;
    if (piece < 0 || at(look.state.army, piece) < 0) return refuse('7.2-d', 'notInArmy');
    return refuse('7.2-d', 'transferredAlready');
  },
  take: {
    ready(war) {
      war.state.column = [];
    },
    transfer(war, _, choice) {
      const piece = pieceOf(war, choice.piece);
      war.state.army[piece] = pieceOf(war, choice.with);
      war.state.column = [...war.state.column, piece];
      const { piece: id, with: army } = choice;
      const event = { type: 'transferred', rule: '7.2-d', with: army, piece: id } as const;
      if (war.state.hidden[piece] === 1) war.tellOnly('republics', event);
      else war.tell(event);
      war.next('arrange');
    },
  },
});

function transfers(look: Look): Choice<'transfer'>[] {
  const { box, state } = look;
  const choices: Choice<'transfer'>[] = [];
  for (let piece = 0; piece < box.firstEmpire; piece++) {
    const army = at(state.army, piece);
    if (army < 0 || state.column.includes(piece)) continue;
    for (const other of box.armies) {
      if (other === army) continue;
      choices.push({ do: 'transfer', piece: pieceId(look, piece), with: pieceId(look, other) });
    }
  }
  return choices;
}
