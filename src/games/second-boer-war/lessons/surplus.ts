import type { LessonFile } from '../../../kernel/lesson.ts';

/** Roberts has Ability 3: what to bring beyond six cards, what to leave, and what it is for. */
export const surplus: LessonFile = {
  id: 'surplus',
  title: { en: 'More than six cards', pl: 'Więcej niż sześć kart' },
  about: {
    en: 'Ability brings additional cards. Choose them, leave one behind, and use the others.',
    pl: 'Zdolności dają dodatkowe karty. Wybierz je, jedną zostaw, a pozostałych użyj.',
  },
  minutes: 5,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 2,
      round: 14,
      phase: 'action',
      counter: 1,
      leaders: { roberts: 'kroonstad', botha: 'johannesburg' },
      areas: {
        edenburg: { garrison: true },
        bloemfontein: { garrison: true },
        kroonstad: { garrison: true },
      },
      cards: { 'br-artillery-2': 'hand' },
      inactive: { 'bo-artillery': true, 'bo-volunteers': true, 'bo-zarp': true },
      events: { 'br-roberts': true, 'bo-botha': true },
    },
  },
  play: [
    { side: 'empire', choice: 'activate roberts' },
    { side: 'empire', choice: 'move roberts to=johannesburg' },
    { side: 'empire', choice: 'attack roberts with=botha' },
    { side: 'empire', choice: 'announce n=3' },
    { side: 'boers', choice: 'announce n=0' },
    { side: 'empire', choice: 'bring br-artillery-1' },
    { side: 'empire', choice: 'bring br-artillery-2' },
    { side: 'empire', choice: 'bring br-scots' },
    { side: 'empire', choice: 'bring br-irish' },
    { side: 'empire', choice: 'bring br-infantry-1' },
    { side: 'empire', choice: 'bring br-infantry-2' },
  ],
  dice: [
    { draw: 'bo-commando-krupp', for: 'commando/johannesburg' },
    { draw: 'bo-commando-mauser', for: 'commando/johannesburg' },
    { draw: 'bo-commando-forty-hours', for: 'commando/johannesburg' },
    { draw: 'bo-commando-catholics', for: 'commando/johannesburg' },
    { draw: 'bo-commando-horsemen', for: 'commando/johannesburg' },
    { draw: 'bo-commando-hill', for: 'commando/johannesburg' },
    { draw: 'bo-commando-god', for: 'commando/johannesburg' },
    { draw: 'bo-commando-never-saw', for: 'commando/johannesburg' },
    { face: 2, for: 'morale/br-artillery' },
    { face: 3, for: 'morale/br-scots' },
    { face: 5, for: 'morale/br-artillery' },
    { face: 1, for: 'morale/br-irish' },
    { face: 3, for: 'morale/br-infantry' },
    { face: 4, for: 'morale/br-infantry' },
    { face: 2, for: 'morale/bo-commando-catholics' },
    { face: 5, for: 'morale/bo-commando-horsemen' },
    { face: 4, for: 'morale/bo-commando-hill' },
    { face: 2, for: 'flight/bo-commando-forty-hours' },
    { face: 3, for: 'flight/bo-commando-hill' },
    { face: 1, for: 'flight/bo-commando-mauser' },
    { face: 4, for: 'flight/bo-commando-horsemen' },
    { face: 3, for: 'flight/bo-commando-god' },
    { draw: 'bo-commando-krupp', for: 'loss/boers' },
  ],
  answering: [
    'lay bo-commando-krupp to=left',
    'lay bo-commando-mauser to=centre',
    'lay bo-commando-forty-hours to=right',
    'lay bo-commando-catholics to=left',
    'lay bo-commando-horsemen to=centre',
    'lay bo-commando-hill to=right',
    'replace bo-commando-god with=bo-commando-horsemen',
    'fleeAll',
    'retreat to=pretoria',
  ],
  steps: [
    {
      goal: {
        en: 'May 1900. Roberts attacks Botha at Johannesburg. Six cards are chosen: two of artillery, the Scots, the Irish, two of infantry. But Roberts has Ability 3, so he may bring three additional cards.',
        pl: 'Maj 1900. Roberts atakuje Bothę pod Johannesburgiem. Sześć kart już wybrano: dwie artylerii, Szkoci, Irlandczycy, dwie piechoty. Ale Roberts ma zdolności 3, może więc wziąć trzy dodatkowe karty.',
      },
      why: {
        en: 'Six cards are laid at first. The additional ones are your surplus: they stand in for cards that fail, without a check of their own. Botha has Ability 2 and draws two more as well.',
        pl: 'Najpierw wykłada się sześć kart. Dodatkowe to nadwyżka: zastępują karty, które nie zdały testu, a ich samych się nie sprawdza. Botha ma zdolności 2 i też dobiera dwie.',
      },
      show: ['roberts', 'botha', 'johannesburg'],
    },
    {
      goal: {
        en: 'You announced three single-use cards, so one is still to come: bring the cavalry, and then one more card of infantry.',
        pl: 'Ogłosiłeś trzy karty jednorazowe, jedna więc jeszcze dojdzie: weź kawalerię, a potem jeszcze jedną kartę piechoty.',
      },
      play: ['bring br-cavalry-1', 'bring br-infantry-3'],
      anyOrder: true,
      wrong: [
        {
          choice: 'bring br-trains',
          say: {
            en: 'Trains is the one card you do not want here. The next step says why.',
            pl: 'tabory to jedyna karta, której tu nie chcesz. Dlaczego, powie następny krok.',
          },
        },
        {
          choice: 'bringBest',
          say: {
            en: 'this brings the same two cards. Here we take them one by one, to see when to stop.',
            pl: 'to bierze te same dwie karty. Tutaj bierzemy je po kolei, by zobaczyć, kiedy przestać.',
          },
        },
      ],
      otherwise: {
        en: 'this stops too early. A surplus card of infantry costs nothing and may save a zone.',
        pl: 'to za wcześnie. Karta piechoty w nadwyżce nic nie kosztuje, a może uratować odcinek.',
      },
      help: {
        en: 'The answers read “Bring British cavalry” and “Bring British infantry”.',
        pl: 'Odpowiedzi brzmią „Weź: Kawaleria brytyjska” i „Weź: Piechota brytyjska”.',
      },
    },
    {
      goal: {
        en: 'A ninth card may come, but only Trains is left. Decline it: enough.',
        pl: 'Może dojść dziewiąta karta, ale zostały tylko tabory. Zrezygnuj: wystarczy.',
      },
      why: {
        en: 'Trains has Strength 1 and a dash instead of Morale (the rules write X). Such a card cannot be kept in surplus: it must be laid, in the place of a better one. With Garrisons all the way to the Cape you have a supply line, so nothing forces you to bring it.',
        pl: 'Tabory mają siłę 1 i kreskę zamiast morale (w zasadach X). Takiej karty nie wolno trzymać w nadwyżce: trzeba ją wyłożyć, na miejscu lepszej. Garnizony aż do Kolonii Przylądkowej to linia zaopatrzenia, więc nic nie zmusza cię do taborów.',
      },
      play: ['enough'],
      wrong: [
        {
          choice: 'bring br-trains',
          say: {
            en: 'now Trains must be laid, and a card of infantry or better stays out of the line for a Strength of 1.',
            pl: 'teraz tabory trzeba wyłożyć, a dla siły 1 poza szykiem zostaje piechota albo coś lepszego.',
          },
        },
      ],
      otherwise: {
        en: 'as only Trains is left, this ends the same way: it leaves it behind. “Enough” says so plainly.',
        pl: 'skoro zostały tylko tabory, skutek jest ten sam: zostają. „Wystarczy” mówi to wprost.',
      },
      help: {
        en: 'The answer reads “Enough”.',
        pl: 'Odpowiedź brzmi „Wystarczy”.',
      },
    },
    {
      goal: {
        en: 'Lay the first row, guns in two zones: artillery on the left wing, artillery in the centre, infantry on the right wing.',
        pl: 'Wyłóż pierwszy rząd, działa na dwóch odcinkach: artyleria na lewe skrzydło, artyleria do centrum, piechota na prawe skrzydło.',
      },
      play: [
        'lay br-artillery-1 to=left',
        'lay br-artillery-2 to=centre',
        'lay br-infantry-1 to=right',
      ],
      otherwise: {
        en: 'here we make the left wing and the centre strong.',
        pl: 'tutaj wzmacniamy lewe skrzydło i centrum.',
      },
      help: {
        en: 'British artillery, British artillery, British infantry: in this order.',
        pl: 'Artyleria brytyjska, Artyleria brytyjska, Piechota brytyjska: w tej kolejności.',
      },
    },
    {
      goal: {
        en: 'Second row: the Scots on the left wing, the Irish in the centre, infantry on the right. Keep the cavalry and one infantry card back.',
        pl: 'Drugi rząd: Szkoci na lewe skrzydło, Irlandczycy do centrum, piechota na prawe. Kawalerię i jedną kartę piechoty zatrzymaj.',
      },
      play: ['lay br-scots to=left', 'lay br-irish to=centre', 'lay br-infantry-2 to=right'],
      wrong: [
        {
          choice: 'lay br-cavalry-1',
          say: {
            en: 'in the line the cavalry is worth 4. In surplus it can do something no other card can: wait for the end of the battle.',
            pl: 'w szyku kawaleria ma siłę 4. W nadwyżce może coś, czego nie może żadna inna karta: poczekaj do końca bitwy.',
          },
        },
      ],
      otherwise: {
        en: 'the Scots belong on the left, the Irish in the centre, infantry on the right.',
        pl: 'Szkoci na lewe skrzydło, Irlandczycy do centrum, piechota na prawe.',
      },
      help: {
        en: 'The Scots, The Irish, British infantry: in this order.',
        pl: 'Szkoci, Irlandczycy, Piechota brytyjska: w tej kolejności.',
      },
    },
    {
      goal: {
        en: 'The guns in the centre failed, and so did one infantry card on the right. Let the surplus infantry stand in for the guns, and leave the right wing as it is: enough.',
        pl: 'Działa w centrum nie zdały testu, podobnie jedna piechota na prawym skrzydle. Zastąp działa piechotą z nadwyżki, a prawe skrzydło zostaw: wystarczy.',
      },
      why: {
        en: 'Add up before you choose. In the centre the Irish have 4, the Boers 4 now that one of their cards failed: infantry makes it 7. On the right you have 3 against 8, which no card can mend.',
        pl: 'Zanim wybierzesz, policz. W centrum Irlandczycy mają 4, Burowie też 4, bo jedna ich karta wypadła: z piechotą masz 7. Na prawym skrzydle jest 3 do 8 i żadna karta tego nie naprawi.',
      },
      play: ['replace br-infantry-3 with=br-artillery-2', 'enough'],
      wrong: [
        {
          choice: 'replace br-cavalry-1 with=br-artillery-2',
          say: {
            en: 'this wins the centre too. But then no cavalry is left when the Boers try to get away.',
            pl: 'to też wygrywa centrum. Ale wtedy nie będzie kawalerii, gdy Burowie spróbują ucieczki.',
          },
        },
        {
          choice: 'replace with=br-infantry-2',
          say: {
            en: 'the right wing stays lost even so. A card there is wasted.',
            pl: 'prawe skrzydło i tak jest stracone. Karta poszłaby tam na marne.',
          },
        },
        {
          choice: 'enough',
          say: {
            en: 'the centre would be 4 to 4 at best, and Botha has surplus too. Replace the guns first.',
            pl: 'w centrum byłoby co najwyżej 4 do 4, a Botha też ma nadwyżkę. Najpierw zastąp działa.',
          },
        },
      ],
      help: {
        en: '“British infantry stands in for British artillery”, then “Enough”.',
        pl: '„Piechota brytyjska zamiast: Artyleria brytyjska”, potem „Wystarczy”.',
      },
      done: { event: 'battleWon' },
    },
    {
      goal: {
        en: 'Botha put in a surplus card as well, but the centre is yours, 7 to 6, and the left wing 9 to 7. Now all his cards try to get away. Send the cavalry to the right wing, where the commando “Krupp guns” is.',
        pl: 'Botha też dołożył kartę z nadwyżki, ale centrum jest twoje, 7 do 6, a lewe skrzydło 9 do 7. Teraz wszystkie jego karty próbują ucieczki. Rzuć kawalerię na prawe skrzydło, tam gdzie leży komando „Działa Kruppa”.',
      },
      why: {
        en: 'The loser’s card is drawn among those that did not get away. Boer cards may check their morale to escape; those in a zone where surplus cavalry charges may not.',
        pl: 'Traconą kartę losuje się spośród tych, które nie uciekły. Karty burskie mogą uciec, jeśli zdadzą test morale; nie mogą tam, gdzie szarżuje kawaleria z nadwyżki.',
      },
      play: ['charge br-cavalry-1 to=right'],
      wrong: [
        {
          choice: 'hold',
          say: {
            en: 'then nothing stops them: if every card escapes, they lose none at all.',
            pl: 'wtedy nic ich nie zatrzyma: jeśli ucieką wszystkie, nie stracą żadnej.',
          },
        },
      ],
      otherwise: {
        en: 'this holds the cards there. But the strongest one, “Krupp guns” with Strength 5, is on your right wing.',
        pl: 'to zatrzyma karty na tym odcinku. Ale najsilniejsza, „Działa Kruppa” z siłą 5, jest na twoim prawym skrzydle.',
      },
      help: {
        en: 'The answer reads “British cavalry charges on the right wing”.',
        pl: 'Odpowiedź brzmi „Szarża na prawe skrzydło: Kawaleria brytyjska”.',
      },
      done: { event: 'retreated' },
    },
    {
      goal: {
        en: 'Everybody else got away; the loss was drawn between the two cards that the cavalry held, and it fell on “Krupp guns”. Botha retreats to Pretoria.',
        pl: 'Wszyscy inni uciekli; stratę losowano spośród dwóch kart zatrzymanych przez kawalerię i padło na „Działa Kruppa”. Botha wycofuje się do Pretorii.',
      },
      why: {
        en: 'A British defender on British land, or where a Garrison stands, may use Charisma instead of Ability. Boers in Fortifications draw one or two cards more.',
        pl: 'Brytyjski obrońca na terenie brytyjskim albo tam, gdzie stoi garnizon, może użyć charyzmy zamiast zdolności. Burowie w umocnieniach dobierają o jedną lub dwie karty więcej.',
      },
      show: ['johannesburg', 'pretoria'],
    },
  ],
  end: {
    en: 'Ability is a second chance: surplus cards need no check and go where the sums call for them. Keep a cavalry card among them, and leave behind what would only weaken the line. Cards that were never laid are not used up and cannot be lost.',
    pl: 'Zdolności to druga szansa: kart z nadwyżki się nie sprawdza i idą tam, gdzie każe rachunek. Trzymaj wśród nich kawalerię, a zostaw to, co tylko osłabi szyk. Karty niewyłożone nie są zużyte i nie można ich stracić.',
  },
};
