import type { paceEn } from './pace.en.ts';

/** Zegary, przerwy i co dalej, gdy ktoś zamilkł. */
export const pacePl: Record<keyof typeof paceEn, string> = {
  pace: 'Tempo',
  'pace.about': 'Dla partii ze znajomym',
  'pace.none': 'Bez zegara',
  'pace.live': 'Na żywo: po {minutes} min, {seconds} s więcej za każdą decyzję',
  'pace.days':
    'Korespondencyjnie: {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} na każdą decyzję, {bank} w zapasie',
  'pace.days.weekends': '{pace}, weekendy wolne',
  'clock.label': 'Zegary',
  'clock.side': '{side}: zostało {time}',
  'clock.running': '{side}: zostało {time}, zegar idzie',
  'clock.free': '{side}: {time} na tę decyzję, potem {bank} w zapasie',
  'clock.fell': '{side}: koniec czasu',
  'clock.out': 'koniec',
  'clock.days': '{days} d {hours} h',
  'clock.hours': '{hours} h {minutes} min',
  'clock.spoken':
    '{hours, plural, =0 {} one {# godzina } few {# godziny } many {# godzin } other {# godziny }}{minutes, plural, =0 {} one {# minuta } few {# minuty } many {# minut } other {# minuty }}{seconds, plural, =0 {} one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}',
  'clock.spokenDays':
    '{days, plural, =0 {} one {# dzień } few {# dni } many {# dni } other {# dnia }}{hours, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}',
  'clock.minute': 'Biegnie twoja ostatnia minuta.',
  'clock.seconds': 'Zostało ci 20 sekund.',
  'clock.first':
    'Twój zegar ruszy za chwilę: przy pierwszej decyzji jest czas, by usiąść do stołu.',
  'pause.offer': 'Poproś o przerwę',
  'offer.pause.theirs': 'Druga strona prosi o przerwę. Zegary staną.',
  'offer.pause.mine': 'Prosisz o przerwę. Zacznie się, gdy druga strona się zgodzi.',
  'offer.resume.theirs': 'Druga strona chce grać dalej.',
  'offer.resume.mine': 'Chcesz grać dalej. Zegary ruszą, gdy druga strona się zgodzi.',
  paused: 'Przerwa w partii. Zegary stoją.',
  'paused.resume': 'Grajmy dalej',
  'silent.fell': 'Drugiej stronie skończył się czas. Co dalej?',
  'silent.long': 'Druga strona nie odpowiada od ponad tygodnia.',
  'silent.claim': 'Zażądaj wygranej',
  'silent.forgive': 'Oddaj jej cały czas',
  'silent.machine': 'Niech gra dalej komputer ({level})',
  'silent.friend': 'Znajdź kogoś innego',
  'silent.seatFree': 'Wyślij ten odnośnik osobie, która ma grać dalej jako {side}:',
  'silent.you':
    'Twój czas się skończył. O tym, co dalej, decyduje druga strona; możesz grać dalej.',
  'silent.watching': 'Skończył się czas. O tym, co dalej, decyduje druga strona.',
  'ended.time.won': 'Drugiej stronie skończył się czas. Wygrywasz.',
  'ended.time': 'Partia przegrana na czas.',
  vacation: 'Urlop',
  'vacation.about': 'W partiach korespondencyjnych twoje zegary w tym czasie stoją.',
  'vacation.days': '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'vacation.begin': 'Idę na urlop',
  'vacation.until': 'Masz urlop do {time}.',
  'vacation.end': 'Już jestem',
  'vacation.refused': 'Od twojego poprzedniego urlopu minęło mniej niż trzydzieści dni.',
};
