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
  report: 'Raport z rozgrywki',
  'report.person': 'gracz',
  'report.goesOn': 'Rozgrywka trwa: etap {turn}.',
  'report.briefAbout': 'W skrócie: z każdego etapu to, co zdarzało się najrzadziej.',
  'report.length': 'Długość',
  'report.brief': 'w skrócie',
  'report.whole': 'każdy wpis',
  'report.text': 'Zapisz jako tekst',
  'report.print': 'Drukuj',
  'report.busy': 'Trwa rysowanie map…',
  'report.dice': 'Rzuty, które zaważyły najbardziej',
  'report.stands': 'Jak stoi rozgrywka',
  'report.leftOut':
    'Pominięto {n, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}. Rzuty w tym etapie: {rolls}.',
  'report.map.start': 'Na początku',
  'report.map.turn': 'Koniec etapu {turn}',
  'report.map.turned': 'Punkt zwrotny, etap {turn}',
  'report.map.end': 'Na koniec, etap {turn}',
  'report.foot': 'Raport sporządzony przez Heliograph z zapisu rozgrywki, {day}.',
};
