import type { Args, Option, Options } from './args.ts';
import type { Io } from './io.ts';

/** One command of `heliograph`. */
export interface Command {
  /** What stands after its name: `<game>`, `[file]`. */
  readonly places: readonly string[];
  readonly options: Options;
  /** One line for the list of commands. */
  readonly about: string;
  /** More for its own help. */
  readonly details?: string;
  /** Does it; the exit status. */
  run(io: Io, args: Args): Promise<number>;
}

export function helpOf(name: string, command: Command): string {
  const { places, options, about, details } = command;
  const usage = [
    'heliograph',
    name,
    ...places,
    ...(Object.keys(options).length ? ['[options]'] : []),
  ];
  const rows = Object.entries<Option>({ ...options, help: { about: 'this text', short: 'h' } });
  const named = rows.map(([option, { value, short, about: says }]) => {
    const flag = `${short ? `-${short}, ` : '    '}--${option}${value ? ` ${value}` : ''}`;
    return [flag, says] as const;
  });
  const width = Math.max(...named.map(([flag]) => flag.length));
  return [
    `${about}`,
    '',
    `usage: ${usage.join(' ')}`,
    '',
    ...named.map(([flag, says]) => `  ${flag.padEnd(width)}  ${says}`),
    ...(details ? ['', details.trim()] : []),
    '',
  ].join('\n');
}
