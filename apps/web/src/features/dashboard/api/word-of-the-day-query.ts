import { getSuggestedWord } from '@rehearsal/contracts/vocab-book'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const wordOfTheDayQuery = queryOptions({
  queryKey: ['word-of-the-day'],
  queryFn: ({ signal }) => call(getSuggestedWord, { signal }),
})
