/** Marks on words: their spelling, their form and place, and their choice. Each line says what its code means. */
export const wordCodes = [
  // Spelling
  'spelling', // a word that no dictionary knows
  'advice-advise', // a noun and a verb confused
  'affect-effect', // a verb and a noun confused
  'compound-hyphen', // a part time job
  'hyphenated-word', // seventy six
  'its-apostrophe', // “its” and “it’s” confused
  'lose-loose', // loose money
  'lost-apostrophe', // he cant
  'quiet-quite', // a quite place
  'rare-word', // a rare word very like a common one
  'real-word', // another word than the one that is meant
  'their-there', // their are many
  'then-than', // bigger then
  'to-too', // to small
  'whose-whos', // children who's parents
  'word-split', // one word written as two

  // Adjectives and adverbs
  'adverb-form', // can easy find
  'adverb-order', // she always is late
  'adverb-place', // he has always the time
  'be-adjective', // it is hardly to find
  'comparative-form', // more easy
  'comparative-than', // more as we
  'country-adjective', // Korea food
  'double-comparison', // more better
  'enough-order', // enough old
  'feeling-adjective', // it makes me feel relax
  'most-short', // the most big
  'much-adjective', // much important
  'noun-for-adjective', // I feel more confidence
  'thing-feeling', // the film was interested
  'very-much-order', // I like very much pizza
  'word-family', // the roads are danger

  // Choice
  'age-have', // I have 25 years
  'calque-frame', // said as in another language
  'class-frame', // a word of another class than the place needs
  'collocation', // do a mistake
  'degree-frame', // how much or how far, said in a way that is not usual
  'fixed-phrase', // a phrase that has one form
  'informal-word', // a word of speech and messages
  'letter-frame', // a phrase of letters that is not usual
  'likelier-words', // a likelier wording that the language model found
  'noun-for-verb', // in order to success
  'noun-frame', // a noun with words that do not go with it
  'order-frame', // words in another order
  'phrase-frame', // a phrase said in a way that is not usual
  'preposition-frame', // a phrase with another preposition
  'say-tell', // he said me
  'usage-frame', // a word used in a way that is not usual
  'verb-frame', // a verb with words that do not go with it
  'word-choice-frame', // another word than the usual one
] as const
