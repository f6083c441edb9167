import type { TextView } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { at } from '../../kernel/lists.ts';
import { BOERS, EMPIRE, GARRISON, MAIN, SIDES, sideName, X } from './box.ts';
import {
  activeSide,
  areaId,
  cardId,
  commandosInHand,
  countedCamps,
  fullMovement,
  leaderId,
  total,
} from './queries.ts';
import { rowsOf, slotOf } from './rules/08-battle.ts';
import {
  BATTLE,
  BLOCKHOUSE,
  EMPTY,
  FAILED,
  HAND,
  type Look,
  NONE,
  OFF_MAP,
  PILE,
  type ReadonlyFight,
  SCORCHED,
  ZONES,
} from './state.ts';
import type { Speech } from './text/en.ts';
import { cardValue, goalLines, nearestEnemy } from './text-goals.ts';

/** What a side sees, in words. */
export function textView(look: Look, side: Side | null, speech: Speech): TextView {
  const { state, box } = look;
  const say = (key: string, values?: JsonObject) => speech.say(`textView.${key}`, values);
  const parts: TextView[] = [
    { heading: say('goals'), lines: goalLines(look, speech) },
    { heading: say('leaders.empire'), lines: leaderLines(look, EMPIRE, speech, say) },
    { heading: say('leaders.boers'), lines: leaderLines(look, BOERS, speech, say) },
    { heading: say('areas'), lines: areaLines(look, say) },
    {
      heading: say('events'),
      lines: box.events.flatMap((event, i) =>
        state.played[i] === 1 ? [speech.name(event.id)] : [],
      ),
    },
  ];
  if (state.fight) parts.unshift(fightPart(look, state.fight, side, speech, say));
  return {
    heading: say('turn', {
      turn: state.turn,
      round: state.round,
      rounds: box.rounds,
      side: sideName(activeSide(look)),
    }),
    lines: [...trackLines(look, say), ...cardLines(look, side, speech, say)],
    parts,
  };
}

type Say = (key: string, values?: JsonObject) => string;

function trackLines(look: Look, say: Say): string[] {
  const { state } = look;
  const lines = [say('prestige', { n: state.prestige })];
  if (state.funds !== NONE) lines.push(say('funds', { n: state.funds }));
  lines.push(say('actions', { n: state.done }));
  if (state.drawn > 0) lines.push(say('counter', { n: state.drawn }));
  if (state.mover !== NONE)
    lines.push(say('mover', { piece: leaderId(look, state.mover), n: state.mp }));
  lines.push(
    say('camps', {
      n: total(state.camp),
      counted: countedCamps(look),
      commandos: commandosInHand(look),
    }),
  );
  return lines;
}

function cardLines(look: Look, side: Side | null, speech: Speech, say: Say): string[] {
  const { state, box } = look;
  const listed = (cards: readonly number[]) =>
    cards.length > 0 ? cards.map((card) => cardId(look, card)) : say('none');
  const british = at(box.cardsOf, EMPIRE).length - state.deck.length;
  const boers = at(box.cardsOf, BOERS).filter((card) => state.cardAt[card] === HAND);
  const lines = [
    say('hand.empire', { n: british, deck: state.deck.length }),
    say('hand.boers', { n: boers.length }),
  ];
  const own = (SIDES as readonly (string | null)[]).indexOf(side);
  if (own >= 0) {
    const hand = at(box.cardsOf, own).filter((card) => state.cardAt[card] === HAND);
    const cards = hand.map((card) => cardValue(look, card, speech)).join('; ');
    lines.push(say('hand.own', { cards: cards || say('none') }));
  }
  const pile = at(box.cardsOf, BOERS).filter((card) => state.cardAt[card] === PILE);
  lines.push(say('pile', { cards: listed(pile) }));
  lines.push(
    say('inactive', {
      cards: listed(box.cards.map((_, i) => i).filter((i) => state.spent[i] === 1)),
    }),
  );
  return lines;
}

function leaderLines(look: Look, side: number, speech: Speech, say: Say): string[] {
  const { state, box } = look;
  const lines: string[] = [];
  const away: string[] = [];
  const value = (n: number) => (n === X ? 'X' : n);
  for (const [leader, id] of box.leaders.entries()) {
    if (at(box.leaderSide, leader) !== side) continue;
    const where = at(state.leaderAt, leader);
    if (where === OFF_MAP) away.push(id);
    if (where < 0) continue;
    const area = areaId(look, where);
    const charisma = value(at(box.charisma, leader));
    if (at(box.kind, leader) === GARRISON) {
      lines.push(say('garrisonLeader', { piece: id, area, charisma }));
      continue;
    }
    lines.push(
      say('leader', {
        piece: id,
        area,
        movement: value(fullMovement(look, leader)),
        ability: value(at(box.ability, leader)),
        charisma,
        star: at(box.kind, leader) === MAIN ? 'yes' : 'no',
      }) + nearestEnemy(look, leader, speech),
    );
  }
  if (away.length > 0) lines.push(say('offMap', { leaders: away }));
  return lines;
}

function areaLines(look: Look, say: Say): string[] {
  const { state, box } = look;
  const lines: string[] = [];
  for (const [area, id] of box.areas.entries()) {
    const markers: string[] = [];
    if (state.garrison[area] === 1) markers.push(say('marker.garrison'));
    if (state.burnt[area] === SCORCHED) markers.push(say('marker.scorched'));
    if (state.burnt[area] === BLOCKHOUSE) markers.push(say('marker.blockhouse'));
    if (state.camp[area] === 1) markers.push(say('marker.camp'));
    if (state.revolt[area] === 1) markers.push(say('marker.revolt'));
    if (state.siege[area] !== NONE) markers.push(say('marker.siege', { n: at(state.siege, area) }));
    if (state.fort[area] !== NONE) markers.push(say('marker.fort', { n: at(state.fort, area) }));
    if (state.fallen[area] === 1) markers.push(say('marker.fallen'));
    if (markers.length > 0) lines.push(say('area', { area: id, markers }));
  }
  return lines;
}

function fightPart(
  look: Look,
  fight: ReadonlyFight,
  side: Side | null,
  speech: Speech,
  say: Say,
): TextView {
  const lines: string[] = [];
  for (const owner of [EMPIRE, BOERS]) {
    for (const [z, zone] of ZONES.entries()) {
      const cards: string[] = [];
      for (let row = 0; row < rowsOf(fight); row++) {
        const slot = slotOf(owner, row, z);
        const face = at(fight.faces, slot);
        if (face === EMPTY) continue;
        const card = at(fight.slots, slot);
        const name = card < 0 ? say('card.masked') : speech.name(cardId(look, card));
        cards.push(face === FAILED ? say('card.failed', { card: name }) : name);
        const swap = at(fight.swaps, slot);
        if (swap >= 0) cards.push(speech.name(cardId(look, swap)));
      }
      if (cards.length > 0) lines.push(say('fight.row', { side: sideName(owner), zone, cards }));
    }
    const surplus = at(fight.brought, owner);
    if (surplus.length === 0) continue;
    if (side === sideName(owner))
      lines.push(say('fight.surplus.own', { cards: surplus.map((card) => cardId(look, card)) }));
    else lines.push(say('fight.surplus.enemy', { n: surplus.length }));
  }
  return {
    heading: say('fight', {
      kind: fight.kind === BATTLE ? 'battle' : 'skirmish',
      area: areaId(look, fight.area),
      side: sideName(fight.attacker),
    }),
    lines,
  };
}
