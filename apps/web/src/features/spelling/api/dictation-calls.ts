import {
  deleteDictationAnswer,
  getDictation,
  listDictationAnswers,
  submitDictation as submitCall,
  type DictationWordAudio,
} from '@rehearsal/contracts/dictation'
import { ACCENT_IDS } from '@rehearsal/exam/limits'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { misspeltWordsKey } from './misspelt-words.ts'

/** Words for a dictation, others each time. */
export async function loadWords(signal: AbortSignal): Promise<DictationWordAudio[]> {
  return (await call(getDictation, { signal })).dictationWordAudioDtoList
}

type Dictation = { words: readonly { word: string; answer: string }[]; accent: keyof typeof ACCENT_IDS }

/** Submits a dictation; a repeat under the same key is the same dictation. */
export const submitDictation = ({ words, accent }: Dictation, idempotencyKey: string) =>
  call(submitCall, { idempotencyKey, body: { words: [...words], accent: ACCENT_IDS[accent] } })

export const dictationAnswersKey = ['dictation-answers'] as const

/** My newest `size` dictations: page 0, growing by Load More (specification §4.9). */
export const dictationAnswersQuery = (size: number) =>
  queryOptions({
    queryKey: [...dictationAnswersKey, size],
    queryFn: async ({ signal }) => {
      const found = await call(listDictationAnswers, { query: { page: 0, size }, signal })
      return {
        answers: found.dictationScoredAnswerDtoList,
        total: found.totalElements,
        hasMore: found.totalPages > 1,
      }
    },
    placeholderData: keepPreviousData,
  })

/** Loads anew whatever a dictation changes: its answers, and what is misspelt. */
export const reloadDictations = (client: QueryClient) =>
  Promise.all([dictationAnswersKey, misspeltWordsKey].map((queryKey) => client.invalidateQueries({ queryKey })))

export const deleteDictation = (id: number) => call(deleteDictationAnswer, { params: { id } })
