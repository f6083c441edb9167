import type { Component } from 'svelte';
import type { render as renderOnServer } from 'svelte/server';
import type { AnyBoard, BoardQuestion, Lights, Way } from '../../boardkit/board.ts';
import type { Choice, Thing } from '../../kernel/choice.ts';
import type { GameState, Side } from '../../kernel/game.ts';
import type { Random } from '../../kernel/inspect.ts';
import type { Speech } from '../../kernel/text.ts';
import type { Table } from '../../table/table.ts';
import { byKind, fitting, legal, subjects, thingsOf } from '../table/selection.ts';

/** What draws without a browser. */
export interface Pen {
  readonly render: typeof renderOnServer;
  readonly board: AnyBoard;
  readonly speech: Speech;
  readonly random: Random;
}

const LEVELS = ['far', 'mid', 'near'] as const;
/** More places and pieces than these are not talked about at one moment. */
const SOME = 12;
/** Words and figures that come of something that is not there. */
const HOLE = /⟨|\bundefined\b|\bNaN\b|\[object |\s(?:width|height|r)="-/;

function some<T>(list: readonly T[], most: number, random: Random): readonly T[] {
  return list.length <= most
    ? list
    : Array.from({ length: most }, () => list[random(list.length)] as T);
}

/** Everything a board draws and says for one viewer at this moment of a match; throws where it fails. */
export function drawMoment(pen: Pen, table: Table, side: Side | null): void {
  const { board, random, speech } = pen;
  const { box } = table;
  const view = table.view(side);
  const scenes = table.tale.scenes(side, 0, false);
  const question = questionOf(pen, table, side, view);
  const pieces = talk(pen, box, view, side);
  const ways = question ? tryOut(pen, question) : [];
  const choices: readonly Choice[] = question?.choices ?? [];
  const last = scenes.at(-1)?.event ?? null;
  const settings = {
    counterScale: [0.8, 1, 1.4][random(3)] ?? 1,
    hideCounters: random(8) === 0,
    spreadAll: random(3) === 0,
    showIds: random(2) === 0,
  };
  for (const lights of lightsOf(pen, box, choices, ways)) {
    const level = LEVELS[random(3)] ?? 'mid';
    const zoom = [0.3, 1, 2.5][random(3)] ?? 1;
    const showing = random(2) === 0 ? last : null;
    draw(pen, board.Live, { view, box, side, speech, level, zoom, lights, settings, showing });
    for (const form of ['row', 'tab'] as const)
      draw(pen, board.Hand, { view, box, side, speech, lights, form });
    if (board.hasFight?.(view) ?? false) {
      const told = scenes.map(({ event }) => event);
      draw(pen, board.FightView, {
        view,
        box,
        side,
        speech,
        lights,
        told,
        narrow: random(2) === 0,
      });
    }
  }
  for (const form of ['strip', 'line', 'whole'] as const)
    draw(pen, board.Tracks, { view, box, speech, form });
  for (const form of ['bar', 'line'] as const) draw(pen, board.Phases, { view, box, speech, form });
  for (const id of some(pieces, 3, random)) draw(pen, board.Piece, { view, box, id, speech, side });
  if (side !== null)
    draw(pen, board.Standing, {
      box,
      side,
      speech,
      orders: table.ordersOf(side),
      onchange: () => {},
    });
}

/** The sheet and its legend, which do not change. */
export function drawGround(pen: Pen, box: unknown): void {
  const { board, speech } = pen;
  draw(pen, board.Sheet, { box, speech });
  draw(pen, board.Legend, { box, speech });
}

function draw<P extends Record<string, unknown>>(
  { render }: Pen,
  component: Component<P> | undefined,
  props: P,
): void {
  if (!component) return;
  const { body } = render(component as Component, { props });
  check(body);
}

function check(words: string): void {
  const found = HOLE.exec(words);
  if (found)
    throw new Error(`"${words.slice(Math.max(0, found.index - 80), found.index + 80)}" is drawn`);
}

function questionOf(
  { speech }: Pen,
  table: Table,
  side: Side | null,
  view: GameState,
): BoardQuestion<GameState, unknown> | null {
  const owed = side === null ? undefined : table.owedBy(side);
  if (side === null || !owed) return null;
  const { step: decision, ...about } = owed.step;
  const told = table.tale.scenes(side, 0, false);
  const choices = table.choices(side);
  return { view, box: table.box, side, speech, decision, about, choices, told };
}

/** What the board says of places and pieces; answers with the pieces it found. */
function talk(
  { board, speech, random }: Pen,
  box: unknown,
  view: GameState,
  side: Side | null,
): string[] {
  const places = board.places(box).map(({ id }) => id);
  const pieces = places.flatMap((place) => board.piecesAt(view, box, place, side));
  for (const place of some(places, SOME, random)) {
    const { name, about } = board.describePlace(view, box, place, speech, side);
    check(`${name} ${about}`);
    const [other = place] = some(places, 1, random);
    check(board.describeSight?.(view, box, place, other, speech) ?? '');
  }
  for (const piece of some(pieces, SOME, random)) {
    board.placeOf(view, box, piece);
    check(board.describePiece(view, box, piece, speech, side));
  }
  board.home?.(view, box, side);
  board.gathering?.(view, box);
  return pieces;
}

/** What the board makes of a question; answers with the ways it knows. */
function tryOut({ board, random }: Pen, question: BoardQuestion<GameState, unknown>): Way[] {
  check(board.about?.(question) ?? '');
  for (const { label, note } of board.plans?.(question) ?? []) check(`${label} ${note ?? ''}`);
  for (const choice of some(question.choices, SOME, random))
    check(board.note?.(question, choice) ?? '');
  const places = board.places(question.box).map(({ id }) => id);
  const ways: Way[] = [];
  for (const to of some(places, SOME, random)) {
    const way = board.way?.(question, to);
    if (way) ways.push(way);
    const [from = null] = some([...places, null], 1, random);
    board.carry?.(question, from, to);
  }
  for (const { about, steps } of ways) check(`${about} ${JSON.stringify(steps ?? [])}`);
  return ways;
}

/** The table's own lights: nothing picked yet, something picked, and about to be answered. */
function lightsOf(
  { board, random }: Pen,
  box: unknown,
  choices: readonly Choice[],
  ways: readonly Way[],
): Lights[] {
  const places = board.places(box).map(({ id }) => id);
  const [wanted] = some(choices, 1, random);
  const named: Thing[] = wanted ? thingsOf(wanted) : [];
  const picked = named.slice(0, random(named.length + 1));
  const [from = null, to = null] = [places[random(places.length)], places[random(places.length)]];
  const lit = (picks: readonly Thing[], aimed: Choice | null, way: Way | null): Lights => ({
    legal: legal(choices, picks),
    chosen: byKind([
      ...picks,
      ...subjects(fitting(choices, picks)),
      ...(aimed ? thingsOf(aimed) : []),
    ]),
    aimed,
    hot: byKind(random(2) === 0 ? named : []),
    way,
    ruler: board.sighted && random(4) === 0 ? { from, to: random(2) === 0 ? to : null } : null,
  });
  const [way = null] = some(ways, 1, random);
  if (!wanted) return [lit([], null, null)];
  return [lit([], null, way), lit(picked, random(2) === 0 ? wanted : null, null)];
}
