/** Of a stack all of one kind join a column with one stroke. */
import type { BoardQuestion, Plan } from '../../../boardkit/board.ts';
import { type Box, INFANTRY, KOMMANDO, MOUNTED } from '../box.ts';
import type { State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';
import { boardSpeech } from './speech.ts';

type Question = BoardQuestion<State, Box, Bittereinder> & { decision: 'column' };

const KINDS = [
  { kind: INFANTRY, key: 'plan.take.infantry' },
  { kind: MOUNTED, key: 'plan.take.mounted' },
  { kind: KOMMANDO, key: 'plan.take.kommandos' },
] as const;

/** Where a stack has several of a kind and others besides. */
export function takeKind({ box, speech, choices }: Question): Plan<Bittereinder>[] {
  const takes = choices.filter((choice): choice is Choice<'take'> => choice.do === 'take');
  const { say } = boardSpeech(speech.language);
  return KINDS.flatMap(({ kind, key }): Plan<Bittereinder>[] => {
    const those = takes.filter(({ piece }) => box.kind[box.pieceIndex.get(piece) ?? -1] === kind);
    if (those.length < 2 || those.length === takes.length) return [];
    const note = those.map(({ piece }) => speech.name(piece)).join(', ');
    return [{ id: `take-${kind}`, label: say(key, { n: those.length }), note, choices: those }];
  });
}
