import type { Speech } from '../../../kernel/text.ts';

/** What stands at the head of a card: short, and for a commando what it is known by. */
export function titleOf(id: string, speech: Speech, own: Speech): string {
  const name = speech.name(id);
  const called = name.match(/[“„](.+)”/)?.[1];
  if (called !== undefined) return called;
  const kind = id.replace(/-\d+$/, '');
  return own.has(`title.${kind}`) ? own.say(`title.${kind}`) : name;
}
