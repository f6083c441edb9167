import type { Language } from '../../kernel/text.ts';

/**
 * What is wrong with a file is said by the layers below the page, in English, with the name of the
 * place in the file. Here is how the page says it in Polish; `{}` stands for whatever is filled in.
 */
export const IN_POLISH: Readonly<Record<string, string>> = {
  'this is not a Heliograph match file': 'to nie jest plik rozgrywki Heliographu',
  'this is not a file of Heliograph matches': 'to nie jest plik z rozgrywkami Heliographu',
  'this is not JSON': 'to nie jest plik JSON',
  'the file is empty': 'plik jest pusty',
  'the file is cut off before its end': 'plik urywa się przed końcem',
  'the file is damaged ({})': 'plik jest uszkodzony ({})',
  'the file is nested deeper than {} levels; no file of ours is':
    'plik ma ponad {} poziomów zagnieżdżenia; takich plików nie zapisujemy',
  'version {} is newer than this Heliograph reads ({}); update it':
    'wersja {} jest nowsza niż ta, którą czyta ten Heliograph ({}); trzeba go zaktualizować',
  'this Heliograph reads version {}, not {}': 'ten Heliograph czyta wersję {}, a nie {}',
  'stands twice in the file': 'występuje w pliku dwa razy',
  'not legal: {} (rule {})': 'posunięcie niedozwolone: {} (reguła {})',
  'not legal: {}': 'posunięcie niedozwolone: {}',
  'the match ends in {}, but the file says {}': 'rozgrywka kończy się stanem {}, a w pliku jest {}',
  'the rules fail here: {}': 'reguły zawodzą w tym miejscu: {}',
  'the dice of this match are still secret and no rolls are recorded':
    'kości tej rozgrywki są jeszcze tajne, a rzutów nie zapisano',
  'must be 64 hexadecimal digits': 'musi to być 64 cyfr szesnastkowych',
  'is "{}", not "{}"': 'jest „{}”, a nie „{}”',
  'no game is named "{}"': 'nie ma gry o nazwie „{}”',
  'no side is named "{}"': 'nie ma strony o nazwie „{}”',
  '"{}" is unknown; there is: {}': '„{}” jest nieznane; możliwe: {}',
  'unknown; there is: {}': 'nieznane; możliwe: {}',
  'no such option': 'nie ma takiej opcji',
  'must be one of: {}': 'możliwe wartości: {}',
  'is {} in this scenario': 'w tym scenariuszu ma wartość {}',
  '"{}" is for positions, not for new matches': '„{}” służy do pozycji, nie do nowych rozgrywek',
  'this game takes no standing orders': 'w tej grze nie ma stałych rozkazów',
  'a position is a JSON object': 'pozycja jest obiektem JSON',
  'must be "position"': 'musi to być „position”',
  'must be an object': 'musi to być obiekt',
  'must name a scenario': 'trzeba podać scenariusz',
  'nobody judges the positions of this game': 'nikt nie ocenia pozycji w tej grze',
};

/** What the library that checks shapes says begins so. */
const MISSHAPEN = /^(?:Invalid|Unrecognized|Too (?:big|small))\b/;

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

const PATTERNS = Object.entries(IN_POLISH).map(
  ([english, polish]) =>
    [new RegExp(`^${english.split('{}').map(escaped).join('(.*?)')}$`, 's'), polish] as const,
);

/** A problem in the language of the reader; in English where nobody has put it into her language. */
export function problemWords(problem: string, language: Language): string {
  if (language !== 'pl') return problem;
  for (const [pattern, polish] of PATTERNS) {
    const found = pattern.exec(problem);
    if (!found) continue;
    const filled = found.slice(1);
    return polish.replaceAll('{}', () => filled.shift() ?? '');
  }
  return MISSHAPEN.test(problem) ? 'nieprawidłowa wartość' : problem;
}
