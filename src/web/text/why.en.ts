/** Why a machine did what it did. */
export const whyEn = {
  'why.ask': 'Why did the machine do this?',
  'why.title': 'Why?',
  'why.thinking': 'It thinks it over again…',
  'why.none': 'There is nothing to say about this any more.',
  'why.secret':
    'Its reasons would tell you what you may not know yet. They can be read here when the match is over.',
  'why.later':
    'A machine on the server does not think twice while the match goes on. Its reasons can be read here when the match is over.',
  'why.only': 'Nothing else was allowed.',
  'why.random': 'This level draws lots among all that is allowed.',
  'why.noSearch':
    'This level does not look ahead. It goes by rules of thumb, and has no figures of its own.',
  'why.unsearched': 'It had no other idea that was worth trying, so it did not look ahead here.',
  'why.untried': 'Thinking it over again, with more time, it did not come back to this.',
  'why.expects':
    'It played this on in {n, plural, one {# imagined match} other {# imagined matches}} and expects to win {chance} (±{error}). At first sight the position promised {now}.',
  'why.temper.bold':
    'A bold General: of what is nearly as good it takes what can bring more, and cost more.',
  'why.temper.cautious': 'A cautious General: of what is nearly as good it takes what is surer.',
  'why.others': 'What else it tried',
  'why.judged.you':
    'By what you can see, your chance to win was {before} before this deed, and {after} after it and its dice.',
  'why.judged':
    'By what this side can see ({side}), its chance to win was {before} before the deed, and {after} after it and its dice.',
} as const;
