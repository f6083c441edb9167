import type { Json } from '../../kernel/json.ts';
import type { Provenance, Source } from '../../kernel/provenance.ts';
import type { Box } from './box.ts';

const sourceOf = (note: string): Source =>
  note.startsWith('rulebook') || note.startsWith('sign convention rulebook')
    ? 'rulebook'
    : note.startsWith('history') || note.startsWith('public')
      ? 'history'
      : 'reconstructed';

/** Every component value with where it comes from. */
export function provenance(box: Box): readonly Provenance[] {
  const { pack, map } = box;
  const list: Provenance[] = [];
  const add = (group: string, at: string, value: unknown, note: string): void => {
    list.push({ group, at, value: value as Json, source: sourceOf(note), note });
  };
  for (const unit of pack.units) {
    const { id, source, ...values } = unit;
    for (const [key, value] of Object.entries(values)) {
      if (!['name', 'side', 'brigade', 'special', 'menInfoOnly'].includes(key))
        add('units', `components.units.${id}.${key}`, value, source);
    }
  }
  for (const commander of pack.commanders) {
    const { id, source, ...values } = commander;
    for (const [key, value] of Object.entries(values)) {
      if (!['name', 'side'].includes(key))
        add('commanders', `components.commanders.${id}.${key}`, value, source);
    }
  }
  for (const [name, chart] of Object.entries(pack.charts))
    add('charts', `components.charts.${name}`, chart, chart.source);
  for (const key of ['scale', 'melee', 'column', 'command'] as const)
    add('tables', `components.${key}`, pack[key], pack[key].source);
  for (const scenario of pack.scenarios)
    add('scenarios', `components.scenarios.${scenario.id}`, scenario, scenario.source);
  for (const rider of pack.dispatchRiders)
    add('riders', `components.dispatchRiders.${rider.id}`, rider.number, rider.source);
  for (const [id, hex] of Object.entries(map.hexes)) {
    const { source, ...value } = hex;
    add('map', `map.hexes.${id}`, value, map.sources[source] ?? source);
  }
  return list;
}
