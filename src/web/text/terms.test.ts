import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * One word for one thing. On the left what once stood for it too, on the right what is agreed:
 * whoever writes the word on the left again is told which one to take.
 */
type Agreed = readonly (readonly [variant: RegExp, agreed: string])[];

const EVERYWHERE: Agreed = [
  [/(?<![\p{L}.-])veld(?!\p{L})/iu, 'weld'],
  [/(?<!\p{L})kost(k|ek|ce)/iu, 'kość'],
  [/(?<!\p{L})tur(a|y|ę|ze|ą)(?!\p{L})/iu, 'etap'],
  [/(?<!\p{L})parti(a|i|ę|ą|e|ach)(?!\p{L})/iu, 'rozgrywka'],
  [/(?<!\p{L})pion(y|a|ów|em|ami)?(?!\p{L})/iu, 'żeton'],
  [/lini\p{L} widoczności/iu, 'linia widzenia'],
  [/nocny arkusz|stół słowami|ktoś tutaj/iu, 'tryb ciemny, Opis stołu, gracz przy tym ekranie'],
  [/kart\p{L}* (walki|bitewn\p{L}+)/iu, 'karty bojowe'],
  [/(?<!\p{L})heksa(?!\p{L})/iu, 'heksu'],
  [/Państw\p{L} Orania/u, 'Wolne Państwo Oranii'],
];

const BY_GAME: Readonly<Record<string, Agreed>> = {
  bittereinder: [
    [/wol[aię] walki|(?<!\p{L})Wola(?!\p{L})/iu, 'zaangażowanie'],
    [/(?<!\p{L})w(ódz|odz)(?!eni)/iu, 'dowódca'],
    [/(?<!\p{L})jazd(a|ę|ą)(?!\p{L})/iu, 'konnica'],
    [/siedzib/iu, 'obszar macierzysty'],
    [/(?<!\p{L})spalone|(?<!\p{L})palenie/iu, 'spustoszone, pustoszenie'],
    [/(?<!\p{L})republik(ami|om)(?!\p{L})/u, 'Republiki'],
    [/phase\.setup': 'Przygotowanie/u, 'Rozstawienie'],
  ],
  'second-boer-war': [
    [/plansz/iu, 'mapa'],
    [/(?<!\p{L})fundusz/u, 'Fundusze wojenne'],
    [/(?<!\p{L})powstani[ea] burski/iu, 'rebelia'],
  ],
  magersfontein: [
    [/rozsyp/iu, 'rozbity'],
    [/kotlin/iu, 'niecka'],
    [/(?<!\p{L})tama(?!\p{L})/iu, 'staw'],
    [/zagajnik/iu, 'zarośla'],
    [/wyłom/iu, 'przejście'],
    [/(?<!\p{L})górali?(?!\p{L})/iu, 'Szkoci, Brygada Szkocka'],
  ],
  'redvers-reverse': [
    [/(?<!\p{L})osad(a|y|ę|zie)(?!\p{L})/iu, 'wieś'],
    [/niewzruszon/iu, 'niezachwiany'],
    [/zredukowan/iu, 'osłabiony'],
    [/odnalezion/iu, 'znaleziony'],
    [/Br(ód|odu|odem) Robinsona/u, 'Robinson’s Drift'],
    [/rozkaz nieudany/iu, 'odwrót awaryjny'],
  ],
};

const ENGLISH: Agreed = [
  [/\blet go of\b/i, 'cancel'],
  [/\bhangs? on it\b/i, 'decides this'],
  [/\blit on the map\b/i, 'on the map'],
  [/\bline to the server\b/i, 'connection to the server'],
];

const sources = join(import.meta.dirname, '..', '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });

/** What is said in one language in a file: all of it, or what stands behind `pl:`. */
function said(file: string, language: 'en' | 'pl'): string {
  const text = readFileSync(join(sources, file), 'utf8');
  if (new RegExp(`(^|[./\\\\])${language}\\.(ts|json)$`).test(file)) return text;
  const quoted = new RegExp(`\\b${language}:\\s*(['"\`])((?:\\\\.|(?!\\1)[^])*)\\1`, 'g');
  return [...text.matchAll(quoted)].map((found) => found[2]).join('\n');
}

const isText = (file: string) =>
  !file.endsWith('.test.ts') &&
  (/(^|[./\\])(en|pl)\.(ts|json)$/.test(file) || /[/\\](lessons|text)[/\\]/.test(file));

/** Every place where a word stands that has given way to another. */
function strays(under: string, language: 'en' | 'pl', agreed: Agreed): string[] {
  return files
    .filter((file) => file.startsWith(under.replaceAll('/', sep)) && isText(file))
    .flatMap((file) => {
      const lines = said(file, language).split('\n');
      return lines.flatMap((line) =>
        agreed
          .filter(([variant]) => variant.test(line))
          .map(
            ([variant, word]) => `${file}: ${variant.exec(line)?.[0]} → ${word}: ${line.trim()}`,
          ),
      );
    });
}

describe('one word for one thing', () => {
  it('is found in the texts of the page and of the games', () => {
    expect(files.filter(isText).length).toBeGreaterThan(80);
    expect(strays('games/bittereinder', 'pl', [[/etap/, '']]).length).toBeGreaterThan(50);
    expect(strays('games/magersfontein/lessons', 'pl', [[/heks/, '']]).length).toBeGreaterThan(20);
  });

  it('holds in Polish everywhere', () => {
    expect(strays('', 'pl', EVERYWHERE)).toEqual([]);
  });

  it.each(Object.entries(BY_GAME))('holds in the Polish of %s', (game, agreed) => {
    expect(strays(`games/${game}/`, 'pl', agreed)).toEqual([]);
  });

  it('holds in English', () => {
    expect(strays('', 'en', ENGLISH)).toEqual([]);
  });
});
