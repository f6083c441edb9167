import type { shareEn } from './share.en.ts';

export const sharePl: Readonly<Record<keyof typeof shareEn, string>> = {
  shareMatch: 'Udostępnij zapis rozgrywki',
  'shareMatch.about':
    'Odnośnik zawiera całą rozgrywkę i otwiera się w tej chwili. Nic nie trafia na serwer.',
  'shareMatch.long':
    'Liczba znaków: {n}. Niektóre programy ucinają tak długie odnośniki; plik działa zawsze.',
  'shareMatch.tooLong': 'Ta rozgrywka jest za długa na odnośnik. Udostępnij ją jako plik.',
  'shared.title': 'Udostępniona rozgrywka',
  'shared.broken': 'Rozgrywki z tego odnośnika nie da się otworzyć. Mógł zostać ucięty.',
  'drop.here': 'Upuść, aby otworzyć rozgrywkę.',
  branch: 'Zagraj od tej chwili',
  'branch.about':
    'Zaczynasz przed decyzją, która doprowadziła do tej chwili, w osobnej rozgrywce z tymi samymi graczami. Oglądana rozgrywka pozostaje bez zmian.',
  'branch.mine': 'Twoja strona',
  'branch.nobody': 'żadna, grają same maszyny',
  'branch.sameDice': 'Z tymi samymi rzutami',
  'branch.freshDice': 'Z nowymi rzutami',
  branches: 'Odgałęzienia',
  'branches.parent': 'Rozgrywka, od której odchodzi ta',
  'branches.beside':
    'Inne odgałęzienie, po {n, plural, one {# decyzji} few {# decyzjach} many {# decyzjach} other {# decyzji}}',
  'branches.child':
    'Odgałęzienie po {n, plural, one {# decyzji} few {# decyzjach} many {# decyzjach} other {# decyzji}}',
  'match.branch': 'odgałęzienie',
};
