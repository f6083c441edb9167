/** Talk at the table, and one's own notes. */
export const talkEn = {
  talk: 'Talk and notes',
  'talk.unread': '{n, plural, one {Talk: # unread sentence} other {Talk: # unread sentences}}',
  'talk.players':
    'You and the other side hear this. Those who watch hear it when the match is over.',
  'talk.watchers': 'Those who watch hear this. The players hear it when the match is over.',
  'talk.you': 'You',
  'talk.watcher': 'Watching',
  'talk.nothing': 'Nothing has been said yet.',
  'talk.muted': 'You hear nobody at this match.',
  'talk.sentence': 'Say something',
  'talk.send': 'Send',
  'talk.mute': 'Hear nobody at this match',
  'talk.report': 'Report',
  'talk.reported': 'Reported',
  'talk.refused': 'That was not sent. Wait a little, then try again.',
  'talk.join': 'Join the talk',
  notes: 'Notes',
  'notes.about': 'for yourself alone, kept with the match',
  'notes.kept': 'Kept.',
} as const;
