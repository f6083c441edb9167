/**
 * Rows of choices with one button: the moves by sea and rail of an earlier turn, made again by those
 * who stand there now, and the Kommandos round an army mustered together.
 */

import type { BoardQuestion, Plan } from '../../../boardkit/board.ts';
import type { Box } from '../box.ts';
import { whyNotMuster } from '../rules/03-preparation.ts';
import { columnEnds, recruits } from '../rules/05-column.ts';
import type { MoveMode, State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';
import { marchOf } from './goals.ts';
import { takeKind } from './kind-plans.ts';
import { boardSpeech, nameOf } from './speech.ts';

const EVENTS: Partial<Record<MoveMode, 'sailed' | 'railed'>> = { sea: 'sailed', rail: 'railed' };

type Question = BoardQuestion<State, Box, Bittereinder>;

/** So many kinds of pieces that went one way. */
interface Route {
  readonly from: number;
  readonly to: number;
  /** Pieces by kind. */
  readonly kinds: ReadonlyMap<number, number>;
}

/** A route with those who would take it now. */
interface Train {
  readonly from: number;
  readonly to: number;
  readonly pieces: readonly number[];
  readonly all: boolean;
}

/** What went by this way in the last turn in which anything did. */
function lastRoutes(asked: Question, mode: MoveMode): Route[] {
  const { box, view, side, told } = asked;
  const routes: Route[] = [];
  let turn = 0;
  for (let i = told.length - 1; i >= 0; i--) {
    const page = told[i];
    if (!page || page.turn >= view.turn) continue;
    const { event } = page;
    if ((event.type !== 'sailed' && event.type !== 'railed') || event.type !== EVENTS[mode])
      continue;
    if (turn !== 0 && page.turn !== turn) break;
    const goers = event.pieces.map((id) => box.pieceIndex.get(id) ?? -1);
    if (goers[0] === undefined || goers[0] < box.firstEmpire !== (side === 'republics')) continue;
    turn = page.turn;
    routes.unshift(routeOf(box, event.at, event.to, goers));
  }
  return [...Map.groupBy(routes, ({ from, to }) => `${from} ${to}`).values()].map(together);
}

/** Trains of one way count as one. */
function together(routes: readonly Route[]): Route {
  const kinds = new Map<number, number>();
  for (const route of routes)
    for (const [kind, n] of route.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + n);
  return { ...(routes[0] as Route), kinds };
}

function routeOf(box: Box, at: string, to: string, goers: readonly number[]): Route {
  const kinds = new Map<number, number>();
  for (const piece of goers) {
    const kind = box.kind[piece] ?? 0;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return { from: box.areaIndex.get(at) ?? -1, to: box.areaIndex.get(to) ?? -1, kinds };
}

const countOf = (route: Route, kind: number): number => route.kinds.get(kind) ?? 0;

/**
 * Shares those who wait in an area among the ways that were taken from there: each kind in the
 * proportion of last time. Kinds that stayed then stay now.
 */
function share(box: Box, routes: readonly Route[], waiting: readonly number[]): number[][] {
  const shares = routes.map((): number[] => []);
  for (const [kind, pieces] of Map.groupBy(waiting, (piece) => box.kind[piece] ?? 0)) {
    const total = routes.reduce((sum, route) => sum + countOf(route, kind), 0);
    if (total === 0) continue;
    for (const [n, piece] of pieces.entries()) {
      // The way that lags furthest behind its part takes the next.
      const lag = (i: number): number =>
        ((n + 1) * countOf(routes[i] as Route, kind)) / total -
        (shares[i] ?? []).filter((one) => box.kind[one] === kind).length;
      const next = routes.map((_, i) => i).reduce((best, i) => (lag(i) > lag(best) ? i : best));
      shares[next]?.push(piece);
    }
  }
  return shares;
}

/** Those of the old routes that can be taken now, with who would take them. */
function trainsNow(asked: Question, mode: MoveMode, side: number): Train[] {
  const { view, box } = asked;
  const look = { state: view, box };
  const trains: Train[] = [];
  for (const [from, routes] of Map.groupBy(lastRoutes(asked, mode), (route) => route.from)) {
    const waiting = recruits(look, mode, side, from).slice();
    if (waiting.length === 0) continue;
    const ends = columnEnds(look, mode, side, from, waiting.slice(0, 1));
    const open = routes.filter(({ to }) => ends.includes(to));
    for (const [i, pieces] of share(box, open, waiting).entries()) {
      const { to } = open[i] as Route;
      const all = pieces.length > 1 && pieces.length === waiting.length;
      if (pieces.length > 0) trains.push({ from, to, pieces, all });
    }
  }
  return trains;
}

function choicesOf(box: Box, { from, to, pieces, all }: Train): Choice[] {
  const takes: Choice[] = all
    ? [{ do: 'all', as: 'every' }]
    : pieces.map((piece): Choice => ({ do: 'take', piece: box.pieceIds[piece] ?? '' }));
  return [
    { do: 'from', at: box.areaIds[from] ?? '' },
    ...takes,
    { do: 'go', to: box.areaIds[to] ?? '' },
  ];
}

/** How far from their army Kommandos are called in together. */
const ROUND = 2;

/** The areas from which Kommandos are called in. */
function around(box: Box, start: number): ReadonlySet<number> {
  const near = new Set([start]);
  for (let step = 0; step < ROUND; step++)
    for (const area of [...near]) for (const next of box.near[area] ?? []) near.add(next);
  return near;
}

/**
 * Where the armies gathered in October 1899: Joubert's at Volksrust, which lies in the area of
 * Wakkerstroom, and that of the Free State at Boshof before Kimberley.
 */
const GATHERED: Readonly<Record<string, string>> = { 'army-natal': 'T47', 'army-western': 'F3' };

/** 3.2-c to 3.2-e The armies where they gathered, with the Kommandos of the country round them. */
function historical(asked: Question & { decision: 'raise' }): Plan<Bittereinder>[] {
  const { view, box, speech, about } = asked;
  const armies = box.armies.map((army) => box.pieceIds[army] ?? '');
  const choices = armies.slice(armies.indexOf(about.army)).flatMap((army): Choice[] => {
    const to = GATHERED[army] ?? '';
    const near = around(box, box.areaIndex.get(to) ?? -1);
    const called = box.pieceIds.filter(
      (_, piece) =>
        near.has(view.at[piece] ?? -1) &&
        whyNotMuster({ state: view, box }, box.pieceIndex.get(army) ?? -1, piece) === null,
    );
    return [
      { do: 'raise', piece: army, to },
      ...called.map((piece): Choice => ({ do: 'muster', piece, with: army })),
      { do: 'ready' },
    ];
  });
  const { say } = boardSpeech(speech.language);
  return [
    { id: 'historical', label: say('plan.historical'), note: say('plan.historical.note'), choices },
  ];
}

/** 3.2-c, 3.2-d Everyone near the army into its box. */
function muster(asked: Question & { decision: 'muster' }): Plan<Bittereinder>[] {
  const { view, box, speech, about, choices } = asked;
  const near = around(box, view.at[box.pieceIndex.get(about.army) ?? -1] ?? -1);
  const called = choices.filter(
    (choice) =>
      choice.do === 'muster' && near.has(view.at[box.pieceIndex.get(choice.piece) ?? -1] ?? -1),
  );
  const label = boardSpeech(speech.language).say('plan.muster', { n: called.length });
  return called.length > 1 ? [{ id: 'muster', label, choices: called }] : [];
}

/** One button for the whole routine, and one for each part where there are several. */
export function plans(asked: Question): Plan<Bittereinder>[] {
  const { view, box, speech } = asked;
  const march = marchOf(view);
  if (asked.decision === 'raise') return historical(asked);
  if (asked.decision === 'muster') return muster(asked);
  if (asked.decision === 'column') return takeKind(asked);
  if (asked.decision !== 'depart' || !march || EVENTS[march.mode] === undefined) return [];
  const trains = trainsNow(asked, march.mode, march.side);
  const { say } = boardSpeech(speech.language);
  const line = ({ from, to, pieces }: Train): string =>
    say('plan.route', {
      from: nameOf(box, speech, box.areaIds[from] ?? ''),
      to: nameOf(box, speech, box.areaIds[to] ?? ''),
      n: pieces.length,
    });
  const parts = trains.map(
    (train): Plan<Bittereinder> => ({
      id: `again-${box.areaIds[train.from]}-${box.areaIds[train.to]}`,
      label: line(train),
      choices: choicesOf(box, train),
    }),
  );
  if (trains.length === 0) return [];
  const whole: Plan<Bittereinder> = {
    id: 'again',
    label: say(`plan.again.${march.mode}`),
    note: trains.map(line).join('; '),
    choices: parts.flatMap(({ choices }) => choices),
  };
  return parts.length > 1 ? [whole, ...parts.slice(0, 4)] : [whole];
}
