import { http, HttpResponse } from 'msw'
import type { aDictionaryWord } from '../../../testing/a-dictionary-word.ts'
import { apiServer, answers, errorBody, signedInHandlers } from '../../../testing/api-server.ts'

/** A word of the vocab book in a list. */
export const aVocabWord = (id: number, word: string, changes: Record<string, unknown> = {}) => ({
  id,
  word,
  practiceType: 'READ_ALOUD',
  partOfSpeech: 'NOUN',
  meaning: `what ${word} means`,
  americanPhonetic: 'taɪd',
  britishPhonetic: 'taɪd',
  americanAudio: '/media/us/word',
  britishAudio: '/media/uk/word',
  bookmark: 'UNMARK',
  note: '',
  version: 0,
  reviewCount: 0,
  dueDate: null,
  createdDate: '2026-11-20T09:00:00.000Z',
  ...changes,
})

export const aWordPage = (words: readonly ReturnType<typeof aVocabWord>[], totalPages = 1) => ({
  _embedded: { vocabWordDtoList: words },
  page: { number: 0, size: 10, totalPages, totalElements: words.length },
})

/** What a signed-in learner's pages ask for, a dictionary of these words, and what was sent to the book. */
export function withDictionary(words: Record<string, ReturnType<typeof aDictionaryWord>>) {
  const sent: { method: string; path: string; body: unknown }[] = []
  const note = async (request: Request) => {
    const text = await request.text()
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: text === '' ? null : JSON.parse(text),
    })
  }
  apiServer.use(
    ...signedInHandlers(),
    answers('/api/attempts', {
      _embedded: { scoredAnswerDtoList: [] },
      number: 0,
      totalPages: 0,
      totalElements: 0,
    }),
    http.get('/api/dictionary/:word', ({ params }) => {
      const word = words[String(params['word'])]
      return word ? HttpResponse.json(word) : HttpResponse.json(errorBody('word_not_found'), { status: 404 })
    }),
    http.post('/api/book/vocabBook', async ({ request }) => {
      await note(request)
      return HttpResponse.json(aVocabWord(7, 'tide'), { status: 201 })
    }),
    http.patch('/api/book/vocabBook/:id/bookmark', async ({ request }) => {
      await note(request)
      return HttpResponse.json(aVocabWord(7, 'tide', { bookmark: 'HARD', version: 1 }))
    }),
    http.delete('/api/book/vocabBook/:id', async ({ request }) => {
      await note(request)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return sent
}
