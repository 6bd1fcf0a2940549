import { getDictation } from '@rehearsal/contracts/dictation'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

const WORDS_AT_ONCE = 10

/** Difficult words for the listening test, a few at a time and without an end. */
export const difficultWordsQuery = infiniteQueryOptions({
  queryKey: ['difficult-words'],
  queryFn: ({ pageParam, signal }) => call(getDictation, { query: { page: pageParam, size: WORDS_AT_ONCE }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ page }, _pages, last: number) => (last + 1) % Math.max(1, page?.totalPages ?? 1),
  select: ({ pages }) => pages.flatMap(({ dictationWordAudioDtoList }) => dictationWordAudioDtoList),
})
