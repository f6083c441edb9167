import type { whyEn } from './why.en.ts';

/** Dlaczego komputer tak zagrał. */
export const whyPl: Record<keyof typeof whyEn, string> = {
  'why.ask': 'Dlaczego komputer tak zagrał?',
  'why.title': 'Dlaczego?',
  'why.thinking': 'Komputer zastanawia się jeszcze raz…',
  'why.none': 'O tym nie ma już nic do powiedzenia.',
  'why.secret':
    'Powody zdradziłyby coś, czego jeszcze nie możesz wiedzieć. Przeczytasz je tutaj po zakończeniu rozgrywki.',
  'why.later':
    'Komputer na serwerze nie zastanawia się drugi raz, póki trwa rozgrywka. Jego powody przeczytasz tutaj po jej zakończeniu.',
  'why.only': 'Nic innego nie było dozwolone.',
  'why.random': 'Ten poziom losuje spośród wszystkiego, co dozwolone.',
  'why.noSearch':
    'Ten poziom nie patrzy naprzód. Kieruje się prostymi zasadami i nie ma własnych wyliczeń.',
  'why.unsearched': 'Nie miał innego pomysłu wartego sprawdzenia, więc nie patrzył tu naprzód.',
  'why.untried': 'Przy ponownym, dłuższym namyśle już do tego nie wrócił.',
  'why.expects':
    'Rozegrał to dalej w {n, plural, one {# wyobrażonej rozgrywce} other {# wyobrażonych rozgrywkach}} i spodziewa się szansy wygranej {chance} (±{error}). Na pierwszy rzut oka pozycja dawała {now}.',
  'why.temper.bold':
    'Generał śmiały: spośród niemal równie dobrych wybiera to, co może dać więcej, ale i więcej kosztować.',
  'why.temper.cautious':
    'Generał ostrożny: spośród niemal równie dobrych wybiera to, co pewniejsze.',
  'why.others': 'Co jeszcze sprawdził',
  'why.judged.you':
    'Sądząc po tym, co widzisz, twoja szansa wygranej wynosiła {before} przed tym ruchem, a po nim i po rzutach {after}.',
  'why.judged':
    'Sądząc po tym, co widzi ta strona ({side}), jej szansa wygranej wynosiła {before} przed ruchem, a po nim i po rzutach {after}.',
};
