import { describe, expect, it } from 'vitest';
import { type Lights, NO_LIGHTS } from '../../../boardkit/board.ts';
import { at } from '../../../kernel/lists.ts';
import { endsOf } from '../../../kernel/pack.ts';
import { LANGUAGES, speech } from '../../../kernel/text.ts';
import { BOERS, defaultBox, EMPIRE, sideName } from '../box.ts';
import { game } from '../game.ts';
import { HIDDEN, MASKED, NONE, type State, UP } from '../state.ts';
import { table } from '../testing.ts';
import type { Choice, SecondBoerWar } from '../vocabulary.ts';
import { conditionWords, eventsOf } from './conditions.ts';
import { describePiece, describePlace } from './describe.ts';
import { columnsOf, forceOf, rollsOf, tale } from './fight.ts';
import { goalsOf } from './goals.ts';
import { held, piles } from './hand.ts';
import { boxRoom, farLabels, labelRoom, meet } from './labels.ts';
import { BOX, boxAt, HEIGHT, PLACES, WIDTH } from './layout.ts';
import { boardSpeech } from './speech.ts';
import { standing } from './standing.ts';
import { EN } from './text.en.ts';
import { PL } from './text.pl.ts';

const box = defaultBox();

/** What a side sees of a state. */
function seen(state: State, side: 'empire' | 'boers' | null): State {
  const view = game.rules.clone(state);
  game.rules.mask(view, side, box);
  return view;
}

describe('the sheet', () => {
  it('has a box for every area, within the frame', () => {
    expect(PLACES.map(({ id }) => id).sort()).toEqual([...box.areas].sort());
    for (const { x, y } of PLACES) {
      expect(x).toBeGreaterThan(BOX / 2);
      expect(x).toBeLessThan(WIDTH - BOX / 2);
      expect(y).toBeGreaterThan(BOX / 2);
      expect(y).toBeLessThan(HEIGHT - BOX);
    }
  });

  it('keeps boxes and the names under them apart', () => {
    for (const a of PLACES)
      for (const b of PLACES)
        if (a.id < b.id)
          expect(
            Math.abs(a.x - b.x) >= BOX + 12 || Math.abs(a.y - b.y) >= BOX + 20,
            `${a.id} and ${b.id}`,
          ).toBe(true);
  });

  it('keeps the names of the whole sheet apart, from one another and from boxes', () => {
    for (const language of LANGUAGES) {
      const own = boardSpeech(language);
      const { name } = speech(game.texts, language);
      const names = box.areas.map((id) => ({
        id,
        text: own.has(`short.${id}`) ? own.say(`short.${id}`) : name(id),
        big: Boolean(box.pack.areas[id]?.siegeCity || box.pack.areas[id]?.politicalCentre),
      }));
      const labels = farLabels(names);
      const shown = names.filter(({ id }) => labels.get(id)?.shown);
      const rooms = shown.map(({ id, text }) => {
        const label = labels.get(id);
        if (!label) throw new Error(id);
        return { id, ...labelRoom(id, text, label) };
      });
      for (const room of rooms) {
        const others = [...rooms, ...box.areas.map((id) => ({ id, ...boxRoom(id) }))];
        const met = others.filter((other) => other.id !== room.id && meet(room, other));
        expect(
          met.map(({ id }) => id),
          `${language} ${room.id}`,
        ).toEqual([]);
      }
      // Cities and capitals are always named, and nearly all others.
      expect(names.filter(({ id, big }) => big && !labels.get(id)?.shown)).toEqual([]);
      expect(shown.length).toBeGreaterThan(names.length * 0.85);
    }
  });

  it('runs no line under a box that it does not serve', () => {
    for (const [a, b] of Object.keys(box.pack.links).map(endsOf)) {
      const [x0, y0] = boxAt(a);
      const [x1, y1] = boxAt(b);
      for (const { id, x, y } of PLACES) {
        if (id === a || id === b) continue;
        const steps = Array.from({ length: 51 }, (_, i) => i / 50);
        const nearest = Math.min(
          ...steps.map((t) =>
            Math.max(Math.abs(x0 + (x1 - x0) * t - x), Math.abs(y0 + (y1 - y0) * t - y)),
          ),
        );
        expect(nearest, `${a} to ${b} under ${id}`).toBeGreaterThan(BOX / 2);
      }
    }
  });
});

describe('the words', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(PL).sort()).toEqual(Object.keys(EN).sort());
  });

  it('say every condition and effect of every event', () => {
    for (const language of LANGUAGES) {
      const own = boardSpeech(language);
      for (const event of box.events)
        for (const condition of event.condition)
          expect(conditionWords(condition, own)).not.toMatch(/[{}]|undefined/);
      for (const side of [EMPIRE, BOERS])
        for (const event of eventsOf(table({}).state, box, side, own))
          for (const effect of event.effects) expect(effect).not.toMatch(/[{}]|undefined/);
    }
  });

  it('describe every place and piece', () => {
    const { state } = table({});
    for (const language of LANGUAGES) {
      const say = speech(game.texts, language);
      for (const id of box.areas) expect(describePlace(state, box, id, say).about).toMatch(/\.$/);
      for (const id of [...box.leaders, ...box.cards, ...box.events.map((event) => event.id)])
        expect(describePiece(state, box, id, say)).not.toMatch(/[{}]|undefined/);
    }
  });

  it('say whose round it is', () => {
    const round = { n: 4, rounds: 22, side: 'empire' };
    expect(boardSpeech('en').say('track.rounds', round)).toContain('the British act');
    expect(boardSpeech('pl').say('track.rounds', round)).toContain('działa Imperium');
  });

  it('decline the names of towns in Polish', () => {
    const condition = { op: 'noMarker', marker: 'garrison', area: 'johannesburg' } as const;
    expect(conditionWords(condition, boardSpeech('pl'))).toBe('W Johannesburgu nie ma garnizonu');
  });
});

describe('what stands in the four spaces', () => {
  it('puts each thing in its own space', () => {
    const { state } = table({
      differs: {
        leaders: { joubert: 'ladysmith', buller: 'ladysmith' },
        areas: { ladysmith: { siege: 2 } },
      },
    });
    const [x, y] = boxAt('ladysmith');
    const { leaders, markers } = standing(state, box);
    const at2 = (key: string) => {
      const one = [...leaders, ...markers].find((thing) => thing.key === key);
      return one ? [Math.sign(one.x - x), Math.sign(one.y - y)] : null;
    };
    expect(at2('buller')).toEqual([-1, -1]);
    expect(at2('joubert')).toEqual([1, -1]);
    expect(at2('white')).toEqual([-1, 1]);
    expect(at2('siege ladysmith')).toEqual([1, 1]);
  });
});

describe('goals', () => {
  it('tell a march from a meeting with the enemy', () => {
    const played = table({
      differs: { leaders: { cronje: 'bloemfontein', gatacre: 'edenburg' } },
    });
    played.do('activate cronje');
    const choices = ['edenburg', 'jacobsdal'].map(
      (to): Choice<'move'> => ({ do: 'move', piece: 'cronje', to }),
    );
    const places = new Map(choices.map((choice) => [choice.to, [choice]]));
    const { chosen, hot } = NO_LIGHTS;
    const legal = { pieces: new Map(), places };
    const lights: Lights<SecondBoerWar> = { legal, chosen, hot, aimed: null };
    const goals = goalsOf(played.state, box, lights);
    expect(goals.map(({ area, danger }) => [area, danger])).toEqual([
      ['edenburg', true],
      ['jacobsdal', false],
    ]);
  });
});

describe('a fight', () => {
  /** Methuen attacks Cronje at Jacobsdal; the Boers have laid their first row. */
  function laid(): State {
    const played = table({
      differs: {
        phase: 'deed',
        round: 2,
        mover: 'methuen',
        points: 2,
        leaders: { methuen: 'jacobsdal', cronje: 'jacobsdal' },
      },
    });
    played.do('attack methuen with=cronje');
    const state = game.rules.clone(played.state);
    const { fight } = state;
    if (!fight) throw new Error('no fight');
    const commandos = box.commandos.slice(0, 3);
    for (const [zone, card] of commandos.entries()) {
      fight.slots[6 + zone] = card;
      fight.faces[6 + zone] = MASKED;
    }
    return state;
  }

  it('shows masked cards to their owner alone', () => {
    const state = laid();
    const boers = seen(state, 'boers').fight;
    const british = seen(state, 'empire').fight;
    if (!boers || !british) throw new Error('no fight');
    const [own] = columnsOf(boers, box, BOERS);
    expect(own?.ours.slots[0]).toMatchObject({ face: 'up', masked: true });
    for (const { theirs } of columnsOf(british, box, EMPIRE)) {
      expect(theirs.slots[0]).toMatchObject({ face: 'down', card: HIDDEN });
      expect(theirs.sum).toBe(0);
      expect(theirs.unsure).toBe(true);
    }
  });

  it('tells what a leader may bring, and when cards lie there what he had', () => {
    const state = laid();
    const { fight } = state;
    if (!fight) throw new Error('no fight');
    fight.quota[EMPIRE] = 7;
    fight.brought[EMPIRE] = [];
    fight.brought[BOERS] = [HIDDEN, HIDDEN];
    // Three lie on the field, two are still in hand; of the British none came at all.
    expect(forceOf(fight, BOERS)).toBe(5);
    expect(forceOf(fight, EMPIRE)).toBe(0);
    fight.slots.fill(NONE);
    expect(forceOf(fight, EMPIRE)).toBe(7);
  });

  it('sets the left of one side against the right of the other', () => {
    const state = laid();
    const { fight } = state;
    if (!fight) throw new Error('no fight');
    fight.faces = fight.faces.map((face) => (face === MASKED ? UP : face));
    const [left] = columnsOf(fight, box, EMPIRE);
    expect(left?.ours.zone).toBe(0);
    expect(left?.theirs.zone).toBe(2);
    expect(left?.theirs.slots[0]?.card).toBe(box.commandos[2]);
  });

  it('keeps the dice of this fight, not those of an earlier one', () => {
    const events = [
      { type: 'battleBegins', rule: '8B' },
      { type: 'moraleFailed', rule: '8S', card: 'bo-zarp', roll: 6 },
      { type: 'skirmishBegins', rule: '8C' },
      { type: 'moraleHeld', rule: '9L', card: 'br-scots', roll: 2 },
    ];
    const rolls = rollsOf(tale(events));
    expect([...rolls.keys()]).toEqual(['br-scots']);
    expect(rolls.get('br-scots')).toEqual({ roll: 2, held: true, flight: false });
  });
});

describe('the hand', () => {
  it('piles equal cards and sets used ones apart', () => {
    const { state } = table({ differs: { inactive: { 'br-cavalry-1': true } } });
    for (const id of ['br-cavalry-1', 'br-cavalry-2'])
      state.cardAt[box.cardIndex.get(id) ?? -1] = 0;
    const all = piles(state, box, held(state, box, EMPIRE), NO_LIGHTS);
    const cavalry = all.filter(({ card }) => at(box.isCavalry, card));
    expect(new Set(cavalry.map(({ spent }) => spent))).toEqual(new Set([false, true]));
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(held(state, box, EMPIRE).length);
  });

  it('takes ready cavalry for the card that paid for the skirmish, and used cards for nothing', () => {
    const { state } = table({ differs: { inactive: { 'br-cavalry-1': true } } });
    const [first = 0, second = 0] = ['br-cavalry-1', 'br-cavalry-2'].map(
      (id) => box.cardIndex.get(id) ?? -1,
    );
    for (const card of [first, second]) state.cardAt[card] = 0;
    const meant = (offered: string): readonly number[] => {
      const lights = {
        ...NO_LIGHTS,
        legal: { pieces: new Map([[offered, []]]), places: new Map() },
      };
      return piles(state, box, [first, second], lights).map(({ card }) => card);
    };
    expect(meant('br-cavalry-1')).toEqual([first, first]);
    expect(meant('br-cavalry-2')).toEqual([first, second]);
  });

  it('tells nobody the cards of the other side', () => {
    const view = seen(table({}).state, 'boers');
    const open = held(view, box, EMPIRE);
    // What the Boers are sure of is on the table for all to see; nothing else is in the view.
    for (const card of open) expect(view.known[card]).not.toBe(0);
    expect(sideName(EMPIRE)).toBe('empire');
  });
});
