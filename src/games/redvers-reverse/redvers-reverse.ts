import type { Game } from '../../kernel/face.ts';
import type { Rules } from '../../kernel/game.ts';
import { type Box, defaultPack, openBox, SIDES } from './box.ts';
import { odds } from './odds.ts';
import { recruit } from './opponent/recruit.ts';
import { veteran } from './opponent/veteran.ts';
import { provenance } from './provenance.ts';
import { setup } from './rules/09-set-up.ts';
import { options, scenarios } from './rules/10-scenarios.ts';
import { book } from './rules/book.ts';
import ledger from './rules/ledger.json' with { type: 'json' };
import { read, write } from './rules/position.ts';
import { imagine, mask, redeal } from './rules/secrets.ts';
import { violations } from './rules/violations.ts';
import { clone, SEGMENTS, type State } from './state.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { twin } from './twin.ts';

const rules: Rules<State, Box> = {
  id: 'redvers-reverse',
  sides: SIDES,
  automatic: ['boers'],
  scenarios,
  options,
  book,
  openBox,
  setup,
  clone,
  mask,
  redeal,
  imagine,
  write,
  read,
  violations,
  clock: (state) => ({ turn: state.turn, phase: SEGMENTS[state.segment] ?? 'setUp' }),
};

export const game: Game<State, Box> = {
  rules,
  ledger,
  texts: { en, pl },
  opponents: [recruit, veteran],
  twin,
  odds,
  provenance,
  defaultPack,
  gauges: ({ confidence, loss }) => ({ confidence, loss }),
};
