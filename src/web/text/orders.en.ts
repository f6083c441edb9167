/** Orders for one's next decisions. */
export const ordersEn = {
  orders: 'Orders for later',
  'orders.about':
    'Answers you leave for questions that may come. They are given for you at once, even while you are away. Nobody else learns of them.',
  'orders.none': 'You have left no orders.',
  'orders.unseen':
    'When you have been asked something in this match, you can leave orders for it here.',
  'orders.new': 'A new order',
  'orders.if': 'If this comes',
  'orders.if.foreseen': 'In the other side’s turn',
  'orders.if.seen': 'What you were asked before',
  'orders.anywhere': 'anywhere',
  'orders.anything': 'Whatever it is about',
  'orders.always': 'Every time, not only once',
  'orders.add': 'Leave this order',
  'orders.when': '{condition}: {deed}',
  'orders.asked': 'If you are asked “{question}”',
  'orders.askedLike': 'If you are asked something like “{question}”',
  'orders.everyTime': 'Every time.',
  'orders.plan': 'If nothing changes here: {deeds}',
  'orders.plan.new': 'A plan: one answer after the other, as long as nothing changes there',
  'orders.plan.step': 'Put this into a plan',
  'orders.plan.add': 'Leave this plan',
  'orders.plan.drop': 'Drop it',
  'orders.plan.rest': 'The rest waits for the other side: {deeds}.',
  'orders.plan.goOn': 'Go on with it if nothing changes here',
  'orders.plan.left':
    'It goes on by itself if nothing changes here. You find it under orders for later.',
  'orders.answered': 'Done:',
  'orders.dropped': 'Dropped, because that answer was not possible:',
  'orders.changed': 'Dropped, because something happened there:',
} as const;
