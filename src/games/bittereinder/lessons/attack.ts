import type { LessonFile } from '../../../kernel/lesson.ts';

/** Two brigades attack two Kommandos at Colenso; a handful of riders had better not. */
export const attack: LessonFile = {
  id: 'attack',
  title: { en: 'An attack', pl: 'Atak' },
  about: {
    en: 'Who attacks, how strength becomes a column, what the die says, and where the beaten go.',
    pl: 'Kto atakuje, jak z siły robi się kolumna, co mówi kość i dokąd idą pobici.',
  },
  minutes: 4,
  side: 'empire',
  position: {
    scenario: 'empty',
    differs: {
      turn: 3,
      phase: 'empireCombat',
      wcp: 120,
      pieces: {
        'bde-2': 'N4',
        'bde-6': 'N4',
        'sup-2': 'N4',
        'T45-kommando': 'N4',
        'T46-kommando': 'N4',
        'cav-bethune': 'N5',
        'F26-kommando': 'N5',
        'T49-kommando': 'N10',
      },
    },
  },
  dice: [{ face: 4, for: 'combat/N4' }],
  answering: ['commit n=10'],
  steps: [
    {
      goal: {
        en: 'At Colenso two brigades and their wagons stand face to face with the Kommandos of Heidelberg and Standerton: twenty points against ten. West of there Bethune’s riders have met the Harrismith Kommando: one against four.',
        pl: 'Pod Colenso dwie brygady z taborem stoją oko w oko z komandami Heidelberg i Standerton: dwadzieścia punktów na dziesięć. Na zachód stąd konni Bethune’a spotkali komando Harrismith: jeden na cztery.',
      },
      why: {
        en: 'This is your combat phase. Where both sides share an area you may attack, once in each area. You never have to.',
        pl: 'To twoja faza walki. Tam, gdzie obie strony stoją na jednym obszarze, wolno ci zaatakować, na każdym raz. Nigdy nie musisz.',
      },
      show: ['N4', 'N5'],
    },
    {
      goal: {
        en: 'Count before you attack: attacker divided by defender, rounded down in favour of the defender. Twenty to ten is the column 2:1, one to four is 1:2.',
        pl: 'Policz przed atakiem: atakujący przez obrońcę, zaokrąglone na korzyść obrońcy. Dwadzieścia do dziesięciu to kolumna 2:1, jeden do czterech to 1:2.',
      },
      why: {
        en: 'Below 1:2 there is no column, above 4:1 neither. Nineteen to ten would be 1.5:1 only: look for the one point that is missing.',
        pl: 'Niżej niż 1:2 kolumn nie ma, wyżej niż 4:1 też nie. Dziewiętnaście do dziesięciu to tylko 1,5:1: szukaj tego jednego brakującego punktu.',
      },
      show: ['N4', 'N5'],
    },
    {
      goal: {
        en: 'Attack in Colenso with everybody.',
        pl: 'Zaatakuj w Colenso wszystkimi siłami.',
      },
      why: {
        en: 'All Empire units in an area may attack together, if they are supplied: men on foot need wagons in their own area, riders within their reach. Of the Boers only one Kommando attacks, unless a leader or an army joins several. In defence all fight.',
        pl: 'Wszystkie jednostki Imperium na obszarze mogą atakować razem, jeśli mają zaopatrzenie: piechota potrzebuje taboru na swoim obszarze, konnica w swoim zasięgu. U Burów atakuje tylko jedno komando, chyba że kilka łączy dowódca albo armia. W obronie walczą wszyscy.',
      },
      show: ['N4'],
      play: ['attack at=N4'],
      wrong: [
        {
          choice: 'attack at=N5',
          say: {
            en: 'one against four is the column 1:2. On a 1 to 4 Bethune is driven back, on a 5 or 6 nothing happens, and he can never win.',
            pl: 'jeden na czterech to kolumna 1:2. Przy 1 do 4 Bethune zostaje odrzucony, przy 5 i 6 nic się nie dzieje, a wygrać nie może.',
          },
        },
        {
          choice: 'some',
          say: {
            en: 'with one brigade it would be ten against ten, the column 1:1. If the attack fails, the other must go back all the same: bring both in.',
            pl: 'jedną brygadą byłoby dziesięć na dziesięć, kolumna 1:1. Jeśli atak się nie uda, druga i tak musi się cofnąć: użyj obu.',
          },
        },
        {
          choice: 'done',
          say: {
            en: 'nobody has to attack. But better odds than at Colenso will be a long time coming.',
            pl: 'nikt nie musi atakować. Ale na lepszy stosunek sił niż pod Colenso długo poczekasz.',
          },
        },
      ],
      help: {
        en: 'The answer reads “Attack in Colenso”.',
        pl: 'Odpowiedź brzmi „Atak: Colenso”.',
      },
      done: { event: 'combat', with: { at: 'N4' } },
    },
    {
      goal: {
        en: 'Read the log. The Republics showed all ten points and paid ten points of commitment for them: from 120 to 110. The die was a 4, and at 2:1 that means: the defender retreats.',
        pl: 'Przeczytaj dziennik. Republiki pokazały całe dziesięć punktów siły i zapłaciły za nie dziesięć punktów zaangażowania: ze 120 zostało 110. Na kości wypadło 4, a w kolumnie 2:1 to znaczy: obrońca się wycofuje.',
      },
      why: {
        en: 'There are four results: the attacker retreats, nothing happens, the defender retreats, the defender is eliminated. That last one stands only in the columns 3:1 and 4:1.',
        pl: 'Są cztery wyniki: odwrót atakującego, nic, odwrót obrońcy, obrońca wyeliminowany. Ten ostatni jest tylko w kolumnach 3:1 i 4:1.',
      },
      show: ['N4'],
    },
    {
      goal: {
        en: 'Both Kommandos rode to Helpmekaar. They had no choice: a neighbouring area with friends and without enemies comes first.',
        pl: 'Oba komanda odjechały do Helpmekaar. Nie miały wyboru: pierwszy jest sąsiedni obszar ze swoimi i bez wroga.',
      },
      why: {
        en: 'Next comes an empty area, then one where both sides stand. Whoever finds none is lost. A garrison and a Boer army can never retreat: for them it is the end.',
        pl: 'Potem idzie obszar pusty, potem taki, na którym stoją obie strony. Kto żadnego nie znajdzie, przepada. Garnizon i armia burska nie mogą się wycofać nigdy: dla nich to koniec.',
      },
      show: ['N4', 'N10', 'T45-kommando'],
    },
    {
      goal: {
        en: 'And Bethune? One against four. Let it be, and end the combat phase.',
        pl: 'A Bethune? Jeden na czterech. Zostaw to i zakończ fazę walki.',
      },
      why: {
        en: 'Harrismith could have attacked him before, in its own combat phase, which comes ahead of yours. A lone unit of one point is safe nowhere.',
        pl: 'Harrismith mogło uderzyć na niego wcześniej, w swojej fazie walki, która jest przed twoją. Samotna jednostka o sile jednego punktu nigdzie nie jest bezpieczna.',
      },
      show: ['N5', 'cav-bethune'],
      play: ['done'],
      wrong: [
        {
          choice: 'attack at=N5',
          say: {
            en: 'in the column 1:2 there is nothing to win: four faces of the die drive Bethune back, two change nothing.',
            pl: 'w kolumnie 1:2 nie ma czego wygrać: cztery ścianki kości odrzucają Bethune’a, dwie niczego nie zmieniają.',
          },
        },
      ],
      help: { en: 'The button reads “Done”.', pl: 'Przycisk nazywa się „Koniec”.' },
      done: { choice: 'done' },
    },
  ],
  end: {
    en: 'Attack with all you have, or not at all, and count the column first. What you drive off is not destroyed: it stands somewhere else next month. But away from home every stand costs the Republics commitment.',
    pl: 'Atakuj wszystkim albo wcale, a najpierw policz kolumnę. Kogo odrzucisz, tego nie zniszczysz: za miesiąc stanie gdzie indziej. Ale poza domem każdy opór kosztuje Republiki zaangażowanie.',
  },
};
