import type { Name } from '../../../kernel/text.ts';
import data from '../data/components.json' with { type: 'json' };

type Named = Readonly<Record<string, { readonly name: string | null; readonly locality?: string }>>;

const GROUPS: readonly Named[] = [data.areas, data.units, data.leaders, data.armies];

/** Every component under its own name; areas without a town go by the locality they cover. */
function allNames(): [string, string][] {
  return GROUPS.flatMap((group) =>
    Object.entries(group).map(([id, entry]): [string, string] => [
      id,
      entry.name ?? entry.locality ?? id,
    ]),
  );
}

export const englishNames = (): Record<string, Name> => ({
  ...Object.fromEntries(allNames()),
  empire: 'the Empire',
  republics: 'the Republics',
});

/** A name with its cases: nominative, genitive, dative, accusative, instrumental, locative. */
const cases = (
  nom: string,
  gen: string,
  dat: string,
  acc: string,
  ins: string,
  loc: string,
): Name => ({ nom, gen, dat, acc, ins, loc });

const brigade = (number: string, rest = ''): Name =>
  cases(
    `${number}. Brygada Piechoty${rest}`,
    `${number}. Brygady Piechoty${rest}`,
    `${number}. Brygadzie Piechoty${rest}`,
    `${number}. Brygadę Piechoty${rest}`,
    `${number}. Brygadą Piechoty${rest}`,
    `${number}. Brygadzie Piechoty${rest}`,
  );

const regiment = (number: string, of: string): Name =>
  cases(
    `${number}. Pułk ${of}`,
    `${number}. Pułku ${of}`,
    `${number}. Pułkowi ${of}`,
    `${number}. Pułk ${of}`,
    `${number}. Pułkiem ${of}`,
    `${number}. Pułku ${of}`,
  );

const corps = (number: string): Name =>
  cases(
    `${number}. Korpus Piechoty Konnej`,
    `${number}. Korpusu Piechoty Konnej`,
    `${number}. Korpusowi Piechoty Konnej`,
    `${number}. Korpus Piechoty Konnej`,
    `${number}. Korpusem Piechoty Konnej`,
    `${number}. Korpusie Piechoty Konnej`,
  );

const garrison = (town: string): Name =>
  cases(
    `Garnizon ${town}`,
    `Garnizonu ${town}`,
    `Garnizonowi ${town}`,
    `Garnizon ${town}`,
    `Garnizonem ${town}`,
    `Garnizonie ${town}`,
  );

const wagons = (number: string): Name =>
  cases(
    `Tabor ${number}`,
    `Taboru ${number}`,
    `Taborowi ${number}`,
    `Tabor ${number}`,
    `Taborem ${number}`,
    `Taborze ${number}`,
  );

/** Patterns of English unit names and how they are said in Polish. */
const PATTERNS: readonly (readonly [RegExp, (found: readonly string[]) => Name])[] = [
  [/^(.+) Kommando$/, ([, town]) => `Komando ${town}`],
  [/^(\d+)\w+ \(Guards\) Infantry Brigade$/, ([, n]) => brigade(n ?? '', ' (Gwardii)')],
  [/^(\d+)\w+ \(Highland\) Infantry Brigade$/, ([, n]) => brigade(n ?? '', ' (Szkockiej)')],
  [/^(\d+)\w+ Infantry Brigade$/, ([, n]) => brigade(n ?? '')],
  [/^(\d+)\w+ Hussars$/, ([, n]) => regiment(n ?? '', 'Huzarów')],
  [/^(\d+)\w+ Lancers$/, ([, n]) => regiment(n ?? '', 'Ułanów')],
  [/^(\d+)\w+ Dragoon Guards.*$/, ([, n]) => regiment(n ?? '', 'Dragonów Gwardii')],
  [/^(\d+)\w+ Mounted Infantry Corps$/, ([, n]) => corps(n ?? '')],
  [/^Supply (\d+)$/, ([, n]) => wagons(n ?? '')],
  [/^Cape Colony Garrison (\d)$/, ([, n]) => garrison(`Kolonii Przylądkowej ${n}`)],
  [/^Natal Garrison$/, () => garrison('Natalu')],
  [/^(.+) Garrison$/, ([, town]) => garrison(town ?? '')],
];

/** Names that have a Polish form of their own. */
const OWN: Readonly<Record<string, Name>> = {
  empire: 'Imperium',
  republics: cases(
    'Republiki',
    'Republik',
    'Republikom',
    'Republiki',
    'Republikami',
    'Republikach',
  ),
  'army-natal': cases(
    'Armia Natalska',
    'Armii Natalskiej',
    'Armii Natalskiej',
    'Armię Natalską',
    'Armią Natalską',
    'Armii Natalskiej',
  ),
  'army-western': cases(
    'Armia Zachodnia',
    'Armii Zachodniej',
    'Armii Zachodniej',
    'Armię Zachodnią',
    'Armią Zachodnią',
    'Armii Zachodniej',
  ),
  'ldr-buller': cases('Buller', 'Bullera', 'Bullerowi', 'Bullera', 'Bullerem', 'Bullerze'),
  'ldr-roberts': cases('Roberts', 'Robertsa', 'Robertsowi', 'Robertsa', 'Robertsem', 'Robertsie'),
  'ldr-kitchener': cases(
    'Kitchener',
    'Kitchenera',
    'Kitchenerowi',
    'Kitchenera',
    'Kitchenerem',
    'Kitchenerze',
  ),
  'ldr-delarey': 'De la Rey',
  'ldr-dewet': cases('De Wet', 'De Weta', 'De Wetowi', 'De Weta', 'De Wetem', 'De Wecie'),
  'ldr-botha': cases('Botha', 'Bothy', 'Bocie', 'Bothę', 'Bothą', 'Bocie'),
  T8: cases('Pretoria', 'Pretorii', 'Pretorii', 'Pretorię', 'Pretorią', 'Pretorii'),
  C9: cases('Kapsztad', 'Kapsztadu', 'Kapsztadowi', 'Kapsztad', 'Kapsztadem', 'Kapsztadzie'),
  M1: cases(
    'Zatoka Delagoa',
    'Zatoki Delagoa',
    'Zatoce Delagoa',
    'Zatokę Delagoa',
    'Zatoką Delagoa',
    'Zatoce Delagoa',
  ),
  'cav-1rd': regiment('1', 'Królewskich Dragonów'),
  'cav-kdg': regiment('1', 'Dragonów Gwardii Króla'),
  'cav-6id': regiment('6', 'Dragonów Inniskilling'),
};

function polishName(id: string, name: string): Name {
  const own = OWN[id];
  if (own !== undefined) return own;
  for (const [pattern, say] of PATTERNS) {
    const found = pattern.exec(name);
    if (found) return say(found);
  }
  return name;
}

export const polishNames = (): Record<string, Name> => ({
  ...Object.fromEntries(allNames().map(([id, name]) => [id, polishName(id, name)])),
  empire: OWN['empire'] ?? '',
  republics: OWN['republics'] ?? '',
});
