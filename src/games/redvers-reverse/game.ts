import type { Game } from '../../kernel/face.ts';
import type { Rules } from '../../kernel/game.ts';
import { book } from './book.ts';
import { type Box, packs, SIDES } from './box.ts';
import { clone, cloneBeside } from './clone.ts';
import { facts } from './facts.ts';
import ledger from './ledger.json' with { type: 'json' };
import { lossOf } from './losses.ts';
import { meant } from './meant.ts';
import { odds } from './odds.ts';
import { bold, cautious, general, judge } from './opponent/general.ts';
import { recruit } from './opponent/recruit.ts';
import { veteran } from './opponent/veteran.ts';
import { outline, read, write } from './position.ts';
import { prospects } from './prospects.ts';
import { options, scenarios } from './rules/10-scenarios.ts';
import { imagine, mask, maskWrites, redeal } from './secrets.ts';
import { layOut } from './setup.ts';
import { SEGMENTS, STEPS, type State } from './state.ts';
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
import type { RedversReverse } from './vocabulary.ts';

const rules: Rules<State, Box, RedversReverse> = {
  id: 'redvers-reverse',
  sides: SIDES,
  automatic: ['boers'],
  scenarios,
  options,
  book,
  steps: STEPS,
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
    'noSuchPiece',
    'otherPiece',
    'otherArm',
    'otherBrigade',
    'notThere',
    'stepsAway',
    'staffOnly',
  ],
  clock: (state) => ({ turn: state.turn, phase: SEGMENTS[state.segment] ?? 'setUp' }),
};

export const game: Game<State, Box, RedversReverse> = {
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
  gauges: ({ confidence, loss }) => ({ confidence, loss }),
  lossOf,
  endingRules: { britishVictory: '6.2e', pyrrhicVictory: '6.2f', boerVictory: '6.2g' },
};
