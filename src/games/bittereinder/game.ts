import type { Game } from '../../kernel/face.ts';
import type { OptionSpec, Rules } from '../../kernel/game.ts';
import { bookWithOrders, standingOrders } from '../../kernel/interruptions.ts';
import { at } from '../../kernel/lists.ts';
import { BOOK } from './book.ts';
import { type Box, packs, SIDES } from './box.ts';
import { clone, cloneBeside } from './clone.ts';
import { facts } from './facts.ts';
import { gauges } from './gauges.ts';
import { interruptions } from './interruptions.ts';
import ledger from './ledger.json' with { type: 'json' };
import { lossOf } from './losses.ts';
import { meant } from './meant.ts';
import { odds } from './odds.ts';
import { bold, cautious, general } from './opponent/general.ts';
import { judge } from './opponent/judge.ts';
import { opponents } from './opponent/opponents.ts';
import { outline, read, write } from './position.ts';
import { prospects } from './prospects.ts';
import { imagine, mask, maskWrites, redeal } from './secrets.ts';
import { setup } from './setup.ts';
import { PHASES, SCENARIOS, STEPS, type State } from './state.ts';
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
import type { Bittereinder } from './vocabulary.ts';

/** The first value of each is how we rule; the others are fair readings too. */
const OPTIONS: readonly OptionSpec[] = [
  { id: 'limitedIntelligence', rule: '7.2.1-a', values: [false, true] },
  { id: 'randomEvents', rule: '15.1-a', values: [false, true] },
  { id: 'moraleRule', rule: '12.3.1-a', values: ['none', 'victories', 'victoryDice'] },
  { id: 'besiegedSea', rule: 'A6', values: ['open', 'landingOnly'] },
  { id: 'severalLeaders', rule: 'A11', values: ['all', 'sum'] },
  { id: 'kitchenerArrival', rule: 'A13', values: ['nextTurn', 'instant'] },
  { id: 'zeroDefence', rule: 'A20', values: ['eliminated', 'fourToOne'] },
  { id: 'commitmentTiming', rule: 'A21', values: ['beforeSiege', 'afterSiege'] },
  { id: 'moraleCeiling', rule: 'A45', values: ['ten', 'none'] },
  { id: 'railEnds', rule: 'A50', values: ['enemyTown', 'barred'] },
  { id: 'siegeSupply', rule: 'A53', values: ['separate', 'shared'] },
  { id: 'razingFrom', rule: 'A56', values: ['anywhere', 'homeArea'] },
];

const rules: Rules<State, Box, Bittereinder> = {
  id: 'bittereinder',
  sides: SIDES,
  scenarios: SCENARIOS.map((id) =>
    // 18p-5 The introduction is played without events.
    id === 'marchingToPretoria' ? { id, options: { randomEvents: false } } : { id },
  ),
  options: OPTIONS,
  book: bookWithOrders(BOOK, interruptions),
  steps: STEPS,
  ...standingOrders(interruptions),
  openBox: packs.openBox,
  setup,
  clone,
  cloneBeside,
  mask,
  maskWrites,
  redeal,
  imagine,
  write,
  read,
  outline,
  // A60, 7.2.1 Only while both sides place at once, and with limited intelligence, is anything hidden.
  allKnown: ({ core, options }) => core.lanes.length === 0 && !options.limitedIntelligence,
  violations,
  suppose,
  meant,
  weakReasons: ['notHere', 'notYours', 'noPieces', 'otherPieceNow'],
  // 7.2.1-e A screen and those it is to hold are declared, as totals.
  openFigures: { screenHolds: ['screen', 'enemies'], screenFails: ['screen', 'enemies'] },
  clock: (state) => ({ turn: state.turn, phase: at(PHASES, state.phase) }),
};

export const game: Game<State, Box, Bittereinder> = {
  rules,
  ledger: ledger,
  texts: { en, pl },
  briefings: { en: briefingsEn, pl: briefingsPl },
  facts,
  positionWords,
  glossary: { en: glossaryEn, pl: glossaryPl },
  headings,
  opponents: [...opponents, cautious, bold, general],
  judge,
  textView,
  prospects,
  odds,
  packs,
  gauges,
  lossOf,
  endingRules: {
    collapse: '12.1-a',
    exhaustion: '12.1-b',
    annihilation: '12.1-c',
    khakiElection: '12.1-d',
    bitterEnd: '12.2',
    stalemate: '12.2',
    subdued: '12.2',
    bobsFails: '14.1-c',
    bobsRepublican: '14.1-d',
    bobsDraw: '14.1-d',
    bobsMarginal: '14.1-d',
    bobsDecisive: '14.1-d',
    pretoriaHolds: '18p-6',
    pretoriaDraw: '18p-6',
    pretoriaMarginal: '18p-6',
    pretoriaDecisive: '18p-6',
  },
};
