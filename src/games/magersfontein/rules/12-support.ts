import { at } from '../../../kernel/lists.ts';
import type { DeepReadonly } from '../../../kernel/vocabulary.ts';
import {
  card,
  commanderIndex,
  commandersIn,
  enemyOf,
  type Look,
  type Melee,
  NONE,
  sideName,
} from '../state.ts';
import { decision, type Offer, refuse, type War } from '../vocabulary.ts';

const sideIn = (look: Look, melee: DeepReadonly<Melee>, who: 0 | 1): number => {
  const attacker = card(look, at(melee.units, 0)).side;
  return who === 0 ? attacker : enemyOf(attacker);
};

/** XIII.1, XIII.4, R62 The commanders of one side who stand where the melee is fought. */
export function supporters(look: Look, melee: DeepReadonly<Melee>, who: 0 | 1): number[] {
  if (melee.units.length === 0) return [];
  const side = sideIn(look, melee, who);
  const hexes = who === 1 ? [melee.target] : melee.units.map((unit) => at(look.state.hex, unit));
  const present = [...new Set(hexes)].flatMap((hex) => commandersIn(look, hex, side));
  const able = present.filter((commander) => at(look.box.commanders, commander).morale > 0);
  return able.length > 0 ? able : present.slice(0, 1);
}

/** XIII.4 One combat, one commander a side: where several could help, their owner names one. */
export function nameSupport(war: War, melee: Melee): void {
  for (const who of [0, 1] as const) {
    const able = supporters(war, melee, who);
    const [only] = able;
    if (able.length > 1) war.next('support', { who });
    else if (only === undefined) melee.support[who] = NONE;
    else {
      const piece = at(war.box.commanders, only).id;
      war.unasked(sideName(sideIn(war, melee, who)), { do: 'support', piece });
      melee.support[who] = only;
    }
  }
}

export const support = decision('support', {
  side: (look, { who }) => {
    const { melee } = look.state;
    return sideName(melee && melee.units.length > 0 ? sideIn(look, melee, who) : who);
  },
  rule: 'XIII.4',
  choices: (look, { who }) => {
    const { melee } = look.state;
    return (melee ? supporters(look, melee, who) : []).map(
      (commander): Offer<'support'> => ({
        do: 'support',
        piece: at(look.box.commanders, commander).id,
      }),
    );
  },
  whyNot: () => refuse('XIII.4', 'notInTheFight'),
  take: {
    support(war, { who }, choice) {
      const { melee } = war.state;
      if (!melee) return;
      melee.support[who] = commanderIndex(war, choice.piece);
      war.tell({ type: 'supports', rule: 'XIII.4', piece: choice.piece ?? '' });
    },
  },
});
