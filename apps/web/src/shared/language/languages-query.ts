import { getTranslationLanguages } from '@rehearsal/contracts/translation'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** Names by code of the languages that one may translate into. */
export const languagesQuery = queryOptions({
  queryKey: ['translation-languages'],
  queryFn: ({ signal }) => call(getTranslationLanguages, { signal }),
  staleTime: Infinity,
})
