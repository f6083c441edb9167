/** Standing orders of games that list what interrupts the other side. */
export const standingEn = {
  'standing.ask': 'ask me',
  'standing.except': 'Otherwise for one place',
  'standing.about.question': 'Question',
  'standing.where': 'Where',
  'standing.answer': 'Answer',
  'standing.choose': 'Choose',
  'standing.add': 'Add',
  'standing.drop': 'Remove',
} as const;
