import { http, HttpResponse } from 'msw'
import { answers } from '../../../testing/api-server.ts'

export const dictationPath = '/dashboard/spelling-book/dictation'
export const bookPath = '/dashboard/spelling-book'

const someWords = (...words: string[]) =>
  words.map((word) => ({ word, americanAudio: `/media/us/${word}.mp3`, britishAudio: `/media/uk/${word}.mp3` }))

const aVerdict = (word: string, answer = word) => ({ word, answer, isCorrect: word === answer })

export const aDictation = (changes: Record<string, unknown> = {}) => ({
  id: 4,
  score: 1,
  totalWords: 2,
  words: [aVerdict('bridge'), aVerdict('government', 'goverment')],
  createdDate: '2026-11-20T09:00:00Z',
  ...changes,
})

export const answerPage = (items: readonly unknown[], total = items.length) => ({
  dictationScoredAnswerDtoList: items,
  number: 0,
  totalPages: Math.ceil(total / 10),
  totalElements: total,
})

export const aMisspelt = (changes: Record<string, unknown> = {}) => ({
  id: 7,
  word: 'government',
  typed: 'goverment',
  source: 'dictation',
  times: 2,
  rightSince: 0,
  createdDate: '2026-11-01T09:00:00Z',
  lastDate: '2026-11-20T09:00:00Z',
  americanAudio: '/media/us/government.mp3',
  britishAudio: '/media/uk/government.mp3',
  ...changes,
})

export const wordPage = (items: readonly unknown[], total = items.length) => ({
  _embedded: { misspeltWordDtoList: items },
  page: { number: 0, size: 10, totalPages: Math.ceil(total / 10), totalElements: total },
})

/** What the page asks for beside the words of the dictation. */
export const aroundDictation = () => [
  answers('/api/dictation/answers', answerPage([])),
  answers('/api/misspelt-words', wordPage([])),
]

/** Gives these words to the first dictation, and the next ones to those after it. */
export function givesWords(...lists: (readonly string[])[]) {
  let asked = 0
  return http.get('/api/dictation', () => {
    const list = lists[Math.min(asked, lists.length - 1)] ?? []
    asked += 1
    return HttpResponse.json({ dictationWordAudioDtoList: someWords(...list) })
  })
}
