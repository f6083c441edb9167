import { describe, expect, test } from 'vitest';
import { at } from '../../kernel/lists.ts';
import { die } from '../../kernel/testing/test-table.ts';
import { speech } from '../../kernel/text.ts';
import type { SideName } from './box.ts';
import { game } from './game.ts';
import { cards, commandos, nobody, type Table, table } from './testing.ts';
import type { Choice, Owed } from './vocabulary.ts';

/** The odds card of a choice, from the view of whoever is asked. */
function card(t: Table, choice: Choice) {
  const owed = at(t.play.owed, 0);
  const found = game.odds({ state: t.view(owed.side), box: t.box }, owed as Owed, choice);
  if (!found) throw new Error('no odds');
  return found;
}

const siege = (leader: string, deed: 'besiege' | 'bombard') => {
  const t = table({
    differs: { leaders: nobody({ [leader]: 'ladysmith' }), areas: { ladysmith: { siege: 0 } } },
  });
  t.do(`activate ${leader}`);
  return card(t, { do: deed, piece: leader, at: 'ladysmith' }).outcomes[0]?.chance ?? 0;
};

describe('odds', () => {
  test('a siege against Charisma 2: main and detached leaders, with and without guns', () => {
    expect(siege('joubert', 'besiege')).toBeCloseTo(0.34, 2);
    expect(siege('joubert', 'bombard')).toBeCloseTo(0.53, 2);
    expect(siege('olivier', 'besiege')).toBeCloseTo(0.17, 2);
    expect(siege('olivier', 'bombard')).toBeCloseTo(0.28, 2);
  });

  /** Smuts (Charisma 2) beaten by Allenby (Charisma 1) with nowhere free to go. */
  const loss = (kitchener: string, burnt: boolean) => {
    const t = table({
      differs: {
        turn: 3,
        round: 2,
        leaders: nobody({ smuts: 'belfast', allenby: 'belfast', kitchener }),
        areas: {
          ermelo: { garrison: true },
          middelburg: { garrison: true },
          lydenburg: { garrison: true, ...(burnt && { scorchedEarth: true }) },
        },
        events: { 'br-africans': true },
      },
      pack: {
        battleCards: commandos(0),
      },
    });
    t.do('activate allenby', 'attack allenby with=smuts').fightOn('retreatTo');
    return card(t, { do: 'retreat', piece: 'smuts', to: 'lydenburg' }).outcomes[0]?.chance ?? 0;
  };

  test('a loss check: three dice against four, and against five with Kitchener near', () => {
    expect(loss('durban', false)).toBeCloseTo(0.4, 2);
    expect(loss('pietersburg', true)).toBeCloseTo(0.79, 2);
  });

  test('a zone: what lies there already, and the chance that each card stands', () => {
    const t = table({
      differs: {
        turn: 2,
        round: 1,
        leaders: nobody({ cronje: 'dundee', buller: 'dundee' }),
        cards: cards('hand', 'br-infantry-4', 'br-infantry-5', 'br-infantry-6'),
      },
      dice: die('commando/dundee', 8),
    });
    t.do(
      'activate cronje',
      'attack cronje with=buller',
      'announce n=0',
      'announce n=0',
      'bring br-trains',
      'bringBest',
    );
    // Nothing lies opposite yet: nobody is ahead of what nobody sees.
    const first: Choice = { do: 'lay', piece: 'br-trains', to: 'left' };
    expect(
      game.odds({ state: t.view('empire'), box: t.box }, at(t.play.owed, 0) as Owed, first),
    ).toBeNull();
    t.do('lay br-trains to=left').through('empire lay', 'lay br-infantry');
    // Krupp guns, 5/3, opposite Trains, 1 and never tested: ahead if it stands, behind if not.
    const odds = card(t, { do: 'lay', piece: 'bo-commando-krupp', to: 'right' });
    expect(odds.outcomes.map((o) => o.chance)).toEqual([
      expect.closeTo(0.5, 6),
      0,
      expect.closeTo(0.5, 6),
    ]);
  });

  test('a skirmish and a battle: the stronger force has the better odds', () => {
    const win = (turn: number, active: string, second: string, hand: string[]) => {
      const t = table({
        differs: {
          turn,
          round: 2,
          leaders: nobody({ [active]: 'harrismith', [second]: 'harrismith' }),
          cards: cards('hand', ...hand),
        },
      });
      t.do(`activate ${active}`);
      return card(t, { do: 'attack', piece: active, with: second }).outcomes[0]?.chance ?? 0;
    };
    const full = [4, 5, 6, 7]
      .map((n) => `br-infantry-${n}`)
      .concat('br-artillery-2', 'br-canadians');
    expect(win(2, 'roberts', 'cronje', full)).toBeGreaterThan(win(2, 'gatacre', 'botha', []));
    expect(win(3, 'allenby', 'kritzinger', full)).toBeGreaterThan(win(3, 'allenby', 'smuts', []));
  });
});

describe('the text view', () => {
  const say = (t: Table, side: SideName | null, language: 'en' | 'pl' = 'en') =>
    JSON.stringify(
      game.textView({ state: t.view(side), box: t.box }, side, speech(game.texts, language)),
    );

  test('only the Second reads the counter, only the owner his hand', () => {
    const t = table({ differs: { counter: 2 } });
    expect(say(t, 'empire')).toContain('The counter shows 2');
    expect(say(t, 'boers')).not.toContain('The counter shows');
    expect(say(t, null)).not.toContain('The counter shows');
    expect(say(t, 'empire')).toMatch(
      /Your hand: British cavalry[^;]* \(Strength 4 attacking, 2 defending, Morale 4\)/,
    );
    expect(say(t, 'boers')).not.toContain('The Scots');
    expect(say(t, 'boers', 'pl')).toContain('Etap I, runda 1 z 22');
  });

  test('distances, values and goals are said', () => {
    const t = table();
    expect(say(t, 'empire')).toMatch(/Methuen: [^"]*; nearest enemy [^"]+, \d+ areas? away/);
    expect(say(t, 'empire')).toMatch(
      /Kimberley: held by its garrison; nearest British leader [^"]+ \(\d+ areas?\)/,
    );
    expect(say(t, 'boers', 'pl')).toMatch(/Pretoria, cel: poza kontrolą Imperium/);
  });

  test('a masked row is there, but not what lies in it', () => {
    const t = table({
      differs: {
        turn: 2,
        round: 2,
        leaders: nobody({ methuen: 'harrismith', botha: 'harrismith' }),
      },
    });
    t.do('activate methuen', 'attack methuen with=botha').fightOn('lay').through('boers lay');
    expect(say(t, 'empire')).toContain('Boer left wing: a card face down');
    expect(say(t, 'boers')).not.toContain('Boer left wing: a card face down');
  });
});
