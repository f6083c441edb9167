import type { afterEn } from './after.en.ts';

export const afterPl: Readonly<Record<keyof typeof afterEn, string>> = {
  picture: 'Obraz mapy',
  'picture.part': 'Co przedstawia obraz',
  'picture.seen': 'To, co teraz widać',
  'picture.whole': 'Cała mapa',
  'picture.about':
    '{width} × {height} pikseli. Obraz pokazuje to, co widzisz na mapie, i nic ponad to, co możesz wiedzieć.',
  'picture.png': 'Zapisz jako PNG',
  'picture.svg': 'Zapisz jako SVG',
  'picture.trouble': 'Ta przeglądarka nie zdołała narysować obrazu. Spróbuj SVG.',
};
