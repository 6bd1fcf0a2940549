import { http, HttpResponse } from 'msw'
import { aDictionaryWord, aMeaning } from './a-dictionary-word.ts'
import { progress } from './fixtures.ts'
import { theStandings } from './standings.ts'

const answers = (path: string, body: Record<string, unknown>) => http.get(path, () => HttpResponse.json(body))

/** The word of the day, without a recording. */
export const aWordOfTheDay = aDictionaryWord('plausible', {
  americanAudio: null,
  britishAudio: null,
  americanPhonetic: 'ˈplɔːzəbəl',
  britishPhonetic: 'ˈplɔːzəbəl',
  meanings: [
    aMeaning({ partOfSpeech: 'ADJECTIVE', definitions: ['apparently reasonable'] }),
    aMeaning({ definitions: ['never shown here'] }),
  ],
})

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
const someStatistics = {
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
  answers('/api/level', theStandings()),
  answers('/api/mock-tests/trend', { trend: [] }),
  answers('/api/next-practice', { questions: [], trends: [], hasPublishedWeights: true }),
  answers('/api/book/vocabBook/suggestedWord', aWordOfTheDay),
  // Pages of words are the listening test's; a dictation, which is asked for without a page, is described by its own tests.
  http.get('/api/dictation', ({ request }) =>
    new URL(request.url).searchParams.has('page')
      ? HttpResponse.json(difficultWords(['accommodate', 'rhythm']))
      : undefined,
  ),
]
