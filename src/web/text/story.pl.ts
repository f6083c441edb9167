import type { storyEn } from './story.en.ts';

export const storyPl: Readonly<Record<keyof typeof storyEn, string>> = {
  story: 'Przebieg',
  'story.curve': 'Szansa wygranej w przebiegu rozgrywki, etap po etapie; strona: {side}',
  'story.chance': 'Szansa wygranej: {side}',
  'story.about':
    'Szansa wygranej po każdej decyzji (remis liczy się jako pół wygranej), oceniona na podstawie tego, co każda ze stron mogła wiedzieć. Ocena myli się przeciętnie o {n} %.',
  'story.decided':
    'Rozstrzygnięcie: etap {turn}; odtąd szansa zwycięzcy ani razu nie spadła poniżej {percent} %.',
  'story.open': 'Do samego końca nic nie było przesądzone.',
  'story.figures': 'Najważniejsze liczby na koniec każdego etapu',
  'story.turns': 'Punkty zwrotne',
  'story.deed': '{side}: „{deed}”.',
  'story.turn': '{side} {change}',
  'story.dice': 'w tym za sprawą rzutów {change}',
  'story.luck': 'Szczęście w rzutach: {shares} (± {within})',
  'story.luck.even': 'Rzuty nie sprzyjały wyraźnie żadnej ze stron.',
  'story.luck.with': 'Rzuty sprzyjały jednej stronie: {side}.',
  'story.within': 'Niepewność',
  'story.losses': 'Straty: {shares}',
  'story.lossesByTurn': 'Straty według etapów',
  'story.points':
    '{n, plural, one {# punkt siły} few {# punkty siły} many {# punktów siły} other {# punktu siły}}',
  'story.chapter': 'Rzuty według rozdziałów',
  'story.rolls': 'Rzuty',
  'story.failed': 'Przebiegu tej rozgrywki nie da się opowiedzieć.',
  'story.telling': 'Przeglądanie rozgrywki: {percent} %',
  review: 'Decyzje',
  'review.begin': 'Oceń decyzje',
  'review.going': 'Generał przegląda rozgrywkę: {percent} %',
  'review.stop': 'Zatrzymaj',
  'review.side':
    '{side}: {sound, number} z {of, number} decyzji ({share}) nie kosztowało niczego, co Generał mógłby dostrzec.',
  'review.about':
    'Każdą decyzję porównano z najlepszą, jaką znalazł Generał, na podstawie tego, co mogła wiedzieć dana strona, uśredniając rzuty. To, co mieści się w granicach jego niepewności, nie jest nazywane błędem; Generał też może się mylić.',
  'review.none': 'Żadna decyzja nie wyróżnia się jako błąd.',
  'review.mistake': 'Etap {turn}, {side}: „{chosen}”.',
  'review.better':
    '„{better}” dawało {chance} szansy wygranej zamiast {instead} (różnica ±{error}).',
  'review.times': 'W sumie {n} razy to samo.',
  'review.again': 'Spróbuj jeszcze raz od tego miejsca',
  'review.show': 'Pokaż',
};
