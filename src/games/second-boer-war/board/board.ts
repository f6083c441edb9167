/** The board of The Second Boer War: boxes of four spaces on the ground of South Africa. */

import type { Board, Frame } from '../../../boardkit/board.ts';
import { noiseOf } from '../../../boardkit/noise.ts';
import { at } from '../../../kernel/lists.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import type { SecondBoerWar } from '../vocabulary.ts';
import { describePiece, describePlace, leadersAt } from './describe.ts';
import FightView from './FightView.svelte';
import Hand from './Hand.svelte';
import Legend from './Legend.svelte';
import Live from './Live.svelte';
import { boxAt, HEIGHT, PLACES, WIDTH } from './layout.ts';
import { note } from './notes.ts';
import Phases from './Phases.svelte';
import Piece from './Piece.svelte';
import { plans } from './plans.ts';
import Sheet from './Sheet.svelte';
import Tracks from './Tracks.svelte';
import { carry, way } from './ways.ts';

/** The seat of war: from Colesberg to Pretoria, from Kimberley to the sea. */
function theatre(): Frame {
  const [west] = boxAt('vryburg');
  const [east] = boxAt('eshowe');
  const [, north] = boxAt('pretoria');
  const [, south] = boxAt('colesberg');
  return { x: west - 110, y: north - 80, width: east - west + 180, height: south - north - 20 };
}

export const board: Board<State, Box, SecondBoerWar> = {
  width: WIDTH,
  height: HEIGHT,
  levels: [0.66, 1.35],
  legible: 0.8,
  Sheet,
  Live,
  Piece,
  Phases,
  Tracks,
  Hand,
  FightView,
  Legend,
  hasFight: (view) => view.fight !== null,
  places: () => PLACES,
  piecesAt: (view, box, place) =>
    leadersAt(view, box, box.areaIndex.get(place) ?? -1).map((leader) => at(box.leaders, leader)),
  placeOf: (view, box, piece) => {
    const area = view.leaderAt[box.leaderIndex.get(piece) ?? -1] ?? -1;
    return area >= 0 ? (box.areas[area] ?? null) : null;
  },
  note,
  deeds: ['reinforce', 'reorganise', 'bringBest', 'fleeAll'],
  carry,
  plans,
  way,
  describePlace,
  noise: noiseOf<SecondBoerWar>({
    turnBegins: 'bugle',
    battleBegins: 'guns',
    siegePressed: 'guns',
    skirmishBegins: 'rifles',
    raidBegins: 'rifles',
    blockhouseStormed: 'rifles',
  }),
  describePiece,
  home: theatre,
};
