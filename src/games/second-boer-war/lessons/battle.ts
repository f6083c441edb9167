import type { LessonFile } from '../../../kernel/lesson.ts';

/** Methuen attacks Cronje before Kimberley: a whole battle, six cards a side. */
export const battle: LessonFile = {
  id: 'battle',
  title: { en: 'A battle, card by card', pl: 'Bitwa karta po karcie' },
  about: {
    en: 'Relieve Kimberley: choose six cards, lay them in three zones, and win two of them.',
    pl: 'Odblokuj Kimberley: wybierz sześć kart, wyłóż je na trzech odcinkach i wygraj dwa.',
  },
  minutes: 5,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      round: 4,
      phase: 'action',
      counter: 2,
      leaders: { methuen: 'orange-river', kekewich: 'kimberley', cronje: 'kimberley' },
      areas: { kimberley: { siege: 1 } },
      inactive: { 'bo-artillery': true, 'bo-volunteers': true, 'bo-zarp': true },
    },
  },
  dice: [
    { draw: 'bo-commando-mauser', for: 'commando/kimberley' },
    { draw: 'bo-commando-never-saw', for: 'commando/kimberley' },
    { draw: 'bo-commando-hill', for: 'commando/kimberley' },
    { draw: 'bo-commando-horsemen', for: 'commando/kimberley' },
    { draw: 'bo-commando-catholics', for: 'commando/kimberley' },
    { draw: 'bo-commando-officers', for: 'commando/kimberley' },
    { face: 3, for: 'morale/br-artillery-1' },
    { face: 2, for: 'morale/br-cavalry-1' },
    { face: 5, for: 'morale/br-scots' },
    { face: 6, for: 'morale/br-irish' },
    { face: 2, for: 'morale/br-infantry' },
    { face: 5, for: 'morale/br-infantry' },
    { face: 3, for: 'morale/bo-commando-horsemen' },
    { face: 6, for: 'morale/bo-commando-catholics' },
    { face: 2, for: 'morale/bo-commando-officers' },
    { face: 4, for: 'flight/bo-commando-mauser' },
    { draw: 'bo-commando-officers', for: 'loss/boers' },
  ],
  answering: [
    'lay bo-commando-mauser to=left',
    'lay bo-commando-never-saw to=centre',
    'lay bo-commando-hill to=right',
    'lay bo-commando-horsemen to=left',
    'lay bo-commando-catholics to=centre',
    'lay bo-commando-officers to=right',
    'flee bo-commando-mauser',
    'enough',
    'retreat to=jacobsdal',
  ],
  steps: [
    {
      goal: {
        en: 'November 1899. Cronje besieges Kimberley, already at level 1. Methuen is at Orange River Station: if he attacks Cronje and makes him retreat, the siege is lifted.',
        pl: 'Listopad 1899. Cronje oblega Kimberley, poziom oblężenia to już 1. Methuen jest na stacji Orange River: jeśli zaatakuje Cronjego i zmusi go do odwrotu, oblężenie będzie przerwane.',
      },
      why: {
        en: 'The moment is good. In their own round the Boers used all three single-use cards, so only commandos can defend now.',
        pl: 'Chwila jest dobra. W swojej rundzie Burowie użyli wszystkich trzech kart jednorazowych, bronić mogą więc tylko komanda.',
      },
      show: ['methuen', 'cronje', 'kimberley'],
    },
    {
      goal: {
        en: 'Activate Methuen, go to Kimberley, and attack Cronje.',
        pl: 'Aktywuj Methuena, idź do Kimberley i zaatakuj Cronjego.',
      },
      why: {
        en: 'One point for the way, one for the attack. A main leader who attacks fights a battle.',
        pl: 'Punkt za drogę, punkt za atak. Gdy atakuje dowódca głównego zgrupowania, jest to bitwa.',
      },
      show: ['methuen', 'kimberley'],
      play: ['activate methuen', 'move methuen to=kimberley', 'attack methuen'],
      wrong: [
        {
          choice: 'stop',
          say: {
            en: 'a leader who merely comes in does not lift the siege. Attack.',
            pl: 'dowódca, który tylko wejdzie, nie przerywa oblężenia. Zaatakuj.',
          },
        },
      ],
      otherwise: {
        en: 'Kimberley needs help now.',
        pl: 'Kimberley potrzebuje pomocy teraz.',
      },
      help: {
        en: 'Click Methuen, then Kimberley to the north, then the answer “Attack Cronje”.',
        pl: 'Kliknij Methuena, potem Kimberley na północ od niego, potem odpowiedź „Zaatakuj Cronjego”.',
      },
    },
    {
      goal: {
        en: 'Each side brings six cards. First you say how many of them are single-use: announce three.',
        pl: 'Każda strona bierze sześć kart. Najpierw mówisz, ile z nich to karty jednorazowe: ogłoś trzy.',
      },
      why: {
        en: 'You hold cavalry, the Scots and the Irish. They have Strength 4, infantry 3. Once laid they are inactive until your next round. You announce the number, not the names.',
        pl: 'Masz kawalerię, Szkotów i Irlandczyków. Mają siłę 4, piechota 3. Wyłożone są nieaktywne do twojej następnej rundy. Ogłasza się liczbę, nie nazwy.',
      },
      play: ['announce n=3'],
      wrong: [
        {
          choice: 'announce n=0',
          say: {
            en: 'then you have five cards left for six places, and one of them is Trains, with Strength 1.',
            pl: 'wtedy na sześć miejsc zostaje ci pięć kart, a jedna z nich to tabory o sile 1.',
          },
        },
      ],
      otherwise: {
        en: 'the attacker needs the better cards. Bring all three.',
        pl: 'atakujący potrzebuje lepszych kart. Weź wszystkie trzy.',
      },
      help: {
        en: 'The answer reads “3 cards”.',
        pl: 'Odpowiedź brzmi „3 karty”.',
      },
    },
    {
      goal: {
        en: 'The British choose their cards. Take the strongest six.',
        pl: 'Brytyjczycy wybierają karty sami. Weź sześć najsilniejszych.',
      },
      why: {
        en: 'The Boers do not choose: they draw their commandos at random.',
        pl: 'Burowie nie wybierają: komanda losują.',
      },
      play: ['bringBest'],
      wrong: [
        {
          choice: 'bring br-trains',
          say: {
            en: 'Trains, with Strength 1, takes the place of a soldier. It is needed only without a supply line, and Kimberley is British land.',
            pl: 'tabory o sile 1 zajmują miejsce żołnierzy. Potrzebne są tylko bez linii zaopatrzenia, a Kimberley to teren brytyjski.',
          },
        },
      ],
      otherwise: {
        en: 'one by one it works as well. “Bring the strongest” does it at a stroke.',
        pl: 'pojedynczo też się da. „Weź najsilniejsze” załatwia to od razu.',
      },
      help: {
        en: 'The answer reads “Bring the strongest”.',
        pl: 'Odpowiedź brzmi „Weź najsilniejsze”.',
      },
    },
    {
      goal: {
        en: 'The Boers have laid three cards face down, one in each zone. Now you lay two in each. First row: artillery on the left wing, the Scots in the centre, infantry on the right wing.',
        pl: 'Burowie wyłożyli trzy zakryte karty, po jednej na odcinek. Teraz ty wykładasz po dwie. Pierwszy rząd: artyleria na lewe skrzydło, Szkoci do centrum, piechota na prawe skrzydło.',
      },
      why: {
        en: 'Two zones out of three win a battle. So make two strong and let the third be weak.',
        pl: 'Bitwę wygrywają dwa odcinki z trzech. Wzmocnij więc dwa, a trzeci niech będzie słaby.',
      },
      play: ['lay br-artillery-1 to=left', 'lay br-scots to=centre', 'lay br-infantry-1 to=right'],
      otherwise: {
        en: 'for this lesson: artillery on the left, the Scots in the centre, infantry on the right, which may be lost.',
        pl: 'w tej lekcji: artyleria na lewe skrzydło, Szkoci do centrum, piechota na prawe, które wolno stracić.',
      },
      help: {
        en: 'The question names the zone. Left wing: British artillery. Centre: The Scots. Right wing: British infantry.',
        pl: 'Pytanie wymienia odcinek. Lewe skrzydło: Artyleria brytyjska. Centrum: Szkoci. Prawe skrzydło: Piechota brytyjska.',
      },
    },
    {
      goal: {
        en: 'Second row: cavalry on the left wing, the Irish in the centre, infantry on the right. Then watch the dice.',
        pl: 'Drugi rząd: kawaleria na lewe skrzydło, Irlandczycy do centrum, piechota na prawe. Potem patrz na kości.',
      },
      why: {
        en: 'Each of your six cards must pass a morale check: a die no higher than its Morale. Of the Boers only the three they add now are tested; the first three always stand.',
        pl: 'Każda z twoich sześciu kart musi zdać test morale: rzut nie wyższy niż jej morale. U Burów sprawdza się tylko trzy karty, które teraz dołożą; pierwsze trzy zawsze biorą udział.',
      },
      play: ['lay br-cavalry-1 to=left', 'lay br-irish to=centre', 'lay br-infantry-2 to=right'],
      otherwise: {
        en: 'strengthen the left wing and the centre: cavalry there, the Irish here.',
        pl: 'wzmocnij lewe skrzydło i centrum: tam kawaleria, tu Irlandczycy.',
      },
      help: {
        en: 'Left wing: British cavalry. Centre: The Irish. Right wing: British infantry.',
        pl: 'Lewe skrzydło: Kawaleria brytyjska. Centrum: Irlandczycy. Prawe skrzydło: Piechota brytyjska.',
      },
      done: { event: 'battleWon' },
    },
    {
      goal: {
        en: 'The Irish rolled a 6 and are out; so is one card of infantry, and one Boer commando. What still stands is added up zone by zone: left 9 to 5, centre 4 to 2, right 3 to 7. Two successes to one: you have won.',
        pl: 'Irlandczycy wyrzucili 6 i wypadli z walki; tak samo jedna karta piechoty i jedno komando. To, co stoi, sumuje się na każdym odcinku: lewe skrzydło 9 do 5, centrum 4 do 2, prawe 3 do 7. Dwa sukcesy do jednego: wygrałeś.',
      },
      why: {
        en: 'Your left faces their right. Equal sums are a success for nobody, and without two successes it is a stalemate.',
        pl: 'Twoje lewe skrzydło stoi naprzeciw ich prawego. Równe sumy nie są niczyim sukcesem, a bez dwóch sukcesów jest remis.',
      },
    },
    {
      goal: {
        en: 'The Boers have lost one card, drawn at random, and Cronje has retreated to Jacobsdal: the siege of Kimberley is lifted. You have one more action. Call reinforcements.',
        pl: 'Burowie stracili jedną wylosowaną kartę, a Cronje wycofał się do Jacobsdalu: oblężenie Kimberley przerwane. Masz jeszcze jedną akcję. Sprowadź posiłki.',
      },
      why: {
        en: 'Three zones would have cost them two cards. If you had lost, Methuen would have stayed where he is and one of your cards would have gone back into the reinforcement deck.',
        pl: 'Trzy odcinki kosztowałyby ich dwie karty. Gdybyś przegrał, Methuen zostałby na miejscu, a jedna twoja karta wróciłaby do talii posiłków.',
      },
      show: ['kimberley', 'jacobsdal'],
      play: ['reinforce'],
      wrong: [
        {
          choice: 'activate methuen',
          say: {
            en: 'your single-use cards are spent. A second battle now would be fought with infantry, guns and Trains.',
            pl: 'karty jednorazowe są zużyte. Drugą bitwę toczyłyby teraz piechota, działa i tabory.',
          },
        },
      ],
      otherwise: {
        en: 'a card in every round is what makes the British strong later.',
        pl: 'karta w każdej rundzie: to ona czyni później Brytyjczyków silnymi.',
      },
      help: {
        en: 'The answer reads “Call reinforcements”.',
        pl: 'Odpowiedź brzmi „Sprowadź posiłki”.',
      },
    },
  ],
  end: {
    en: 'Six cards, three zones, two must be won. The defender’s first three cards are never tested: so attack with your best cards, at a moment when the enemy’s are spent, and do not spread them evenly.',
    pl: 'Sześć kart, trzy odcinki, trzeba wygrać dwa. Pierwszych trzech kart obrońcy się nie sprawdza: atakuj więc najlepszymi kartami, gdy przeciwnik swoje zużył, i nie rozkładaj ich po równo.',
  },
};
