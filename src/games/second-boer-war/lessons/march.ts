import type { LessonFile } from '../../../kernel/lesson.ts';

/** Roberts marches, is stopped by Cronje, and gets round him through his own land. */
export const march: LessonFile = {
  id: 'march',
  title: { en: 'A leader marches', pl: 'Dowódca maszeruje' },
  about: {
    en: 'Spend Movement Points, detach French, and get past an enemy who bars the way.',
    pl: 'Wydaj punkty ruchu, wydziel Frencha i obejdź przeciwnika, który zagradza drogę.',
  },
  minutes: 4,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 2,
      round: 2,
      phase: 'action',
      counter: 2,
      leaders: { roberts: 'de-aar', french: 'off-map', cronje: 'jacobsdal' },
      events: { 'br-roberts': true },
    },
  },
  dice: [{ draw: '1', for: 'counter/boers/3' }],
  steps: [
    {
      goal: {
        en: 'February 1900. Lord Roberts stands at De Aar and wants to go to Bloemfontein. Between them, in Jacobsdal, stands Cronje.',
        pl: 'Luty 1900. Lord Roberts stoi w De Aar i chce dojść do Bloemfontein. Pomiędzy, w Jacobsdalu, stoi Cronje.',
      },
      why: {
        en: 'The star makes Roberts a main leader, at the head of an army. He has 3 Movement Points; what he does not spend in this action is lost.',
        pl: 'Gwiazdka oznacza, że Roberts jest dowódcą głównego zgrupowania. Ma 3 punkty ruchu; czego w tej akcji nie wyda, to przepada.',
      },
      show: ['roberts', 'cronje', 'bloemfontein'],
    },
    {
      goal: {
        en: 'Activate Roberts and take the train to Orange River Station.',
        pl: 'Aktywuj Robertsa i jedź koleją na stację Orange River.',
      },
      why: {
        en: 'Railways and roads are both lines on the map, and both cost one point for each area. The railway only shows how the war was supplied.',
        pl: 'Kolej i drogi to linie na mapie; jedne i drugie kosztują punkt za obszar. Kolej pokazuje tylko, którędy szło zaopatrzenie.',
      },
      show: ['roberts', 'orange-river'],
      play: ['activate roberts', 'move roberts to=orange-river'],
      wrong: [
        {
          choice: 'reinforce',
          say: {
            en: 'reinforcements are never a mistake. But an action spent on them moves nobody.',
            pl: 'posiłki nigdy nie są błędem. Ale akcja wydana na nie nikogo nie posunie.',
          },
        },
        {
          choice: 'detach french',
          say: {
            en: 'at De Aar he would be left behind. Detach him one area further on.',
            pl: 'w De Aar zostałby w tyle. Wydziel go o obszar dalej.',
          },
        },
      ],
      otherwise: {
        en: 'that is not the way to Bloemfontein.',
        pl: 'to nie jest droga do Bloemfontein.',
      },
      help: {
        en: 'Click Roberts at De Aar, then Orange River Station, the next area to the north.',
        pl: 'Kliknij Robertsa w De Aar, potem stację Orange River, następny obszar na północ.',
      },
    },
    {
      goal: {
        en: 'French rides with Roberts and is not on the map yet. Detach him here, to guard the station.',
        pl: 'French jedzie z Robertsem i jeszcze go nie ma na mapie. Wydziel go tutaj, niech strzeże stacji.',
      },
      why: {
        en: 'Detaching costs no points. The detached leader stays where he is put and acts only when a later action activates him.',
        pl: 'Wydzielenie nie kosztuje punktów. Dowódca wydzielony zostaje na miejscu i działa dopiero, gdy aktywuje go późniejsza akcja.',
      },
      show: ['orange-river'],
      play: ['detach french'],
      wrong: [
        {
          choice: 'move to=jacobsdal',
          say: {
            en: 'Cronje stops him there, and a leader who has been stopped detaches nobody.',
            pl: 'tam zatrzyma go Cronje, a zatrzymany dowódca nikogo nie wydzieli.',
          },
        },
      ],
      otherwise: {
        en: 'detach French first, it is free.',
        pl: 'najpierw wydziel Frencha, to nic nie kosztuje.',
      },
      help: {
        en: 'The answer reads “Detach French”.',
        pl: 'Odpowiedź brzmi „Wydziel: French”.',
      },
    },
    {
      goal: {
        en: 'Now go on to Jacobsdal, by the road.',
        pl: 'Teraz dalej, drogą do Jacobsdalu.',
      },
      show: ['jacobsdal'],
      play: ['move roberts to=jacobsdal'],
      otherwise: {
        en: 'first see what happens when you run into Cronje.',
        pl: 'zobacz najpierw, co się stanie, gdy wpadniesz na Cronjego.',
      },
      help: {
        en: 'Jacobsdal lies north-east of Orange River Station; Cronje stands in it.',
        pl: 'Jacobsdal leży na północny wschód od stacji Orange River; stoi w nim Cronje.',
      },
    },
    {
      goal: {
        en: 'Roberts is stopped: he has a point left, but none of the answers is a move. Stop here.',
        pl: 'Roberts został zatrzymany: ma jeszcze punkt, ale żadna odpowiedź nie jest ruchem. Zostań tutaj.',
      },
      why: {
        en: 'Who enters an area with an enemy leader may not move on in this action. The points that are left serve a fight, which costs one. A fight is never compulsory.',
        pl: 'Kto wejdzie na obszar z dowódcą przeciwnika, w tej akcji dalej nie pójdzie. Pozostałe punkty mogą posłużyć do walki, która kosztuje jeden. Walka nigdy nie jest obowiązkowa.',
      },
      show: ['jacobsdal'],
      play: ['stop'],
      wrong: [
        {
          choice: 'attack',
          say: {
            en: 'this is a battle. Two lessons are about battles; here Roberts wants to get past Cronje without one.',
            pl: 'to już bitwa. O bitwach są dwie lekcje; tutaj Roberts chce minąć Cronjego bez niej.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Stop here”.',
        pl: 'Odpowiedź brzmi „Zostań tutaj”.',
      },
    },
    {
      goal: {
        en: 'One more action. Activate Roberts again and step aside to Kimberley, which is British.',
        pl: 'Jeszcze jedna akcja. Aktywuj Robertsa ponownie i zejdź na bok, do brytyjskiego Kimberley.',
      },
      why: {
        en: 'In turns I and II a leader beside an enemy leader may not go to another area of the enemy: Bloemfontein is not on offer from here. An area of his own is always open. And as he began the action here, Cronje has not stopped him.',
        pl: 'W etapach I i II dowódca, który stoi obok dowódcy przeciwnika, nie może przejść na inny obszar przeciwnika: Bloemfontein jest stąd niedostępne. Na własny obszar wolno zawsze. A skoro tu zaczął akcję, Cronje go nie zatrzymał.',
      },
      show: ['roberts', 'kimberley'],
      play: ['activate roberts', 'move roberts to=kimberley'],
      wrong: [
        {
          choice: 'move to=orange-river',
          say: {
            en: 'French stands there, and only one field leader of a side stays in an area. If Roberts stayed, French would go off the map.',
            pl: 'stoi tam French, a na obszarze zostaje tylko jeden dowódca polowy danej strony. Gdyby Roberts tam stanął, French zszedłby z mapy.',
          },
        },
        {
          choice: 'activate french',
          say: {
            en: 'French is activated by an action of his own, just like this. But he guards the station; Roberts is to get on.',
            pl: 'Frencha aktywuje się osobną akcją, właśnie tak. Ale on strzeże stacji; dalej ma iść Roberts.',
          },
        },
        {
          choice: 'attack',
          say: {
            en: 'no battle today. Kimberley is free.',
            pl: 'dziś bez bitwy. Kimberley jest wolne.',
          },
        },
      ],
      otherwise: {
        en: 'Roberts wants to get to Bloemfontein; the way leads through Kimberley.',
        pl: 'Roberts chce dojść do Bloemfontein; droga prowadzi przez Kimberley.',
      },
      help: {
        en: 'Click Roberts in Jacobsdal, then Kimberley, north-west of it.',
        pl: 'Kliknij Robertsa w Jacobsdalu, potem Kimberley, na północny zachód od niego.',
      },
    },
    {
      goal: {
        en: 'Two points are left, and from Kimberley a line leads to Bloemfontein. Go there, and spend the last point on a Garrison.',
        pl: 'Zostały dwa punkty, a z Kimberley prowadzi linia do Bloemfontein. Idź tam i wydaj ostatni punkt na garnizon.',
      },
      show: ['bloemfontein'],
      play: ['move roberts to=bloemfontein', 'garrison roberts'],
      wrong: [
        {
          choice: 'stop',
          say: {
            en: 'there are points left, and points are not saved.',
            pl: 'zostały punkty, a punktów się nie odkłada.',
          },
        },
      ],
      otherwise: {
        en: 'the way to Bloemfontein is open. Do not lose it.',
        pl: 'droga do Bloemfontein stoi otworem. Nie strać jej.',
      },
      help: {
        en: 'Click Bloemfontein, then the answer “Garrison Bloemfontein”.',
        pl: 'Kliknij Bloemfontein, potem odpowiedź „Zostaw garnizon: Bloemfontein”.',
      },
    },
    {
      goal: {
        en: 'Roberts holds Bloemfontein, and Cronje still stands in Jacobsdal, passed by. In February 1900 French rode round Cronje to Kimberley in much the same way; twelve days later Cronje surrendered at Paardeberg.',
        pl: 'Roberts ma Bloemfontein, a Cronje wciąż stoi w Jacobsdalu, ominięty. W lutym 1900 French podobnie objechał Cronjego i dotarł do Kimberley; dwanaście dni później Cronje skapitulował pod Paardebergiem.',
      },
      show: ['bloemfontein', 'jacobsdal'],
    },
  ],
  end: {
    en: 'One point for each area, by rail or by road. An enemy leader stops you and pins you; your own land is the way round him. Arrive with a point to spare: for a fight, or for a Garrison.',
    pl: 'Punkt za każdy obszar, koleją czy drogą. Dowódca przeciwnika zatrzymuje i wiąże; obejść go można przez własny teren. Dochodź z punktem w zapasie: na walkę albo na garnizon.',
  },
};
