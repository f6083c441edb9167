import * as z from 'zod/mini';

/** What the processes of one server tell each other while it runs. */
export const WORD = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('changed'), matches: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('ended'), sessions: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('ended for'),
    person: z.string(),
    spared: z.optional(z.string()),
  }),
]);

export type Word = z.infer<typeof WORD>;

/** The line between the processes of one server: what one says, all others hear. */
export class ProcessLine {
  private readonly ears: ((word: Word) => void)[] = [];
  private readonly send: (word: Word) => void;

  constructor(send: (word: Word) => void) {
    this.send = send;
  }

  say(word: Word): void {
    this.send(word);
  }

  listen(ear: (word: Word) => void): void {
    this.ears.push(ear);
  }

  /** Another process said it. */
  heard(word: Word): void {
    for (const ear of this.ears) ear(word);
  }
}
