import type { TextView } from '../../kernel/face.ts';
import type { Side } from '../../kernel/game.ts';
import { at } from '../../kernel/lists.ts';
import { type Look, sideIndex } from './state.ts';
import type { Speech } from './text/en.ts';

/** What a side sees, in words. */
export function textView({ state, box }: Look, side: Side | null, speech: Speech): TextView {
  const posts = box.posts.map((post, index) => {
    const troops = box.troops.flatMap((t, i) =>
      at(state.place, i) === index ? [`${speech.name(t.id)} (${at(state.strength, i)})`] : [],
    );
    return speech.say('textView.post', {
      post,
      troops: troops.join(', ') || speech.say('textView.empty'),
    });
  });
  const own = side === null ? -1 : sideIndex(side);
  const hand =
    own < 0
      ? []
      : [speech.say('textView.hand', { cards: at(state.hand, own).map((card) => `c${card}`) })];
  return {
    heading: speech.say('textView.turn', { turn: state.turn, last: box.lastTurn }),
    lines: hand,
    parts: [{ heading: speech.say('textView.posts'), lines: posts }],
  };
}
