import type { LessonFile } from '../../../kernel/lesson.ts';

/** Two orders go out; one arrives at once, the other takes its time. */
export const orders: LessonFile = {
  id: 'orders',
  title: { en: 'An order goes out', pl: 'Rozkaz wyrusza w drogę' },
  about: {
    en: 'You command brigades, not battalions. Send two orders and see when they arrive.',
    pl: 'Dowodzisz brygadami, nie batalionami. Wyślij dwa rozkazy i zobacz, kiedy dotrą.',
  },
  minutes: 3,
  side: 'british',
  position: { scenario: 'colenso' },
  dice: [
    { total: 8, for: 'send/5th-irish' },
    { total: 5, for: 'send/6th-fusilier' },
    { total: 7, for: 'receive/5th-irish' },
    { face: 4, for: 'plot/pompom' },
    { total: 4, for: 'shell/pompom' },
  ],
  steps: [
    {
      goal: {
        en: 'Before dawn on 15 December 1899 you are Sir Redvers Buller, beside headquarters on Shooter’s Hill. Your brigades wait in their camps along the southern edge; the Boers hold the far bank of the Tugela.',
        pl: 'Przed świtem 15 grudnia 1899 jesteś generałem Redversem Bullerem i stoisz przy sztabie na Shooter’s Hill. Brygady czekają w obozach wzdłuż południowej krawędzi; Burowie trzymają drugi brzeg Tugeli.',
      },
      why: {
        en: 'Nobody moves without an order. Each order costs one command point, and this morning you have eight.',
        pl: 'Nikt nie rusza się bez rozkazu. Każdy rozkaz kosztuje jeden punkt dowodzenia, a tego ranka masz ich osiem.',
      },
      show: ['buller'],
    },
    {
      goal: {
        en: 'Give Hart an order: pick him in West Camp, or in the list of answers.',
        pl: 'Daj rozkaz Hartowi: wskaż go w Obozie zachodnim albo na liście odpowiedzi.',
      },
      why: {
        en: 'An order goes to a leader. His whole brigade, here the 5th Irish with four battalions, follows him.',
        pl: 'Rozkaz dostaje dowódca. Idzie za nim cała brygada, tutaj 5. Irlandzka z czterema batalionami.',
      },
      show: ['ldr-5th-irish'],
      play: ['order ldr-5th-irish'],
      wrong: [
        {
          choice: 'endOrders',
          say: {
            en: 'this sends the riders off with empty bags. Command points that are not spent now are lost.',
            pl: 'teraz gońcy pojechaliby z pustymi torbami. Niewydane punkty dowodzenia przepadają.',
          },
        },
        {
          choice: 'longOrder',
          say: {
            en: 'Long orders guns, and only those that stand where he does. Hart’s infantry needs an order from you.',
            pl: 'Long wydaje rozkazy działom, i to tylko tym, które stoją tam, gdzie on. Piechocie Harta rozkazujesz ty.',
          },
        },
      ],
      otherwise: {
        en: 'this leader gets his turn later. Begin with Hart, farthest to the west.',
        pl: 'na tego dowódcę przyjdzie kolej. Zacznij od Harta, który stoi najdalej na zachodzie.',
      },
      help: {
        en: 'Hart stands in West Camp, on the left of the southern edge. The answer reads “Order Hart”.',
        pl: 'Hart stoi w Obozie zachodnim, po lewej stronie południowej krawędzi. Odpowiedź brzmi „Rozkaz: Hart”.',
      },
    },
    {
      goal: {
        en: 'An order names one area, at most five areas from the leader. Send Hart to Native Flats, on your own bank.',
        pl: 'Rozkaz wskazuje jeden obszar, najwyżej pięć obszarów od dowódcy. Poślij Harta na Równinę Native, na twoim brzegu.',
      },
      why: {
        en: 'The marker that appears there is only a plan: it shows where the order would send him once he has it.',
        pl: 'Znacznik, który się tam pojawi, to dopiero zamiar: pokazuje, dokąd Hart pójdzie, gdy rozkaz do niego dotrze.',
      },
      show: ['native-flats'],
      play: ['aim ldr-5th-irish to=native-flats'],
      wrong: [
        {
          choice: 'aim to=the-loop',
          say: {
            en: 'this is what Buller ordered that day. Three banks fire into the Loop, and the Irish Brigade lost hundreds of men there.',
            pl: 'taki rozkaz padł tamtego dnia. Do Zakola strzela się z trzech brzegów i Brygada Irlandzka straciła tam setki ludzi.',
          },
        },
      ],
      otherwise: {
        en: 'you may name this area, but in this lesson Hart goes to Native Flats, where the map points.',
        pl: 'ten obszar wolno wskazać, ale w tej lekcji Hart idzie na Równinę Native, tam gdzie wskazuje mapa.',
      },
      help: {
        en: 'Native Flats lies two areas north-west of West Camp, south of the river. Click it on the map.',
        pl: 'Równina Native leży dwa obszary na północny zachód od Obozu zachodniego, na południe od rzeki. Kliknij ją na mapie.',
      },
    },
    {
      goal: {
        en: 'Now Barton, at the other end of the line: pick him in East Camp and send him to Bend Thorns.',
        pl: 'Teraz Barton na drugim końcu linii: wskaż go w Obozie wschodnim i poślij w Ciernie przy zakręcie.',
      },
      show: ['ldr-6th-fusilier', 'bend-thorns'],
      play: ['order ldr-6th-fusilier', 'aim ldr-6th-fusilier to=bend-thorns'],
      otherwise: {
        en: 'here we want Barton, and Bend Thorns as his objective.',
        pl: 'tutaj potrzebny jest Barton, a jego celem mają być Ciernie przy zakręcie.',
      },
      help: {
        en: 'First “Order Barton”, then the area Bend Thorns, beside the bend of the river below Hlangwane.',
        pl: 'Najpierw „Rozkaz: Barton”, potem obszar Ciernie przy zakręcie, u zakrętu rzeki pod Hlangwane.',
      },
    },
    {
      goal: {
        en: 'Two orders will do for this lesson. Send them off, and watch the dice.',
        pl: 'Na tę lekcję dwa rozkazy wystarczą. Wyślij je i patrz na kości.',
      },
      why: {
        en: 'Two dice are rolled for each rider. Nine or more: the order arrives this turn. Less: one turn later, or two, or it is lost. It helps to stand with headquarters, and to be near.',
        pl: 'Za każdego gońca rzuca się dwiema kośćmi. Dziewięć lub więcej: rozkaz dociera w tym etapie. Mniej: o etap albo dwa później, albo ginie. Pomaga stać przy sztabie i być blisko.',
      },
      play: ['endOrders'],
      otherwise: {
        en: 'you have points for it, but let us first see what becomes of these two.',
        pl: 'punktów wystarczy, ale zobaczmy najpierw, co stanie się z tymi dwoma.',
      },
      help: {
        en: 'The button “Send the orders off” stands apart from the list of answers.',
        pl: 'Przycisk „Wyślij rozkazy” stoi osobno, poza listą odpowiedzi.',
      },
    },
    {
      goal: {
        en: 'Hart has his order and obeys: his marker now lies at Native Flats for good. Barton’s rider is still on the road and will be there next turn. Both results stand in the log, with their dice.',
        pl: 'Hart ma rozkaz i go wykona: jego znacznik leży już na Równinie Native na dobre. Goniec do Bartona jest jeszcze w drodze i dotrze w następnym etapie. Oba wyniki z rzutami są w dzienniku.',
      },
      why: {
        en: 'When an order arrives, two more dice say how it is understood: as you meant it, not at all, or as a wild charge at the nearest Boers.',
        pl: 'Gdy rozkaz dotrze, dwie kolejne kości mówią, jak go zrozumiano: zgodnie z zamiarem, wcale albo jako dziką szarżę na najbliższych Burów.',
      },
      show: ['native-flats', 'ldr-6th-fusilier'],
    },
  ],
  end: {
    en: 'You command through riders: one point for each order, and time until it arrives. So order early, and do not send a brigade where it cannot stay until you are heard again.',
    pl: 'Dowodzisz przez gońców: jeden punkt za rozkaz i czas, zanim dotrze. Rozkazuj więc wcześnie i nie posyłaj brygady tam, gdzie nie wytrzyma do następnego rozkazu.',
  },
};
