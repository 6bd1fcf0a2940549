/** Marks on how a sentence is built: clauses, prepositions, punctuation and capitals. Each line says what its code means. */
export const sentenceCodes = [
  // Clauses
  'clause-it', // a clause without its “it”: so is necessary
  'double-conjunction', // although … but
  'double-negative', // I don't know nothing
  'even-clause', // “even” for “even though”
  'missing-it', // a sentence without its “it”: is important
  'missing-there', // in my country have
  'person-which', // my brother, which
  'place-have', // a place that “has”, for “there is”
  'question-do', // what you think
  'question-order', // what you are doing
  'relative-subject', // tourists who come they want
  'relative-what', // a dog what can speak
  'reported-question', // I know what is it
  'thing-who', // a book who
  'which-it', // the park which it is

  // Prepositions
  'because-of-clause', // because of they are late
  'extra-preposition', // discuss about
  'governed-preposition', // focus in their work
  'missing-preposition', // explain me
  'motion-place', // go to there
  'prefer-than', // I prefer the train than
  'preposition-clause', // due to he was ill
  'preposition-government', // jealous from him
  'since-duration', // since six years
  'time-preposition', // in Monday
  'wrong-preposition', // depends of

  // Punctuation and capitals
  'clause-comma', // no comma behind the first clause
  'comma-splice', // two sentences joined by a comma
  'comma-that', // I think, that
  'example-comma', // no comma behind “for example”
  'intro-comma', // no comma behind an opening phrase
  'missing-space', // no space behind a comma or a stop
  'proper-capital', // english, monday
  'question-mark', // a question that ends with a stop
  'sentence-capital', // a small letter at the start
] as const
