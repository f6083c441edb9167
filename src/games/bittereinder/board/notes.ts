/** What a player would count on the map before answering: who stands there, who waits there. */
import type { BoardQuestion } from '../../../boardkit/board.ts';
import type { Box } from '../box.ts';
import { odds } from '../odds.ts';
import { strengths } from '../rules/08-combat.ts';
import { factorsIn, inArea, type State } from '../state.ts';
import type { Bittereinder, Choice } from '../vocabulary.ts';
import { isFaceDown } from './faces.ts';
import { boardSpeech, nameOf } from './speech.ts';

type Question = BoardQuestion<State, Box, Bittereinder>;

const sideIndex = ({ side }: Question): number => (side === 'republics' ? 1 : 0);

/** Counters and factors of the reader's own in an area. */
function ownForce(asked: Question, area: number): string {
  const { view, box, speech } = asked;
  const side = sideIndex(asked);
  const n = inArea(view, side, area);
  const factors = factorsIn({ state: view, box }, side, area);
  return boardSpeech(speech.language).say('note.force', { n, factors });
}

/** The enemies one would meet there; how many counters, where they lie face down. */
function enemyForce(asked: Question, area: number): string {
  const { view, box, side, speech } = asked;
  const enemy = 1 - sideIndex(asked);
  const n = inArea(view, enemy, area);
  if (n === 0) return '';
  const { say } = boardSpeech(speech.language);
  const unseen = view.at.some((at, piece) => at === area && isFaceDown(view, box, piece, side));
  if (unseen) return say('note.unseen', { n });
  return say('note.enemies', { n: factorsIn({ state: view, box }, enemy, area) });
}

/** The column of the table that a choice would lead to. */
function oddsNote({ view, box, side, decision, about }: Question, choice: Choice): string {
  const owed = { side, step: { ...about, step: decision }, lane: -1 };
  const card = odds({ state: view, box }, owed, choice);
  const column = card?.title.values?.['odds'];
  return typeof column === 'string' ? column : '';
}

export function note(asked: Question, choice: Choice): string {
  const { areaIndex } = asked.box;
  switch (choice.do) {
    case 'from':
      return ownForce(asked, areaIndex.get(choice.at) ?? -1);
    case 'go':
      return enemyForce(asked, areaIndex.get(choice.to) ?? -1);
    case 'attack':
    case 'begin':
    case 'commit':
      return oddsNote(asked, choice);
    case 'band':
      return oddsNote(asked, { do: 'commit', n: choice.n });
    default:
      return '';
  }
}

/** The battle a question belongs to: where it is, and how strong both are as far as it is known. */
export function about({ view, box, speech }: Question): string {
  const { battle } = view;
  if (!battle) return '';
  const { say } = boardSpeech(speech.language);
  const place = nameOf(box, speech, box.areaIds[battle.area] ?? '');
  if (battle.strength < 0) return say('about.battle', { place });
  const { attack, defence } = strengths({ state: view, box }, battle);
  return say('about.fight', { place, attack, defence });
}
