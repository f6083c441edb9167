import type { Json } from '../../kernel/json.ts';
import type { Provenance, Source } from '../../kernel/provenance.ts';
import type { Box } from './box.ts';

interface Sourced {
  readonly source: string;
  readonly fieldSources?: Readonly<Record<string, string>>;
}

/** The notes of the pack begin with where a value is from. */
const sourceOf = (note: string): Source =>
  note.startsWith('rulebook')
    ? 'rulebook'
    : note.startsWith('history')
      ? 'history'
      : 'reconstructed';

/** The note that speaks of this field, or of the whole entry. */
function noteOn(entry: Sourced, field: string): string {
  for (const [fields, note] of Object.entries(entry.fieldSources ?? {}))
    if (fields.split(',').includes(field)) return note;
  return entry.fieldSources?.['values'] ?? entry.source;
}

export function provenance({ pack }: Box): Provenance[] {
  const found: Provenance[] = [];
  const add = (group: string, at: string, value: Json, entry: Sourced, field: string) => {
    const note = noteOn(entry, field);
    found.push({ group, at, value, source: sourceOf(note), note });
  };
  for (const area of pack.areas) {
    add('areas', `areas.${area.id}.side`, area.side, area, 'side');
    add('areas', `areas.${area.id}.africansDie`, area.africansDie, area, 'africansDie');
    add('areas', `areas.${area.id}`, area.name, area, 'presenceOnMap');
  }
  for (const link of pack.links)
    add('links', `links.${link.a}/${link.b}`, link.kind, link, 'lineOnPrintedMap');
  for (const leader of pack.leaders) {
    for (const field of ['kind', 'ability', 'charisma'] as const)
      add('leaders', `leaders.${leader.id}.${field}`, leader[field], leader, field);
    const { 'turns1-2': early, 'turns3-4': late } = leader.movement;
    add('leaders', `leaders.${leader.id}.movement`, [early, late], leader, 'movement');
  }
  for (const card of pack.battleCards) {
    const { attack, defence } = card.strength;
    add('battleCards', `battleCards.${card.id}.strength`, [attack, defence], card, 'strength');
    add('battleCards', `battleCards.${card.id}.morale`, card.morale, card, 'morale');
  }
  for (const event of pack.events) {
    add('events', `events.${event.id}.turns`, event.turns, event, 'turns');
    add('events', `events.${event.id}.condition`, event.condition, event, 'condition');
    add('events', `events.${event.id}.effects`, event.effects, event, 'effect');
  }
  for (const marker of pack.markers)
    add('markers', `markers.${marker.id}.count`, marker.count, marker, 'count');
  add('actionPools', 'actionPools.boer', pack.actionPools.boer.counters, pack.actionPools.boer, '');
  add(
    'actionPools',
    'actionPools.british',
    pack.actionPools.british.counters,
    pack.actionPools.british,
    '',
  );
  add('hands', 'hands.british.startHand', pack.hands.british.startHand, pack.hands.british, '');
  add('hands', 'hands.boer.startHand', pack.hands.boer.startHand, pack.hands.boer, '');
  add('tracks', 'tracks.warFunds', pack.tracks.warFunds.max, pack.tracks.warFunds, 'max');
  add('tracks', 'tracks.prestige', pack.tracks.prestige.max, pack.tracks.prestige, 'max');
  for (const turn of pack.turnSetup)
    add('turnSetup', `turnSetup.${turn.turn}`, turn.place ?? turn.enter ?? [], turn, '');
  add('scenarios', 'guerrillaStart', pack.guerrillaStart.leaders, pack.guerrillaStart, '');
  return found;
}
