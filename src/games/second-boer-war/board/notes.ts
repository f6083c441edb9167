/** A few words beside an answer: where a leader stands, whom and what he would find. */

import type { BoardQuestion } from '../../../boardkit/board.ts';
import { at } from '../../../kernel/lists.ts';
import { BOERS, type Box } from '../box.ts';
import { areaOf, checkedForLosses, isGuerrilla, leaderOf } from '../queries.ts';
import { NONE, type State } from '../state.ts';
import type { Choice, SecondBoerWar } from '../vocabulary.ts';
import { leadersAt, markersOf } from './describe.ts';
import { boardSpeech } from './speech.ts';

type Question = BoardQuestion<State, Box, SecondBoerWar>;

const lowered = (text: string, language: string): string =>
  text.charAt(0).toLocaleLowerCase(language) + text.slice(1);

/** Who and what is there. */
function found({ view, box, speech }: Question, area: number): string {
  const { say } = boardSpeech(speech.language);
  const leaders = leadersAt(view, box, area).map((leader) => speech.name(at(box.leaders, leader)));
  const markers = markersOf(view, area, say).map((text) => lowered(text, speech.language));
  return [...leaders, ...markers].join(', ');
}

function checked({ view, box }: Question, choice: Choice<'retreat'>): boolean {
  const look = { state: view, box };
  const leader = leaderOf(look, choice.piece);
  return (
    leader !== NONE &&
    at(box.leaderSide, leader) === BOERS &&
    isGuerrilla(look) &&
    checkedForLosses(look, areaOf(look, choice.to))
  );
}

export function note(asked: Question, choice: Choice): string {
  const { view, box, speech } = asked;
  const look = { state: view, box };
  switch (choice.do) {
    case 'activate': {
      const stand = view.leaderAt[leaderOf(look, choice.piece)] ?? NONE;
      return stand >= 0 ? speech.name(at(box.areas, stand)) : '';
    }
    case 'move':
      return found(asked, areaOf(look, choice.to));
    case 'retreat':
      return checked(asked, choice) ? boardSpeech(speech.language).say('note.check') : '';
    default:
      return '';
  }
}
