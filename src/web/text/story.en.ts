/** What is told of a match after its end. */
export const storyEn = {
  story: 'How it went',
  'story.curve': 'Win chance over the match, turn by turn: {side}',
  'story.chance': 'Win chance: {side}',
  'story.about':
    'Win chance after every decision, a draw counted as half a win, as the judge of positions sees it from what each side could know. It is off by {n} % on average.',
  'story.decided':
    'Decided in turn {turn}: from then on the winner’s chance never fell below {percent} %.',
  'story.open': 'It was open to the last.',
  'story.figures': 'Key figures as each turn ended',
  'story.turns': 'Where it turned',
  'story.deed': '{side}, “{deed}”.',
  'story.turn': '{side} {change}',
  'story.dice': 'of it by the dice {change}',
  'story.luck': 'Luck with the dice: {shares} (± {within})',
  'story.luck.even': 'The dice clearly favoured neither side.',
  'story.luck.with': 'The dice were with one side: {side}.',
  'story.within': 'May be off by',
  'story.losses': 'Losses: {shares}',
  'story.lossesByTurn': 'Losses by turn',
  'story.points': '{n, plural, one {# strength point} other {# strength points}}',
  'story.chapter': 'Dice by chapter',
  'story.rolls': 'Rolls',
  'story.failed': 'The story of this match cannot be told.',
  'story.telling': 'Looking through the match: {percent} %',
  review: 'The decisions',
  'review.begin': 'Review the decisions',
  'review.going': 'The General goes through the match: {percent} %',
  'review.stop': 'Stop',
  'review.side':
    '{side}: {sound, number} of {of, number} decisions ({share}) cost nothing that the General could see.',
  'review.about':
    'Every decision was set against the best the General found, from what its side could know, with the dice averaged out. What lies within its own doubt is not called a mistake; it may err all the same.',
  'review.none': 'No decision stands out as a mistake.',
  'review.mistake': 'Turn {turn}, {side}: “{chosen}”.',
  'review.better':
    '“{better}” would have won {chance} instead of {instead} (the difference ±{error}).',
  'review.times': 'The same {n} times in all.',
  'review.again': 'Try again from here',
  'review.show': 'Show me',
} as const;
