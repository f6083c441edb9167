/** Matches between machines, with notes. */
export const examplesEn = {
  examples: 'Watch and learn',
  'examples.about':
    'Matches between machines, picked for their drama out of many, with notes on where and why they turned.',
  'example.unknown': 'This game has no example “{id}”.',
  'example.notes': 'Notes on this match',
  'example.note': 'Note {n} of {of}',
  'example.back': 'Previous note',
  'example.next': 'Next note',
} as const;
