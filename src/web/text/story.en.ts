/** What is told of a match after its end. */
export const storyEn = {
  story: 'How it went',
  'story.curve': 'Win chance over the match, turn by turn: {side}',
  'story.about':
    'Win chance after every decision, as the judge of positions sees it from what each side could know. It is off by {n} % on average.',
  'story.turns': 'Where it turned',
  'story.deed': '{side}, “{deed}”.',
  'story.turn': '{side} {change}',
  'story.dice': 'of it by the dice {change}',
  'story.luck': 'Luck with the dice: {side} {change} (within {within})',
  'story.chapter': 'Dice by chapter',
  'story.rolls': 'Rolls',
  'story.gain': 'Win chance',
  'story.failed': 'The story of this match cannot be told.',
  'story.telling': 'Looking through the match: {percent} %',
} as const;
