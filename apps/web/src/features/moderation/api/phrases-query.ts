import { listBlockedPhrases, previewBlockedPhrase } from '@rehearsal/contracts/block-list'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const phrasesQuery = queryOptions({
  queryKey: ['blocked-phrases'],
  queryFn: async ({ signal }) => (await call(listBlockedPhrases, { signal })).phrases,
})

/** What a phrase would have refused lately. */
export const matchesQuery = (phrase: string) =>
  queryOptions({
    queryKey: ['blocked-phrase-matches', phrase],
    queryFn: ({ signal }) => call(previewBlockedPhrase, { query: { phrase }, signal }),
  })
