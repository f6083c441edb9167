import type { ordersEn } from './orders.en.ts';

/** Rozkazy na następne decyzje. */
export const ordersPl: Record<keyof typeof ordersEn, string> = {
  orders: 'Rozkazy na później',
  'orders.about':
    'Odpowiedzi na pytania, które mogą paść. Zostaną udzielone od razu, także pod twoją nieobecność. Nikt inny się o nich nie dowie.',
  'orders.none': 'Nie ma żadnych rozkazów.',
  'orders.unseen':
    'Gdy padnie w tej rozgrywce jakieś pytanie do ciebie, będzie można zostawić tu rozkaz.',
  'orders.new': 'Nowy rozkaz',
  'orders.if': 'Jeśli padnie pytanie',
  'orders.if.foreseen': 'Gdy ruch ma druga strona',
  'orders.if.seen': 'O co już pytano',
  'orders.anywhere': 'gdziekolwiek',
  'orders.anything': 'Czegokolwiek dotyczy',
  'orders.always': 'Za każdym razem, nie tylko raz',
  'orders.add': 'Zostaw ten rozkaz',
  'orders.when': '{condition}: {deed}',
  'orders.asked': 'Jeśli padnie pytanie „{question}”',
  'orders.askedLike': 'Jeśli padnie pytanie w rodzaju „{question}”',
  'orders.everyTime': 'Za każdym razem.',
  'orders.plan': 'Jeśli nic się tu nie zmieni: {deeds}',
  'orders.plan.new': 'Plan: odpowiedź za odpowiedzią, dopóki nic się tam nie zmieni',
  'orders.plan.step': 'Dodaj do planu',
  'orders.plan.add': 'Zostaw ten plan',
  'orders.plan.drop': 'Porzuć go',
  'orders.plan.rest': 'Reszta czeka na drugą stronę: {deeds}.',
  'orders.plan.goOn': 'Dokończ, jeśli nic się tu nie zmieni',
  'orders.plan.left':
    'Reszta wykona się sama, jeśli nic się tu nie zmieni. Znajdziesz ją w rozkazach na później.',
  'orders.answered': 'Wykonano:',
  'orders.dropped': 'Odrzucono, bo ta odpowiedź nie była możliwa:',
  'orders.changed': 'Odrzucono, bo coś się tam wydarzyło:',
};
