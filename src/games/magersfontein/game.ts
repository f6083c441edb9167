import type { Game } from '../../kernel/face.ts';
import type { Rules } from '../../kernel/game.ts';
import { book } from './book.ts';
import { type Box, packs, SIDES } from './box.ts';
import { clone, cloneBeside } from './clone.ts';
import { facts } from './facts.ts';
import { gauges } from './gauges.ts';
import { interruptions } from './interruptions.ts';
import ledger from './ledger.json' with { type: 'json' };
import { lossOf } from './losses.ts';
import { meant } from './meant.ts';
import { odds } from './odds.ts';
import { reviewer } from './opponent/general.ts';
import { judge } from './opponent/judge.ts';
import { opponents } from './opponent/opponents.ts';
import { pointCount } from './point-count.ts';
import { outline, read, write } from './position.ts';
import { prospects } from './prospects.ts';
import { checkStanding, drawStanding } from './rules/05-standing.ts';
import { imagine, mask, maskCore, maskWrites, readByOwner, redeal } from './secrets.ts';
import { layOutGame, OPTIONS } from './setup.ts';
import { PHASES, STEPS, type State } from './state.ts';
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
import type { Magersfontein } from './vocabulary.ts';

export const rules: Rules<State, Box, Magersfontein> = {
  id: 'magersfontein',
  sides: SIDES,
  scenarios: [{ id: 'historical' }, { id: 'intro' }],
  options: OPTIONS,
  book,
  steps: STEPS,
  openBox: packs.openBox,
  setup: layOutGame,
  clone,
  cloneBeside,
  mask,
  maskWrites,
  maskCore,
  redeal,
  readByOwner,
  imagine,
  write,
  read,
  outline,
  violations,
  suppose,
  meant,
  weakReasons: ['otherUnitActs', 'notAdjacent', 'noUnit', 'notYours', 'noTarget'],
  // II.6 The totals are compared in the open, whoever was picked.
  openFigures: { initiative: ['british', 'boers'] },
  clock: (state) => ({ turn: state.turn, phase: PHASES[state.phase] ?? 'command' }),
  interruptions,
  checkStanding,
  drawStanding,
};

export const game: Game<State, Box, Magersfontein> = {
  rules,
  ledger,
  texts: { en, pl },
  briefings: { en: briefingsEn, pl: briefingsPl },
  facts,
  positionWords,
  glossary: { en: glossaryEn, pl: glossaryPl },
  headings,
  opponents,
  reviewer,
  judge,
  textView,
  prospects,
  odds,
  die: 10,
  packs,
  gauges,
  lossOf,
  endingRules: {
    britishDecisive: 'II.11',
    britishMarginal: 'II.11',
    drawn: 'II.11',
    boersMarginal: 'II.11',
    boersDecisive: 'II.11',
    summitTaken: 'II.11',
    brigadesBroken: 'II.11',
    gapForced: 'II.11',
    gapContested: 'II.11',
    gapHeld: 'II.11',
  },
  pointCount,
};
