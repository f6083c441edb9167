import type { Game } from '../../kernel/face.ts';
import type { Rules } from '../../kernel/game.ts';
import { book } from './book.ts';
import { type Box, packs, SIDES } from './box.ts';
import { clone, cloneBeside } from './clone.ts';
import { facts } from './facts.ts';
import { interruptions } from './interruptions.ts';
import ledger from './ledger.json' with { type: 'json' };
import { odds } from './odds.ts';
import { opponents } from './opponent/opponents.ts';
import { outline, read, write } from './position.ts';
import { prospects } from './prospects.ts';
import { imagine, mask, maskWrites, redeal } from './secrets.ts';
import { layOut } from './setup.ts';
import { checkStanding, drawStanding } from './standing.ts';
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
import type { Outpost } from './vocabulary.ts';

const rules: Rules<State, Box, Outpost> = {
  id: 'outpost',
  sides: SIDES,
  scenarios: [{ id: 'patrol' }],
  options: [],
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
  clock: (state) => ({
    turn: state.turn,
    phase: state.core.lanes.length > 0 ? 'orders' : 'marches',
  }),
  interruptions,
  checkStanding,
  drawStanding,
};

export const game: Game<State, Box, Outpost> = {
  rules,
  ledger,
  texts: { en, pl },
  briefings: { en: briefingsEn, pl: briefingsPl },
  facts,
  positionWords,
  glossary: { en: glossaryEn, pl: glossaryPl },
  headings,
  opponents,
  textView,
  prospects,
  odds,
  packs,
  endingRules: { parley: '2.3', destroyed: '5.1', campTaken: '5.2', sunset: '5.3' },
  gauges: (state) => ({ strength: state.strength.reduce((sum, n) => sum + n, 0) }),
};
