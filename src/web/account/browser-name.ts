/** Browsers claim to be many; the first that fits is the one. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

type Kinds = readonly (readonly [string, RegExp])[];
const first = (kinds: Kinds, text: string): string[] =>
  kinds
    .filter(([, shape]) => shape.test(text))
    .slice(0, 1)
    .map(([name]) => name);

/** A browser's long name for itself as a person would say it; empty if nobody would. */
export const browserName = (agent: string): string =>
  [...first(BROWSERS, agent), ...first(SYSTEMS, agent)].join(', ');
