/** A word of the book as the API gives it. */
export const aBookWord = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  word: 'thought',
  americanAudio: '/media/us',
  britishAudio: '/media/uk',
  americanPhonetic: 'θɔt',
  britishPhonetic: 'θɔːt',
  bookmark: 'UNMARK',
  note: '',
  version: 0,
  reason: 'scored',
  practiceType: 'READ_ALOUD',
  enteredScore: 0.6,
  bestScore: null,
  lastScore: null,
  takeCount: 0,
  createdDate: '2026-11-20T10:00:00Z',
  ...changes,
})

const phone = (name: string, score: number, changes: Record<string, unknown> = {}) => ({
  phone: name,
  word: 0,
  score,
  start: 0.2,
  end: 0.3,
  confidence: 0.9,
  ...changes,
})

/** What the engine heard of "thought": an s for its first sound. */
const anEvidence = (changes: Record<string, unknown> = {}) => ({
  confidence: 0.9,
  start: 0.2,
  end: 0.8,
  phones: [phone('TH', 0.9, { heardAs: 'S' }), phone('AO', 1.9), phone('T', 1.2, { confidence: 0.4 })],
  ...changes,
})

export const aTake = (changes: Record<string, unknown> = {}) => ({
  id: 3,
  score: 0.67,
  evidence: anEvidence(),
  createdDate: '2026-11-21T10:00:00Z',
  ...changes,
})

/** The same word on its own page. */
export const aBookEntry = (changes: Record<string, unknown> = {}) => ({
  ...aBookWord(),
  meanings: [
    {
      partOfSpeech: 'NOUN',
      definitions: ['the process of using your mind', 'an idea', 'a belief', 'care'],
      examples: ['She gave it some thought.'],
      synonyms: [],
      antonyms: [],
      collocations: [],
      idioms: [],
    },
  ],
  sounds: ['TH', 'AO', 'T'],
  attempt: { id: 12, taskId: 'speaking/read-aloud', questionId: 1 },
  takes: [],
  previousId: null,
  nextId: 8,
  ...changes,
})

export const bookPage = (words: readonly unknown[], page: Record<string, unknown> = {}) => ({
  _embedded: { pronunciationWordDtoList: words },
  page: { number: 0, size: 10, totalPages: 1, totalElements: words.length, ...page },
})
