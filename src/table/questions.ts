import { type Choice, namesAnything, type Thing } from '../kernel/choice.ts';
import type { AnyGame, OddsCard } from '../kernel/face.ts';
import type { Refusal, Side } from '../kernel/game.ts';
import type { AnyMatch } from '../kernel/match.ts';
import { counselFor } from './counsel.ts';
import * as knowledge from './knowledge.ts';
import type { Considered, Counsel, Foreseen } from './protocol.ts';

/** Of the steps of a row so many are thought about at most. */
const MOST_ADVICE = 3;

/** What a side can ask about its decision; every answer follows from its own view alone. */
export class Questions {
  private readonly game: AnyGame;
  private readonly match: AnyMatch;

  constructor(game: AnyGame, match: AnyMatch) {
    this.game = game;
    this.match = match;
  }

  odds(side: Side, choice: Choice): OddsCard | null {
    return knowledge.oddsOf(this.game, this.match, side, choice);
  }

  /** Why pointing at a thing leads nowhere, after these were picked. */
  whyNot(side: Side, picks: readonly Thing[], thing: Thing): Refusal | null {
    return knowledge.whyNot(this.match, side, picks, thing);
  }

  /** Why a choice is not on offer. */
  refusal(side: Side, choice: Choice): Refusal {
    return knowledge.refusalOf(this.match, side, choice);
  }

  /** What a choice would bring, and whether there is a way back from it. */
  consider(side: Side, choice: Choice): Considered {
    const odds = this.odds(side, choice);
    return { odds, closes: knowledge.closes(this.match, side, choice) };
  }

  /** A row of choices as it would be met; `advice`: with what a machine would do at dangerous steps. */
  foresee(side: Side, choices: readonly Choice[], advice: boolean): readonly Foreseen[] {
    const { game, match } = this;
    let advised = 0;
    return knowledge.foresee(match, side, choices, (there, choice) => {
      const odds = knowledge.oddsOf(game, there, side, choice);
      const asks = advice && (odds !== null || !namesAnything(choice)) && ++advised <= MOST_ADVICE;
      const decision = there.owedBy(side)?.step.step ?? '';
      const counsel = asks ? counselFor(game, there, side, true) : null;
      const left = there.choices(side).filter(namesAnything).length;
      return { choice, odds, decision, left, counsel };
    });
  }

  /** What the strongest machine would do here, and why; `quick`: the strongest that need not search. */
  hint(side: Side, quick = false): Counsel | null {
    return counselFor(this.game, this.match, side, quick);
  }
}
