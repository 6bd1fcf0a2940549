import { getSuggestedWord } from '@rehearsal/contracts/vocab-book'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/call.ts'

const LOOK_AGAIN_MS = 5000

/** After the very first start the dictionary takes some seconds to come. */
const isComing = (error: Error | null) => error instanceof ApiError && error.code === 'dictionary_not_ready'

export const wordOfTheDayQuery = queryOptions({
  queryKey: ['word-of-the-day'],
  queryFn: ({ signal }) => call(getSuggestedWord, { signal }),
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (isComing(state.error) ? LOOK_AGAIN_MS : false),
})
