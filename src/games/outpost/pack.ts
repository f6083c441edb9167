import {
  fields,
  listOf,
  oneOf,
  openTable,
  type Read,
  reference,
  references,
  sourced,
  table,
  whole,
} from '../../kernel/pack-schema.ts';

export const SIDES = ['scouts', 'riders'] as const;

export const schema = fields({
  posts: table(sourced({ links: references(1) })),
  camps: sourced({ scouts: reference, riders: reference }),
  /** More or fewer of them can be had: `scouts-4`. */
  troops: openTable(
    sourced({ side: oneOf(...SIDES), strength: whole(1, 9), post: reference }),
    /^(scouts|riders)-\d+$/,
  ),
  cards: sourced({ values: listOf(whole(0, 20), 1, 40) }),
  hand: sourced({ size: whole(0, 40) }),
  turns: sourced({ last: whole(1, 99) }),
});

export type Pack = Read<typeof schema>;
