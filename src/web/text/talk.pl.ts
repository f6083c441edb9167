import type { talkEn } from './talk.en.ts';

/** Rozmowa przy stole i własne notatki. */
export const talkPl: Record<keyof typeof talkEn, string> = {
  talk: 'Rozmowa i notatki',
  'talk.unread':
    '{n, plural, one {Rozmowa: # nieprzeczytane zdanie} few {Rozmowa: # nieprzeczytane zdania} many {Rozmowa: # nieprzeczytanych zdań} other {Rozmowa: # nieprzeczytanego zdania}}',
  'talk.players': 'Słyszycie to ty i druga strona. Widzowie usłyszą po zakończeniu rozgrywki.',
  'talk.watchers': 'Słyszą to widzowie. Gracze usłyszą po zakończeniu rozgrywki.',
  'talk.you': 'Ty',
  'talk.watcher': 'Widz',
  'talk.nothing': 'Nikt jeszcze nic nie powiedział.',
  'talk.muted': 'Przy tej rozgrywce nikogo nie słyszysz.',
  'talk.sentence': 'Powiedz coś',
  'talk.send': 'Wyślij',
  'talk.mute': 'Nie słuchaj nikogo przy tej rozgrywce',
  'talk.report': 'Zgłoś',
  'talk.reported': 'Zgłoszono',
  'talk.refused': 'Nie wysłano. Odczekaj chwilę i spróbuj ponownie.',
  'talk.join': 'Dołącz do rozmowy',
  notes: 'Notatki',
  'notes.about': 'tylko dla ciebie, przechowywane z rozgrywką',
  'notes.kept': 'Zapisano.',
};
