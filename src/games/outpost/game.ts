import type { Game, TextView } from '../../kernel/face.ts';
import type { Rules } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { type Box, packs, SIDES } from './box.ts';
import { clone } from './clone.ts';
import ledger from './ledger.json' with { type: 'json' };
import { read, write } from './position.ts';
import { aim, orders, pickTroop, revealOrders, setUp, turn } from './rules/01-orders.ts';
import { arrive, march, react } from './rules/02-march.ts';
import { fight, layCard, resolve, retreat } from './rules/03-fight.ts';
import { drawCards, endTurn } from './rules/04-end.ts';
import { imagine, mask, redeal } from './secrets.ts';
import { layOut } from './setup.ts';
import { type State, sideIndex } from './state.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { violations } from './violations.ts';
import type { Outpost } from './vocabulary.ts';

const rules: Rules<State, Box, Outpost> = {
  id: 'outpost',
  sides: SIDES,
  scenarios: [{ id: 'patrol' }],
  options: [],
  book: [
    setUp,
    turn,
    orders,
    pickTroop,
    aim,
    revealOrders,
    march,
    react,
    arrive,
    fight,
    layCard,
    resolve,
    retreat,
    drawCards,
    endTurn,
  ],
  openBox: packs.openBox,
  setup: layOut,
  clone,
  mask,
  redeal,
  imagine,
  write,
  read,
  violations,
  clock: (state) => ({
    turn: state.turn,
    phase: state.core.lanes.length > 0 ? 'orders' : 'marches',
  }),
  checkStanding: (_, orders) =>
    orders.flatMap((order, i) =>
      order['fire'] === 'always' || order['fire'] === 'never'
        ? []
        : [{ at: `${i}.fire`, problem: 'must be "always" or "never"' }],
    ),
  drawStanding: (_, __, random) =>
    random(3) === 0 ? [] : [{ fire: random(2) === 0 ? 'always' : 'never' }],
};

export const game: Game<State, Box, Outpost> = {
  rules,
  ledger,
  texts: { en, pl },
  opponents: [],
  textView({ state, box }, side, speech): TextView {
    const posts = box.posts.map((post, index) => {
      const troops = box.troops.flatMap((t, i) =>
        at(state.place, i) === index ? [`${speech.name(t.id)} (${at(state.strength, i)})`] : [],
      );
      return speech.say('textView.post', {
        post,
        troops: troops.join(', ') || speech.say('textView.empty'),
      });
    });
    const own = sideIndex(side ?? '');
    const hand =
      own < 0
        ? []
        : [speech.say('textView.hand', { cards: at(state.hand, own).map((card) => `c${card}`) })];
    return {
      heading: speech.say('textView.turn', { turn: state.turn, last: box.lastTurn }),
      lines: hand,
      parts: [{ heading: speech.say('textView.posts'), lines: posts }],
    };
  },
  odds: (_, __, choice) =>
    choice.do === 'fire'
      ? {
          title: { key: 'odds.fire', values: { piece: choice.piece, with: choice.with } },
          rule: '3.3',
          modifiers: [],
          outcomes: [
            { text: { key: 'odds.hit' }, chance: 2 / 6, tone: 'good' },
            { text: { key: 'odds.miss' }, chance: 4 / 6, tone: 'even' },
          ],
        }
      : null,
  packs,
  gauges: (state) => ({ strength: state.strength.reduce((sum, n) => sum + n, 0) }),
};
