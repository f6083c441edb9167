import type { FirstMatchFile } from '../../../kernel/first-match.ts';

/** The guerrilla war, from turn III on. */
export const firstMatch: FirstMatchFile = {
  title: { en: 'The guerrilla war', pl: 'Wojna partyzancka' },
  about: {
    en: 'The capitals are taken and the commandos fight on. You are the Empire, with a companion beside you.',
    pl: 'Stolice zdobyte, a komanda walczą dalej. Grasz Imperium, z przewodnikiem u boku.',
  },
  minutes: 60,
  scenario: 'guerrilla',
  begins: 3,
  side: 'empire',
  seed: 'first-0',
  remarks: [
    {
      when: { turn: 1, decision: 'enter' },
      say: {
        en: 'You win as soon as more camps count than the Boers have commandos in hand. New leaders come on first: put them where the railway lets them go anywhere.',
        pl: 'Wygrywasz, gdy tylko obozów, które się liczą, jest więcej niż komand na ręce Burów. Najpierw wchodzą nowi dowódcy: postaw ich tam, skąd koleją dojadą wszędzie.',
      },
    },
    {
      when: { turn: 1, decision: 'action' },
      say: {
        en: 'Your first action in a round is certain. The second comes eight times in eleven, the third three times: do what matters first. Kitchener is the only one who builds camps.',
        pl: 'Pierwsza akcja w rundzie jest pewna. Druga przychodzi osiem razy na jedenaście, trzecia trzy razy: najważniejsze rób na początku. Obozy buduje tylko Kitchener.',
      },
      show: ['pretoria'],
    },
    {
      when: { turn: 1, decision: 'deed' },
      say: {
        en: 'An active leader does several things with his points. Scorched earth comes before a camp, and both make every retreat near by dangerous for a commando. The war was waged like this, and many of those interned died.',
        pl: 'Aktywny dowódca robi kilka rzeczy za swoje punkty. Spalona ziemia poprzedza obóz, a jedno i drugie czyni każdy odwrót w pobliżu groźnym dla komanda. Tak prowadzono tę wojnę i wielu internowanych zmarło.',
      },
    },
    {
      when: { turn: 1, decision: 'lay' },
      say: {
        en: 'Cards decide a fight zone by zone. Lay the best where one zone more wins it.',
        pl: 'Karty rozstrzygają starcie strefa po strefie. Najlepszą połóż tam, gdzie jedna strefa więcej daje wygraną.',
      },
    },
    {
      when: { turn: 2, decision: 'action' },
      say: {
        en: 'Turn IV is the last. Count: camps that count against commandos in hand, no more than your Prestige allows.',
        pl: 'Etap IV jest ostatni. Licz: obozy, które się liczą, przeciw komandom na ręce, nie więcej, niż pozwala Prestiż.',
      },
    },
  ],
  warnings: [
    {
      choice: 'pass',
      say: {
        en: 'An action passed is lost. There is always land to garrison or a leader to bring nearer.',
        pl: 'Akcja spasowana przepada. Zawsze jest obszar do obsadzenia albo dowódca, którego warto podciągnąć.',
      },
    },
  ],
  verdicts: [
    {
      ended: 'won',
      ending: 'surrender',
      event: 'built',
      with: { marker: 'camp' },
      say: {
        en: 'You set up {n, plural, one {# camp} other {# camps}}, the last in turn {turn}: more camps counted than the Boers had commandos in hand.',
        pl: 'Założono {n, plural, one {# obóz} few {# obozy} many {# obozów} other {# obozu}}, ostatni w etapie {turn}: obozów liczyło się więcej, niż Burowie mieli komand na ręce.',
      },
    },
    {
      event: 'commandoGone',
      say: {
        en: 'The Boers lost {n, plural, one {# commando} other {# commandos}} in retreats and fights.',
        pl: 'Burowie stracili w odwrotach i starciach {n, plural, one {# komando} few {# komanda} many {# komand} other {# komanda}}.',
      },
    },
    {
      ended: 'lost',
      say: {
        en: 'Their commandos outlasted your camps. Scorch and garrison around one leader at a time, then fight him.',
        pl: 'Ich komanda przetrwały twoje obozy. Pal ziemię i obsadzaj obszary wokół jednego dowódcy naraz, potem go atakuj.',
      },
    },
  ],
};
