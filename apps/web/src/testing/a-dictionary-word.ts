/** What a word means as one part of speech. */
export const aMeaning = (changes: Record<string, unknown> = {}) => ({
  partOfSpeech: 'NOUN',
  definitions: [],
  examples: [],
  synonyms: [],
  antonyms: [],
  collocations: [],
  idioms: [],
  ...changes,
})

/** A word of the dictionary that is not kept, and what a test changes of it. */
export const aDictionaryWord = (word: string, changes: Record<string, unknown> = {}) => ({
  id: null,
  word,
  americanAudio: '/media/us/word',
  britishAudio: '/media/uk/word',
  australianAudio: null,
  americanPhonetic: 'taɪd',
  britishPhonetic: 'taɪd',
  australianPhonetic: null,
  translations: [],
  image: null,
  familyWords: [],
  bookmark: 'UNMARK',
  note: '',
  ownMeaning: null,
  version: 0,
  meanings: [
    aMeaning({
      definitions: [`what ${word} means`],
      examples: [`They saw the ${word}.`],
      synonyms: [{ word: 'flow', example: null }],
    }),
  ],
  otherWords: [],
  ...changes,
})
