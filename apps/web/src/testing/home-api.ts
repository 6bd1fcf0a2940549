import { http, HttpResponse } from 'msw'
import { progress } from './fixtures.ts'

const answers = (path: string, body: Record<string, unknown>) => http.get(path, () => HttpResponse.json(body))

const nothing = { synonyms: [], antonyms: [], collocations: [], idioms: [] }

/** The word of the day, without a recording. */
export const aWordOfTheDay = {
  id: null,
  word: 'plausible',
  americanAudio: null,
  britishAudio: null,
  australianAudio: null,
  americanPhonetic: 'ˈplɔːzəbəl',
  britishPhonetic: 'ˈplɔːzəbəl',
  australianPhonetic: null,
  translations: [],
  image: null,
  familyWords: [],
  bookmark: 'UNMARK',
  note: '',
  ownMeaning: null,
  version: 0,
  meanings: [
    { partOfSpeech: 'ADJECTIVE', definitions: ['apparently reasonable'], examples: [], ...nothing },
    { partOfSpeech: 'NOUN', definitions: ['never shown here'], examples: [], ...nothing },
  ],
  otherWords: [],
}

/** Difficult words as the listening test gets them. */
export const difficultWords = (words: readonly string[], totalPages = 1) => {
  const list = words.map((word) => ({ word, americanAudio: `/media/us/${word}`, britishAudio: `/media/uk/${word}` }))
  return {
    dictationWordAudioDtoList: list,
    _embedded: { dictationWordAudioDtoList: list },
    page: { number: 0, size: words.length, totalPages, totalElements: words.length * totalPages },
  }
}

/** Six months of practice, the last with 49 answers; 92 of 240 listening questions. */
export const someStatistics = {
  locked: false,
  practiceMonths: ['June', 'July', 'August', 'September', 'October', 'November'].map((month, i) => ({
    month,
    year: 2026,
    count: [12, 34, 21, 58, 76, 49][i],
  })),
  listeningCount: 92,
  listeningTotal: 240,
  readingCount: 71,
  readingTotal: 180,
  speakingCount: 58,
  speakingTotal: 260,
  writingCount: 29,
  writingTotal: 60,
}

/** What the home page asks for, as it is answered. */
export const homeHandlers = () => [
  answers('/api/practice-progress', progress),
  answers('/api/summary/trial/statistics', { locked: true }),
  answers('/api/summary/premium/statistics', someStatistics),
  answers('/api/next-practice', { questions: [], trends: [] }),
  answers('/api/book/vocabBook/suggestedWord', aWordOfTheDay),
  // Pages of words are the listening test's; a dictation, which is asked for without a page, is described by its own tests.
  http.get('/api/dictation', ({ request }) =>
    new URL(request.url).searchParams.has('page')
      ? HttpResponse.json(difficultWords(['accommodate', 'rhythm']))
      : undefined,
  ),
]
