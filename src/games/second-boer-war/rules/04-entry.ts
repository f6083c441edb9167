import { at } from '../../../kernel/lists.ts';
import { EMPIRE, sideName } from '../box.ts';
import {
  areaId,
  areaOf,
  belongsToEmpire,
  garrisonLeaderIn,
  isBritish,
  leaderId,
  leaderIn,
  leaderOf,
  ownMainIn,
} from '../queries.ts';
import { type Look, NONE, OFF_MAP } from '../state.ts';
import { decision, type Offer, refuse, step } from '../vocabulary.ts';
import { place } from './06-events.ts';

/** Where a leader who comes with a new turn may be placed (2R, 4M). */
function entryAreas(look: Look, leader: number): number[] {
  const { box } = look;
  const entry = box.pack.leaders[leaderId(look, leader)]?.entry;
  const all = box.areas.map((_, area) => area);
  const free = (area: number) =>
    leaderIn(look, 0, area) === NONE &&
    leaderIn(look, 1, area) === NONE &&
    garrisonLeaderIn(look, area) === NONE;
  switch (entry?.rule) {
    case 'preferredThenGarrison': {
      const open = all.filter(
        (area) => leaderIn(look, 1 - EMPIRE, area) === NONE && !ownMainIn(look, leader, area),
      );
      const preferred = open.filter((area) => entry.areas.includes(areaId(look, area)));
      if (preferred.length > 0) return preferred;
      const held = open.filter((area) => !isBritish(look, area) && belongsToEmpire(look, area));
      return held.length > 0 ? held : open.filter((area) => isBritish(look, area));
    }
    case 'freeEmpireArea':
      return all.filter((area) => belongsToEmpire(look, area) && free(area));
    case 'freeTerritory': {
      const home = all.filter((area) => at(box.territory, area) === entry.territory && free(area));
      if (home.length > 0) return home;
      return all.filter((area) => !isBritish(look, area) && free(area));
    }
    default:
      return all.filter((area) => !isBritish(look, area) && free(area));
  }
}

/** A leader of the new turn comes on; without a legal area he waits off the map. */
export const entry = step('entry', (war, { piece }) => {
  const leader = leaderOf(war, piece);
  const areas = entryAreas(war, leader);
  const [only] = areas;
  if (only === undefined) {
    war.state.leaderAt[leader] = OFF_MAP;
    war.tell({ type: 'waitsOffMap', rule: '4M', piece });
    return;
  }
  const by = sideName(at(war.box.leaderSide, leader));
  if (areas.length === 1) {
    war.unasked(by, { do: 'enter', piece, to: areaId(war, only) });
    place(war, leader, only, '4M');
  } else war.next('enter', { piece, by });
});

/** 4M The owner says where. */
export const enter = decision('enter', {
  side: (_, { by }) => by,
  rule: '4M',
  choices: (look, { piece }) =>
    entryAreas(look, leaderOf(look, piece)).map(
      (area): Offer<'enter'> => ({ do: 'enter', piece, to: areaId(look, area) }),
    ),
  whyNot: (look, { piece }, tried) => {
    if (tried.piece !== piece) return refuse('4M', 'otherLeaderFirst', { piece });
    return areaOf(look, tried.to) === NONE
      ? refuse('4M', 'unknownArea')
      : refuse('4M', 'notAnEntry');
  },
  take: {
    enter: (war, { piece }, choice) =>
      place(war, leaderOf(war, piece), areaOf(war, choice.to), '4M'),
  },
});
