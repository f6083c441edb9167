import type { Game } from '../../kernel/face.ts';
import type { Rules } from '../../kernel/game.ts';
import { bookWithOrders, standingOrders } from '../../kernel/interruptions.ts';
import { book } from './book.ts';
import { type Box, packs, SIDES } from './box.ts';
import { clone, cloneBeside } from './clone.ts';
import { facts } from './facts.ts';
import { interruptions } from './interruptions.ts';
import ledger from './ledger.json' with { type: 'json' };
import { lossOf } from './losses.ts';
import { meant } from './meant.ts';
import { odds } from './odds.ts';
import { bold, cautious, general, judge } from './opponent/general.ts';
import { recruit } from './opponent/recruit.ts';
import { veteran } from './opponent/veteran.ts';
import { outline, read, write } from './position.ts';
import { prospects } from './prospects.ts';
import { commandosInHand, total } from './queries.ts';
import { imagine, mask, maskWrites, redeal } from './secrets.ts';
import { layOut } from './setup.ts';
import { STEPS, type State } from './state.ts';
import { suppose } from './supposing.ts';
import { briefings as briefingsEn } from './text/briefing.en.ts';
import { briefings as briefingsPl } from './text/briefing.pl.ts';
import { en } from './text/en.ts';
import { glossary as glossaryEn } from './text/glossary.en.ts';
import { glossary as glossaryPl } from './text/glossary.pl.ts';
import { headings } from './text/headings.ts';
import { pl } from './text/pl.ts';
import { positionWords } from './text/position-words.ts';
import { textView } from './text-view.ts';
import { violations } from './violations.ts';
import type { SecondBoerWar } from './vocabulary.ts';

export const rules: Rules<State, Box, SecondBoerWar> = {
  id: 'second-boer-war',
  sides: SIDES,
  scenarios: [{ id: 'war' }, { id: 'guerrilla' }],
  options: [
    { id: 'splitRepression', rule: '6.0.c-a', values: [false, true] },
    { id: 'commandoCount9', rule: '2I', values: [false, true] },
    { id: 'stormjaagRandom', rule: '7.0.f-g', values: [true, false] },
    { id: 'lossCheckOnScorchedEarth', rule: '10A', values: [true, false] },
    { id: 'campCapOnSurrender', rule: '3R', values: [true, false] },
    { id: 'singleRoamer', rule: '7.0.a-c', values: [true, false] },
    { id: 'mainAndDetachedShare', rule: '5.0.d-b', values: [false, true] },
    { id: 'blockhouseThreeCards', rule: '6.0.d-f', values: [true, false] },
    { id: 'raidWinMovesOn', rule: '7.0.f-f', values: [true, false] },
    { id: 'hiddenSingleUse', rule: '8G', values: [true, false] },
  ],
  book: bookWithOrders(book, interruptions),
  steps: STEPS,
  ...standingOrders(interruptions),
  openBox: packs.openBox,
  setup: layOut,
  clone,
  cloneBeside,
  mask,
  maskWrites,
  redeal,
  imagine,
  write,
  read,
  outline,
  violations,
  suppose,
  meant,
  weakReasons: [
    'otherLeaderActs',
    'notWhereHeStands',
    'noSuchEnemy',
    'unknownEvent',
    'otherLeaderFirst',
  ],
  // 4F The counter is shown at the end of its round, and then put away.
  openFigures: { roundEnds: ['n'] },
  clock: (state) => ({
    turn: state.turn,
    phase: state.fight
      ? 'fight'
      : !state.open
        ? 'between'
        : state.round % 2 === 1
          ? 'boers'
          : 'empire',
  }),
};

export const game: Game<State, Box, SecondBoerWar> = {
  rules,
  ledger,
  texts: { en, pl },
  briefings: { en: briefingsEn, pl: briefingsPl },
  facts,
  positionWords,
  glossary: { en: glossaryEn, pl: glossaryPl },
  headings,
  opponents: [recruit, veteran, cautious, bold, general],
  judge,
  textView,
  prospects,
  odds,
  packs,
  gauges: (state, box) => ({
    prestige: state.prestige,
    ...(state.funds >= 0 && { warFunds: state.funds }),
    commandos: commandosInHand({ state, box }),
    camps: total(state.camp),
    garrisons: total(state.garrison),
    citiesTaken: total(state.fallen),
  }),
  lossOf,
  endingRules: {
    citiesTaken: '11A',
    objectivesMissed: '11B',
    surrender: '11D',
    fundsExhausted: '11E',
    peaceTalks: '11F',
    endurance: '11G',
  },
};
