import { describe, expect, it } from 'vitest';
import { type Lights, NO_LIGHTS, type ZoomLevel } from '../../../boardkit/board.ts';
import { endsOf } from '../../../kernel/pack.ts';
import { LANGUAGES, speech } from '../../../kernel/text.ts';
import { defaultBox } from '../box.ts';
import { game } from '../game.ts';
import { place, recount, type State } from '../state.ts';
import type { Bittereinder } from '../vocabulary.ts';
import { calendarOf, courseOf } from './calendar.ts';
import { describePiece, describePlace, piecesIn } from './describe.ts';
import { faceOf } from './faces.ts';
import { goalsOf } from './goals.ts';
import { labelsFor, roomOf, widthOf } from './labels.ts';
import { AREAS, HEIGHT, isInside, railLink, WIDTH } from './layout.ts';
import { LETTERS } from './lettering.ts';
import { boardSpeech, nameOf } from './speech.ts';
import { sizeOf, stacksOf, standsOf } from './stacks.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

const box = defaultBox();
const english = speech(game.texts, 'en');
const polish = speech(game.texts, 'pl');

function begin(): State {
  const options = Object.fromEntries(
    game.rules.options.map(({ id, values }) => [id, values[0] ?? false]),
  );
  return game.rules.setup({ game: 'bittereinder', scenario: 'campaign', options }, box) as State;
}

/** The war in its fifth month: sieges, armies, a great stack at the Orange River. */
function february(): State {
  const state = begin();
  const look = { state, box };
  const put = (area: string, ...ids: string[]): void => {
    for (const id of ids) place(look, box.pieceIndex.get(id) ?? -1, box.areaIndex.get(area) ?? -1);
  };
  put('N6', 'g-ladysmith', 'bde-8', 'army-natal', 'T43-kommando', 'F26-kommando');
  put('N4', 'bde-2', 'bde-4', 'ldr-buller', 'sup-3', 'T45-kommando', 'T8-kommando');
  put('N3', 'bde-11', 'sup-1');
  put('B2', 'g-kimberley', 'cav-dfh', 'army-western', 'F3-kommando');
  put('C11', 'bde-1', 'bde-3', 'bde-9', 'cav-9l', 'cav-12l', 'ldr-roberts', 'sup-4');
  for (const id of ['g-ladysmith', 'bde-8', 'g-kimberley', 'cav-dfh'])
    state.besieged[box.pieceIndex.get(id) ?? -1] = 1;
  state.army[box.pieceIndex.get('T43-kommando') ?? -1] = box.natalArmy;
  recount(state, box);
  return state;
}

describe('the sheet', () => {
  it('has every area of the box and no other', () => {
    expect(AREAS.map(({ id }) => id).sort()).toEqual([...box.areaIds].sort());
  });

  it('keeps every stack, town and id inside its own area and on the sheet', () => {
    for (const { id, ring, stack, wide, town, ids } of AREAS) {
      for (const [x, y] of [stack, wide, ...ids]) {
        expect(isInside([x, y], ring), `${id} ${x},${y}`).toBe(true);
        expect(x > 0 && y > 0 && x < WIDTH && y < HEIGHT).toBe(true);
      }
      if (town)
        expect(
          isInside(town, ring) || box.townKind[box.areaIndex.get(id) ?? -1] === 'port',
          id,
        ).toBe(true);
      expect(town !== null).toBe(box.pack.areas[id]?.town);
    }
  });

  it('has a line for every stretch of railway that trains use', () => {
    const missing = Object.entries(box.pack.railLinks).filter(
      ([link, { usable }]) => usable && !railLink(...endsOf(link)),
    );
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it('is lettered in both languages', () => {
    for (const language of LANGUAGES)
      for (const { id } of LETTERS)
        expect(boardSpeech(language).say(`letter.${id}`)).not.toContain('⟨');
    expect(Object.keys(PL).sort()).toEqual(Object.keys(EN).sort());
  });
});

describe('names on the map', () => {
  const cases: readonly (readonly [ZoomLevel, number])[] = [
    ['far', 0.46],
    ['mid', 0.9],
    ['mid', 1.3],
    ['near', 2.6],
  ];
  it.each(cases)('hardly touch one another at %s, %s', (level, zoom) => {
    const view = february();
    const size = sizeOf(level, zoom);
    const stacks = stacksOf(view, box, 'empire', size, zoom);
    const rooms = roomOf(stacks, size, zoom, level === 'far');
    const { towns } = labelsFor(
      box,
      level,
      zoom,
      rooms,
      (id) => nameOf(box, english, id),
      () => 0,
    );
    const boxes = towns.map(({ text, size: em, x, y }) => {
      const w = widthOf(text, em);
      return { text, x: x * zoom - w / 2, y: y * zoom - em * 0.78, w, h: em };
    });
    const clashes = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => {
        const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        return w > 0 && h > 0 && w * h > 0.25 * Math.min(a.w * a.h, b.w * b.h);
      }),
    );
    expect(clashes.map(({ text }) => text)).toEqual([]);
    expect(towns.length).toBeGreaterThan(level === 'far' ? 24 : 60);
  });
});

describe('stacks', () => {
  it('stand apart: the besieged, the field force, the Republics', () => {
    const kinds = stacksOf(february(), box, 'empire', 30, 1.3)
      .filter(({ area }) => area === 'N6' || area === 'N4')
      .map(({ area, kind, total }) => `${area} ${kind} ${total}`);
    expect(kinds.sort()).toEqual(
      ['N4 field 20', 'N4 republics 17', 'N6 besieged 20', 'N6 field 6', 'N6 republics 17'].sort(),
    );
  });

  it('show an army on top, then the strongest', () => {
    const view = february();
    const [top] = piecesIn(view, box, box.areaIndex.get('C11') ?? -1);
    expect(box.cf[top ?? -1]).toBe(10);
    const boers = stacksOf(view, box, 'empire', 30, 1.3).find(({ key }) => key === 'N6 republics');
    expect(box.pieceIds[boers?.pieces[0] ?? -1]).toBe('army-natal');
  });

  it('spread out wholly on request', () => {
    const stacks = stacksOf(february(), box, 'empire', 30, 1.3);
    const stands = standsOf(stacks, 30, true);
    expect([...stands.values()].every(({ depth }) => depth === 0)).toBe(true);
  });

  it('tell no strength of what lies face down', () => {
    const view = february();
    for (const id of ['T45-kommando', 'T8-kommando']) view.hidden[box.pieceIndex.get(id) ?? -1] = 1;
    const stack = stacksOf(view, box, 'empire', 30, 1.3).find(({ key }) => key === 'N4 republics');
    expect(stack?.total).toBe(-1);
    const piece = box.pieceIndex.get('T8-kommando') ?? -1;
    expect(faceOf(view, box, piece, 'empire').left).toBeUndefined();
    expect(faceOf(view, box, piece, 'republics').left).toBe(11);
    expect(describePlace(view, box, 'N4', english).about).not.toContain('Pretoria Kommando');
  });
});

/** Nothing else pointed at or picked. */
const lightsWith = (legal: Lights<Bittereinder>['legal']): Lights<Bittereinder> => ({
  legal,
  chosen: NO_LIGHTS.chosen,
  aimed: null,
  hot: NO_LIGHTS.hot,
});

describe('lights', () => {
  it('show what a march costs and where it means a fight', () => {
    const view = february();
    view.core.owed = [
      { side: 'empire', lane: -1, step: { step: 'column', mode: 'land', side: 0, from: 'C11' } },
    ];
    const to = ['B1', 'B2', 'F5'];
    const places = new Map(to.map((id) => [id, [{ do: 'go', to: id }]] as const));
    const legal = { pieces: new Map(), places };
    const goals = goalsOf(view, box, lightsWith(legal), 'empire');
    expect(goals.map(({ id, cost, fight }) => [id, cost, fight])).toEqual([
      ['B1', 1, false],
      ['B2', 2, true],
      ['F5', 1, true],
    ]);
  });

  it('follow the railway', () => {
    const view = begin();
    view.core.owed = [
      { side: 'empire', lane: -1, step: { step: 'column', mode: 'rail', side: 0, from: 'C9' } },
    ];
    const places = new Map([['C10', [{ do: 'go', to: 'C10' }]]] as const);
    const legal = { pieces: new Map(), places };
    const [goal] = goalsOf(view, box, lightsWith(legal), 'empire');
    expect(goal?.way?.kind).toBe('rail');
    expect(goal?.way?.d.match(/M/g)).toHaveLength(4); // Cape Town, C7, C6, C4, De Aar
  });
});

describe('words', () => {
  it('tell a blind reader what lies in an area', () => {
    const view = february();
    const en = describePlace(view, box, 'B2', english);
    expect(en.name).toBe('Kimberley (B2)');
    expect(en.about).toContain('Besieged: Kimberley Garrison and Diamond Fields Horse; 6 factors.');
    expect(describePlace(view, box, 'B2', polish).about).toMatch(/Oblężeni: .*; 6 punktów\./);
    expect(describePiece(view, box, 'army-natal', english)).toBe(
      'Natal Army, army with 1 Kommando in its box, combat 10, movement 1, in Ladysmith.',
    );
  });

  it('name every area and piece in both languages without a gap', () => {
    const view = begin();
    for (const said of [english, polish]) {
      for (const id of box.areaIds)
        expect(describePlace(view, box, id, said).about).not.toContain('⟨');
      for (const id of box.pieceIds) expect(describePiece(view, box, id, said)).not.toContain('⟨');
    }
  });
});

describe('tracks', () => {
  it('say who arrives when', () => {
    const calendar = calendarOf(begin(), box);
    expect(calendar).toHaveLength(32);
    const december = calendar[2]?.due.map((piece) => box.pieceIds[piece]);
    expect(december).toContain('bde-4');
    expect(december).toContain('ldr-buller');
  });

  it('remember how the war has gone', () => {
    const state = begin();
    state.record = [1, 7, 156, 2, 6, 140];
    state.turn = 2;
    state.phase = 6;
    state.wcp = 130;
    expect(courseOf(state).map(({ wcp }) => wcp)).toEqual([156, 140, 130]);
  });
});
