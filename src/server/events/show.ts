import { METAS } from '../../games/registry.ts';
import type { Setup, Side } from '../../kernel/game.ts';
import type { EventInfo, EventSummary, EventTable } from '../../table/events.ts';
import type { Result } from '../../table/online.ts';
import type { Entrant, EventRow, PlayedTable } from '../store/events.ts';
import { waitsFor } from '../store/waiting.ts';
import { type Finished, standingsOf } from './standings.ts';

const sidesOf = (game: string): readonly [Side, Side] =>
  (METAS.find(({ id }) => id === game)?.sides ?? ['', '']) as [Side, Side];

export function summaryOf(
  row: EventRow,
  by: string | null,
  people: readonly string[],
  person: string | null,
): EventSummary {
  const { id, name, status, created } = row;
  return {
    id,
    name,
    setup: JSON.parse(row.setup),
    pace: row.pace === null ? null : JSON.parse(row.pace),
    rated: row.rated === 1,
    status,
    entrants: people.length,
    by,
    joined: person !== null && people.includes(person),
    created,
  };
}

const leadIn = ({ lead }: Result, first: Side): number | null =>
  lead ? (lead.side === first ? lead.points : -lead.points) : null;

/** A table whose round is over, as it counts; `null` where it does not. */
function finished(table: PlayedTable, first: Side): Finished | null {
  const result: Result | null = table.result === null ? null : JSON.parse(table.result);
  if (!result || table.sealed === 2 || result.by === 'abort') return null;
  const score = result.winner === null ? 0.5 : result.winner === first ? 1 : 0;
  const { round, first: one, second: other } = table;
  const cut = result.by === 'resignation' || result.by === 'time';
  return { round, first: one, second: other, score, lead: leadIn(result, first), cut };
}

/** An event as a person may see it: what others play shows when their round is over. */
export function eventFor(
  row: EventRow,
  by: string | null,
  entrants: readonly Entrant[],
  tables: readonly PlayedTable[],
  person: string | null,
): EventInfo {
  const people = entrants.map((one) => one.person);
  const nameOf = (id: string) => entrants.find((one) => one.person === id)?.name ?? null;
  const setup: Setup = JSON.parse(row.setup);
  const [one, other] = sidesOf(setup.game);
  const tableFor = (table: PlayedTable): EventTable => {
    const { round, first, second, status, result, standing } = table;
    const mine = person === first ? one : person === second ? other : null;
    const shown = table.sealed < 2;
    const waits = mine !== null && status === 'running';
    return {
      round,
      match: mine !== null || shown ? table.match : null,
      sides: { [one]: nameOf(first), [other]: nameOf(second) },
      mine,
      over: status === 'over',
      waits: waits && waitsFor(standing === null ? null : JSON.parse(standing), [mine]),
      result: (shown || mine !== null) && result !== null ? JSON.parse(result) : null,
    };
  };
  const counted = tables.flatMap((table) => finished(table, one) ?? []);
  return {
    ...summaryOf(row, by, people, person),
    mine: row.host === person,
    people: entrants.map(({ name }) => name),
    commitment: row.commitment,
    nonces: row.status === 'open' ? [] : entrants.map(({ nonce }) => nonce),
    secret: row.status === 'over' ? row.secret : null,
    rounds: Math.max(0, ...tables.map(({ round }) => round)),
    tables: tables.map(tableFor),
    standings: standingsOf(people, counted).map(({ person: who, ...standing }) => ({
      ...standing,
      name: nameOf(who),
      mine: who === person,
    })),
  };
}
