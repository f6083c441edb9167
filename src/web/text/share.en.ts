/** Sharing a match, and playing on from the middle of it. */
export const shareEn = {
  shareMatch: 'Share this replay',
  'shareMatch.about':
    'The link holds the whole match and opens at this moment. Nothing of it is sent to a server.',
  'shareMatch.long':
    'It has {n} characters: some programs cut such links off. The file always works.',
  'shareMatch.tooLong': 'This match is too long for a link. Share it as a file.',
  'shared.title': 'A shared match',
  'shared.broken': 'The match in this link cannot be opened. The link may have been cut off.',
  'drop.here': 'Drop the file to open the match.',
  branch: 'Play on from here',
  'branch.about':
    'You begin before the decision that led to this moment, in a match of its own with the same players. The match you are looking at stays as it is.',
  'branch.mine': 'Your side',
  'branch.nobody': 'none, watch the machines',
  'branch.sameDice': 'With the same dice',
  'branch.freshDice': 'With fresh dice',
  branches: 'Branches',
  'branches.parent': 'The match this one left',
  'branches.beside': 'Another branch, after {n, plural, one {# decision} other {# decisions}}',
  'branches.child': 'Branch after {n, plural, one {# decision} other {# decisions}}',
  'match.branch': 'branched off',
} as const;
