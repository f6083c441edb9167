import type { Glossary } from '../../../kernel/glossary.ts';

/** Słowa zasad, dla tych, którzy czytają je pierwszy raz. */
export const glossary: Glossary = {
  prestige: {
    name: 'Pozycja',
    forms: ['Pozycji', 'Pozycję', 'Pozycją'],
    says: 'Pozycja Imperium: ile znaczy jego imię. Na zerze wygrywają Burowie; w etapach III i IV ogranicza też liczbę liczących się obozów.',
    rule: '3Q',
  },
  funds: {
    name: 'Fundusze wojenne',
    forms: ['Funduszy wojennych'],
    says: 'Pieniądze republik w etapach I i II. Gdy się skończą, wygrywa Imperium. Ubywa ich, gdy na koniec rundy z żetonem 3 dowódca brytyjski stoi w republice.',
    rule: '3L',
  },
  counter: {
    name: 'żeton akcji',
    forms: ['żetonu akcji', 'żetony akcji'],
    says: 'Na początku rundy ciągnie go druga strona: 1, 2 lub 3 akcje. Tobie mówi tylko, czy masz jeszcze jedną.',
    rule: '4A',
  },
  main: {
    name: 'dowódca głównego zgrupowania',
    forms: ['dowódcy głównego zgrupowania', 'dowódcę głównego zgrupowania'],
    says: 'Dowódca z gwiazdką: prowadzi armię. Dwaj tej samej strony nigdy nie stoją razem.',
    rule: '5.0.d-c',
  },
  detached: {
    name: 'dowódca wydzielony',
    forms: ['dowódcy wydzielonego', 'dowódcę wydzielonego', 'wydziel', 'wydziela'],
    says: 'Dowódca bez gwiazdki, wystawiany na mapę przez innego tam, gdzie ten stoi. Może zejść z mapy i wrócić.',
    rule: '5.0.c-a',
  },
  ability: {
    name: 'zdolności',
    forms: ['zdolność'],
    says: 'Cyfra dowódcy mówiąca, ile dodatkowych kart wnosi do bitwy.',
    rule: '8I',
  },
  charisma: {
    name: 'charyzma',
    forms: ['charyzmy', 'charyzmę', 'charyzmie', 'Charyzma'],
    says: 'Cyfra dowódcy mówiąca, ile dodatkowych kart wnosi do potyczki w etapach III i IV; w oblężonym mieście daje kości.',
    rule: '9G',
  },
  single: {
    name: 'karta jednorazowa',
    forms: ['karty jednorazowe', 'kart jednorazowych', 'kartę jednorazową', 'jednorazow*'],
    says: 'Używa się jej raz; potem jest nieaktywna do twojej następnej rundy.',
    rule: '2D',
  },
  garrison: {
    name: 'garnizon',
    forms: ['garnizonu', 'garnizony', 'garnizonów', 'garnizonem'],
    says: 'Znacznik brytyjski na obszarze burskim: obszar jest zajęty. W etapach III i IV znika tylko po rajdzie na blokhauz.',
    rule: '6.0.b-a',
  },
  scorched: {
    name: 'spalona ziemia',
    forms: ['spalonej ziemi', 'spaloną ziemię', 'Spal ziemię'],
    says: 'Spustoszony obszar burski. Daje Imperium kość w procedurze strat i pozwala zbudować blokhauz.',
    rule: '6.0.c-b',
  },
  blockhouse: {
    name: 'blokhauz',
    forms: ['blokhauzu', 'blokhauzy', 'blokhauzów', 'blokhauzem'],
    says: 'Zatrzymuje dowódcę burskiego, który wejdzie, daje Imperium kość w procedurze strat i jest potrzebny do obozu.',
    rule: '6.0.d-c',
  },
  camp: {
    name: 'obóz',
    forms: ['obozu', 'obozy', 'obozów', 'obozie'],
    says: 'Obóz koncentracyjny; zakłada go tylko Kitchener. Gdy liczących się obozów jest więcej niż komand, Burowie kapitulują. W obozach tej wojny zmarło około 48 000 ludzi.',
    rule: '6.0.e-a',
  },
  revolt: {
    name: 'rebelia',
    forms: ['rebelii', 'rebelię', 'rebelie'],
    says: 'Powstanie na ziemi brytyjskiej. Trzy na mapie na koniec rundy brytyjskiej kosztują Pozycję.',
    rule: '7.0.e-d',
  },
  siege: {
    name: 'oblężenie',
    forms: ['oblężenia', 'oblężeniem', 'oblegaj', 'oblega'],
    says: 'Dowódca burski pod Ladysmith, Kimberley lub Mafeking próbuje posunąć oblężenie o poziom; udana próba na poziomie 2 zdobywa miasto.',
    rule: '7.0.b-a',
  },
  fort: {
    name: 'umocnienia',
    forms: ['umocnień'],
    says: 'Okopy dowódcy burskiego z etapu II. Pomagają mu, gdy się w nich broni.',
    rule: '7.0.c-a',
  },
  losscheck: {
    name: 'procedura strat',
    forms: ['procedury strat', 'procedurę strat', 'procedurze strat'],
    says: 'Gdy pokonany w potyczce dowódca burski wycofuje się na obszar należący do Imperium, rzucają obie strony; gorszy wynik kosztuje komando na zawsze.',
    rule: '10A',
  },
  raid: {
    name: 'rajd',
    forms: ['rajdu', 'rajdy', 'rajdów', 'rajdem'],
    says: 'Szybki napad na blokhauz lub obóz, dozwolony po wydarzeniu Cyferfontein.',
    rule: '7.0.f-a',
  },
  reorganise: {
    name: 'reorganizacja',
    forms: ['reorganizacji', 'reorganizację'],
    says: 'Kosztuje dwie akcje; jedno stracone komando wraca na rękę. Z żetonem 1 przepada. Tylko w etapach I i II.',
    rule: '7C',
  },
  reinforcement: {
    name: 'posiłki',
    forms: ['posiłków'],
    says: 'Imperium bierze karty z talii posiłków: jedną w etapach I i II, później trzy.',
    rule: '6D',
  },
  objective: {
    name: 'cele',
    forms: ['celów', 'celu'],
    says: 'Bloemfontein, Johannesburg, Pretoria i Belfast: Imperium musi je mieć na koniec etapu II.',
    rule: '11B',
  },
};
