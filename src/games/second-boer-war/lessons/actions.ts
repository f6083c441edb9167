import type { LessonFile } from '../../../kernel/lesson.ts';

/** Three actions in two rounds: the counter is known to the other side alone. */
export const actions: LessonFile = {
  id: 'actions',
  title: { en: 'One more action?', pl: 'Jeszcze jedna akcja?' },
  about: {
    en: 'Activate your first leaders without knowing how often you may act.',
    pl: 'Aktywuj pierwszych dowódców, nie wiedząc, ile razy wolno ci działać.',
  },
  minutes: 3,
  side: 'boers',
  position: { scenario: 'war' },
  dice: [
    { draw: '2', for: 'counter/boers/1' },
    { draw: '1', for: 'counter/empire/2' },
    { draw: '1', for: 'counter/boers/3' },
  ],
  answering: ['reinforce'],
  steps: [
    {
      goal: {
        en: 'October 1899. You lead the two Boer republics. Your leaders stand along the border; leaders are the only pieces that move, and each stands for a whole force.',
        pl: 'Październik 1899. Prowadzisz obie republiki burskie. Twoi dowódcy stoją wzdłuż granicy; poruszają się tylko oni, a każdy oznacza całe zgrupowanie.',
      },
      why: {
        en: 'In a round only one side acts. The other side is the Second: it draws an action counter with a 1, 2 or 3, looks at it and keeps silent. You may act that often, but you are not told how often that is.',
        pl: 'W rundzie działa tylko jedna strona. Druga jest sekundantem: losuje żeton akcji z liczbą 1, 2 albo 3, ogląda go i milczy. Tyle masz akcji, ale ile to jest, nie wiesz.',
      },
      show: ['cronje', 'joubert'],
    },
    {
      goal: {
        en: 'The first action is always yours. Activate Cronje, in Lichtenburg.',
        pl: 'Pierwsza akcja zawsze jest twoja. Aktywuj Cronjego w Lichtenburgu.',
      },
      why: {
        en: 'One action is one leader with all his Movement Points. Cronje has two.',
        pl: 'Jedna akcja to jeden dowódca z kompletem punktów ruchu. Cronje ma dwa.',
      },
      show: ['cronje'],
      play: ['activate cronje'],
      wrong: [
        {
          choice: 'pass',
          say: {
            en: 'a pass uses up the only action you can be sure of.',
            pl: 'pas zużywa jedyną akcję, której możesz być pewien.',
          },
        },
      ],
      otherwise: {
        en: 'this leader can wait. Begin with Cronje, who stands right before Mafeking.',
        pl: 'ten dowódca może poczekać. Zacznij od Cronjego, który stoi tuż przed Mafeking.',
      },
      help: {
        en: 'Cronje stands in Lichtenburg, in the north-west. Click him, or the answer “Activate Cronje”.',
        pl: 'Cronje stoi w Lichtenburgu, na północnym zachodzie. Kliknij go albo odpowiedź „Aktywuj: Cronje”.',
      },
    },
    {
      goal: {
        en: 'March on Mafeking.',
        pl: 'Maszeruj na Mafeking.',
      },
      why: {
        en: 'One point takes him along one line to the next area.',
        pl: 'Za jeden punkt przechodzi po linii na sąsiedni obszar.',
      },
      show: ['mafeking'],
      play: ['move cronje to=mafeking'],
      wrong: [
        {
          choice: 'stop',
          say: {
            en: 'his points are lost when he stops. They are not saved for later.',
            pl: 'gdy się zatrzyma, punkty przepadną. Nie odkłada się ich na później.',
          },
        },
        {
          choice: 'detach de-la-rey',
          say: {
            en: 'this puts De la Rey on the map, and costs nothing. How that works comes in the next lesson.',
            pl: 'tak de la Rey wchodzi na mapę, i to za darmo. Jak to działa, pokaże następna lekcja.',
          },
        },
      ],
      otherwise: {
        en: 'there is nobody to be found that way. Baden-Powell sits in Mafeking.',
        pl: 'tamtędy nikogo nie znajdziesz. Baden-Powell siedzi w Mafeking.',
      },
      help: {
        en: 'Mafeking lies west of Lichtenburg. Click it on the map.',
        pl: 'Mafeking leży na zachód od Lichtenburga. Kliknij je na mapie.',
      },
    },
    {
      goal: {
        en: 'Cronje has begun the siege, and the Second says: one more action. Activate Joubert and march along the railway to Newcastle, then to Dundee.',
        pl: 'Cronje rozpoczął oblężenie, a sekundant mówi: jeszcze jedna akcja. Aktywuj Jouberta i maszeruj wzdłuż kolei do Newcastle, potem do Dundee.',
      },
      why: {
        en: 'After each action you hear only whether there is one more. So you plan one action at a time.',
        pl: 'Po każdej akcji dowiadujesz się tylko, czy jest jeszcze jedna. Dlatego planuje się po jednej.',
      },
      show: ['joubert', 'newcastle', 'dundee'],
      play: ['activate joubert', 'move joubert to=newcastle', 'move joubert to=dundee'],
      wrong: [
        {
          choice: 'activate cronje',
          say: {
            en: 'the same leader may act again, that is true. But Natal is still open, and Joubert needs time to get there.',
            pl: 'ten sam dowódca może działać znowu, to prawda. Ale Natal stoi otworem, a Joubert potrzebuje czasu, by tam dojść.',
          },
        },
        {
          choice: 'stop',
          say: {
            en: 'he would stay here, and the points he has left would be lost.',
            pl: 'zostałby tutaj, a pozostałe punkty by przepadły.',
          },
        },
      ],
      otherwise: {
        en: 'in this lesson Joubert goes by Newcastle to Dundee, one area before Ladysmith.',
        pl: 'w tej lekcji Joubert idzie przez Newcastle do Dundee, o jeden obszar od Ladysmith.',
      },
      help: {
        en: 'Joubert stands in Volksrust, on the border of Natal. Click him, then Newcastle, then Dundee.',
        pl: 'Joubert stoi w Volksrust, na granicy Natalu. Kliknij jego, potem Newcastle, potem Dundee.',
      },
    },
    {
      goal: {
        en: 'The round is over, and the counter is turned up: it was a 2. Now the British act and you are the Second. You have drawn their counter, a 1; they do not know it.',
        pl: 'Runda się skończyła i żeton odkryto: było 2. Teraz działają Brytyjczycy, a ty jesteś sekundantem. Wylosowałeś dla nich 1; oni tego nie wiedzą.',
      },
      why: {
        en: 'The page shows you the counter of the other side, and nobody else.',
        pl: 'Żeton drugiej strony widzisz tylko ty.',
      },
    },
    {
      goal: {
        en: 'The British have called one card of reinforcements, and it is your round again. Do what matters most: Joubert to Ladysmith.',
        pl: 'Brytyjczycy sprowadzili jedną kartę posiłków i znów jest twoja runda. Zrób to, co najważniejsze: Joubert do Ladysmith.',
      },
      show: ['joubert', 'ladysmith'],
      play: ['activate joubert', 'move joubert to=ladysmith'],
      wrong: [
        {
          choice: 'activate cronje',
          say: {
            en: 'Mafeking is shut in already. Ladysmith is not, and this may be your only action.',
            pl: 'Mafeking jest już zamknięte. Ladysmith jeszcze nie, a to może być twoja jedyna akcja.',
          },
        },
        {
          choice: 'pass',
          say: {
            en: 'never give the first action away: it is the only one you can count on.',
            pl: 'pierwszej akcji nie oddaje się nigdy: tylko na nią możesz liczyć.',
          },
        },
      ],
      otherwise: {
        en: 'if this is your only action, Ladysmith stays open. Go there with Joubert.',
        pl: 'jeśli to twoja jedyna akcja, Ladysmith pozostanie wolne. Idź tam Joubertem.',
      },
      help: {
        en: 'Joubert stands in Dundee; Ladysmith is the next area on the railway to the south-west.',
        pl: 'Joubert stoi w Dundee; Ladysmith to następny obszar na linii kolejowej, na południowy zachód.',
      },
    },
    {
      goal: {
        en: 'It was your only action: the counter showed 1. Ladysmith is besieged all the same, because you did the most important thing first.',
        pl: 'To była jedyna akcja: na żetonie było 1. Ladysmith jest jednak oblężone, bo najważniejsze zrobiłeś najpierw.',
      },
      why: {
        en: 'Each side has eleven counters for the eleven rounds it acts in a turn: three show a 1, five a 2, three a 3. So a second action comes eight times in eleven, a third three times.',
        pl: 'Każda strona ma jedenaście żetonów na jedenaście swoich rund w etapie: trzy z jedynką, pięć z dwójką, trzy z trójką. Druga akcja trafia się więc osiem razy na jedenaście, trzecia trzy razy.',
      },
      show: ['ladysmith', 'mafeking'],
    },
  ],
  end: {
    en: 'The first action is certain, every other one is a gift. Put what must happen first, and never begin a plan that fails without the second action.',
    pl: 'Pierwsza akcja jest pewna, każda następna to prezent. Na początek rób to, co musi się stać, i nie zaczynaj planu, który bez drugiej akcji się zawali.',
  },
};
