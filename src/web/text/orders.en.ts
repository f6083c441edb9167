/** Orders for one's next decisions. */
export const ordersEn = {
  orders: 'Orders for later',
  'orders.about':
    'Answers you leave for questions that may come. They are given for you at once, even while you are away. Nobody else learns of them.',
  'orders.none': 'You have left no orders.',
  'orders.unseen':
    'When you have been asked something in this match, you can leave orders for it here.',
  'orders.if': 'If I am asked',
  'orders.then': 'answer',
  'orders.anything': 'Whatever it is about',
  'orders.always': 'Every time, not only once',
  'orders.add': 'Leave this order',
  'orders.remove': 'Remove',
  'orders.when': 'If I am asked “{question}”: {deed}.',
  'orders.whenever': 'If I am asked something like “{question}”: {deed}.',
  'orders.everyTime': 'Every time.',
  'orders.answered': 'Done:',
  'orders.dropped': 'Dropped, because that answer was not possible:',
  'orders.foreseen': '{condition}: {deed}.',
  'orders.foreseen.title': 'When the enemy’s turn asks me something',
  'orders.foreseen.if': 'If this comes',
  'orders.foreseen.then': 'do this',
  'orders.foreseen.add': 'Leave this order for then',
  'orders.anywhere': 'anywhere',
  'orders.seen.title': 'When I am asked again what I was asked before',
} as const;
