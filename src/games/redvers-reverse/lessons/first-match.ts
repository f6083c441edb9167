import type { FirstMatchFile } from '../../../kernel/first-match.ts';

/** The Buller version: every brigade begins with the objective it had in history. */
export const firstMatch: FirstMatchFile = {
  title: { en: 'The Buller version', pl: 'Wersja Bullera' },
  about: {
    en: 'Colenso as Buller planned it, with a companion beside you. The Boers run themselves.',
    pl: 'Colenso według planu Bullera, z przewodnikiem u boku. Burowie działają sami.',
  },
  minutes: 120,
  scenario: 'buller-version',
  side: 'british',
  seed: 'first-0',
  remarks: [
    {
      when: { turn: 1, decision: 'giveOrders' },
      say: {
        en: 'You command brigades, not battalions: an order is an area that a brigade shall reach. On this first turn each has the objective it had in history. You win when the Boers lose their confidence and withdraw; ground on the far bank and their losses shake it.',
        pl: 'Dowodzisz brygadami, nie batalionami: rozkaz to obszar, do którego brygada ma dojść. W tym pierwszym etapie każda ma cel taki jak w historii. Wygrywasz, gdy Burowie stracą pewność siebie i się wycofają; podważa ją teren zdobyty za rzeką i ich straty.',
      },
      show: ['ladysmith-road', 'bridge'],
    },
    {
      when: { turn: 1, decision: 'unitMoves' },
      say: {
        en: 'A brigade moves as one: first its leader, then the units that keep with him. Whoever has arrived is done.',
        pl: 'Brygada rusza się jako całość: najpierw dowódca, potem oddziały, które idą za nim. Kto doszedł, ten skończył.',
      },
    },
    {
      when: { turn: 1, decision: 'leaderMove' },
      say: {
        en: 'Guns are worth most two areas from their target: near enough to shell it, too far for rifles.',
        pl: 'Działa są najwięcej warte dwa obszary od celu: dość blisko, by go ostrzelać, za daleko dla karabinów.',
      },
    },
    {
      when: { turn: 1, decision: 'staffMove' },
      say: {
        en: 'Buller and headquarters carry the orders: the nearer they are to a brigade, the sooner an order arrives. Leave them in the middle.',
        pl: 'Rozkazy wychodzą od Bullera i ze sztabu: im bliżej brygady, tym szybciej dotrą. Zostaw ich pośrodku.',
      },
    },
    {
      when: { turn: 2, decision: 'giveOrders' },
      say: {
        en: 'Now you may change the plan. Each order costs command points, and the odds say how many turns it is on its way. Give orders to those that stand still or would bleed before the strongest place.',
        pl: 'Teraz możesz zmienić plan. Każdy rozkaz kosztuje punkty dowodzenia, a szanse mówią, ile etapów będzie w drodze. Rozkazuj tym, którzy stoją bezczynnie albo krwawiliby przed najsilniejszą pozycją.',
      },
      show: ['fort-wylie', 'hlangwane'],
    },
    {
      when: { turn: 2, phase: 'britishMovement' },
      say: {
        en: 'Look where the Boers can fire before you step there. A drift must first be found: the odds stand beside the move.',
        pl: 'Zanim gdzieś wejdziesz, sprawdź, dokąd Burowie mogą strzelać. Bród trzeba najpierw znaleźć: szanse widać przy ruchu.',
      },
    },
    {
      when: { turn: 2, phase: 'britishRifleFire' },
      say: {
        en: 'Rifles hurt only what can be seen and is close. Several units at one area help one another; a shot that cannot do anything is better not fired.',
        pl: 'Karabiny szkodzą tylko temu, co widać i co jest blisko. Kilka oddziałów strzelających w jeden obszar pomaga sobie nawzajem; strzału, który nic nie da, lepiej nie oddawać.',
      },
    },
    {
      when: { turn: 2, decision: 'boerNext' },
      say: {
        en: 'Two Boer units are equal, so the rules let you say which acts first. It seldom matters.',
        pl: 'Dwa oddziały Burów są równe, więc zasady pozwalają ci wskazać, który działa pierwszy. Rzadko ma to znaczenie.',
      },
    },
  ],
  warnings: [
    {
      choice: 'aim to=fort-wylie',
      say: {
        en: 'Fort Wylie is the strongest place of the line. A brigade that comes to it unsupported only loses men.',
        pl: 'Fort Wylie to najsilniejszy punkt linii. Brygada, która idzie na niego bez wsparcia, traci tylko ludzi.',
      },
    },
    {
      choice: 'endOrders',
      when: { turn: 2 },
      say: {
        en: 'The messengers ride now, and what you did not order waits for the next turn.',
        pl: 'Posłańcy ruszają, a to, czego nie rozkażesz teraz, poczeka do następnego etapu.',
      },
    },
  ],
  verdicts: [
    {
      ended: 'won',
      event: 'captured',
      say: {
        en: '{n, plural, one {One area was taken from the Boers} other {# areas were taken from the Boers}}, the last in turn {turn}: ground is what shakes them most.',
        pl: '{n, plural, one {Burom odebrano # obszar} few {Burom odebrano # obszary} many {Burom odebrano # obszarów} other {Burom odebrano # obszaru}}, ostatni w etapie {turn}: nic nie podważa ich pewności bardziej niż utrata terenu.',
      },
    },
    {
      ended: 'won',
      event: 'boersWithdraw',
      say: {
        en: 'In turn {turn} their confidence gave way and they left the river.',
        pl: 'W etapie {turn} stracili pewność siebie i odeszli znad rzeki.',
      },
    },
    {
      ended: 'lost',
      event: 'eliminated',
      say: {
        en: '{n, plural, one {One unit was lost} other {# units were lost}}, and the Boers were hardly shaken. Fewer brigades at the river at once, with guns before them, cost less.',
        pl: '{n, plural, one {Stracono # oddział} few {Stracono # oddziały} many {Stracono # oddziałów} other {Stracono # oddziału}}, a Burów ledwie to ruszyło. Mniej brygad naraz nad rzeką, za to po ostrzale, kosztuje mniej.',
      },
    },
    {
      ended: 'lost',
      say: {
        en: 'The line of the Tugela held. Play it again and let the guns speak before the infantry goes.',
        pl: 'Linia Tugeli się utrzymała. Zagraj jeszcze raz i pozwól mówić działom, zanim ruszy piechota.',
      },
    },
  ],
};
