import type { ordersEn } from './orders.en.ts';

/** Rozkazy na następne decyzje. */
export const ordersPl: Record<keyof typeof ordersEn, string> = {
  orders: 'Rozkazy na później',
  'orders.about':
    'Odpowiedzi na pytania, które mogą paść. Zostaną udzielone od razu, także pod twoją nieobecność. Nikt inny się o nich nie dowie.',
  'orders.none': 'Nie ma żadnych rozkazów.',
  'orders.unseen':
    'Gdy padnie w tej rozgrywce jakieś pytanie do ciebie, będzie można zostawić tu rozkaz.',
  'orders.if': 'Jeśli padnie pytanie',
  'orders.then': 'odpowiedz',
  'orders.anything': 'Czegokolwiek dotyczy',
  'orders.always': 'Za każdym razem, nie tylko raz',
  'orders.add': 'Zostaw ten rozkaz',
  'orders.remove': 'Usuń',
  'orders.when': 'Jeśli padnie pytanie „{question}”: {deed}.',
  'orders.whenever': 'Jeśli padnie pytanie w rodzaju „{question}”: {deed}.',
  'orders.everyTime': 'Za każdym razem.',
  'orders.answered': 'Wykonano:',
  'orders.dropped': 'Odrzucono, bo ta odpowiedź nie była możliwa:',
  'orders.foreseen': '{condition}: {deed}.',
  'orders.foreseen.title': 'Gdy pytanie padnie w turze wroga',
  'orders.foreseen.if': 'Jeśli zdarzy się to',
  'orders.foreseen.then': 'zrób tak',
  'orders.foreseen.add': 'Zostaw rozkaz na ten wypadek',
  'orders.anywhere': 'gdziekolwiek',
  'orders.seen.title': 'Gdy znów padnie pytanie, które już padło',
};
