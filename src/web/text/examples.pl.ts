import type { examplesEn } from './examples.en.ts';

export const examplesPl: Readonly<Record<keyof typeof examplesEn, string>> = {
  examples: 'Obejrzyj i ucz się',
  'examples.about':
    'Rozgrywki między komputerami, wybrane z wielu jako najbardziej dramatyczne, z uwagami o tym, gdzie i dlaczego się odwróciły.',
  'example.unknown': 'Ta gra nie ma przykładu „{id}”.',
  'example.notes': 'Uwagi do tej rozgrywki',
  'example.note': 'Uwaga {n} z {of}',
  'example.back': 'Poprzednia uwaga',
  'example.next': 'Następna uwaga',
};
