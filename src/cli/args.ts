import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearest } from '../kernel/nearest.ts';
import { BadInput } from './io.ts';

/** One `--option` of a command. */
export interface Option {
  readonly about: string;
  /** The name of its value in the help; without it the option is a switch. */
  readonly value?: string;
  readonly short?: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What stood on the command line, after the command's name. */
export interface Args {
  /** The nth word that is no option. */
  word(n: number): string | undefined;
  flag(name: string): boolean;
  text(name: string): string | undefined;
  /** A whole number from `least` on. */
  count(name: string, otherwise: number, least?: number): number;
  /** One of a few words. */
  oneOf<T extends string>(name: string, allowed: readonly T[], otherwise: T): T;
}

/** Reads the words after a command. `places` names the positional ones; `[x]` may be left out. */
export function readArgs(
  argv: readonly string[],
  places: readonly string[],
  options: Options,
): Args {
  const { values, positionals } = parse(argv, options);
  const needed = places.filter((place) => !place.startsWith('['));
  if (positionals.length < needed.length) {
    throw new BadInput(`${needed[positionals.length]} is missing`);
  }
  if (positionals.length > places.length) {
    throw new BadInput(`"${positionals[places.length]}" is one word too many`);
  }
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    word: (n) => positionals[n],
    flag: (name) => values[name] === true,
    text,
    count: (name, otherwise, least = 1) => {
      const given = text(name);
      return given === undefined ? otherwise : wholeNumber(`--${name}`, given, least);
    },
    oneOf: (name, allowed, otherwise) => {
      const given = text(name);
      if (given === undefined) return otherwise;
      const found = allowed.find((word) => word === given);
      if (found === undefined) {
        throw new BadInput(`--${name} is "${given}"; it can be ${allowed.join(', ')}`);
      }
      return found;
    },
  };
}

export function wholeNumber(what: string, given: string, least: number): number {
  const number = /^\d[\d_]*$/.test(given) ? Number(given.replaceAll('_', '')) : Number.NaN;
  if (!Number.isSafeInteger(number) || number < least) {
    throw new BadInput(`${what} is "${given}"; it must be a whole number from ${least} on`);
  }
  return number;
}

function parse(argv: readonly string[], options: Options) {
  const config: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' } };
  for (const [name, { value, short }] of Object.entries(options)) {
    config[name] = { type: value ? 'string' : 'boolean', ...(short && { short }) };
  }
  try {
    return parseArgs({ args: [...argv], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    throw new BadInput(explain(error, options));
  }
}

function explain(error: unknown, options: Options): string {
  const text = error instanceof Error ? error.message : String(error);
  const name = /'(?:-\w, )?(-[^' ]+)/.exec(text)?.[1] ?? '';
  const code = (error as { code?: string }).code;
  const known = [...Object.keys(options), 'help'];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const near = nearest(name.replace(/^-+/, ''), known);
    const there = near
      ? `did you mean --${near}?`
      : `there are ${known.map((k) => `--${k}`).join(', ')}`;
    return `there is no option ${name}; ${there}`;
  }
  const value = options[name.replace(/^-+/, '')]?.value;
  return value ? `${name} needs a value: ${name} ${value}` : `${name} takes no value`;
}

/** Reads `k=v,k=v`. */
export function readPairs(what: string, given: string): [key: string, value: string][] {
  return given.split(',').map((pair) => {
    const at = pair.indexOf('=');
    if (at <= 0) throw new BadInput(`${what} has "${pair}"; write name=value,name=value`);
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
}
