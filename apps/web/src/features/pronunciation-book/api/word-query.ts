import { getPronunciationWord } from '@rehearsal/contracts/pronunciation-book'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'
import type { BookSearch } from '../book-search.ts'

export const wordKey = [...pronunciationBookKey, 'word'] as const

/** One of my words with its tries; its neighbours follow the order of the list. */
export const wordQuery = (id: number, { sort, word }: Pick<BookSearch, 'sort' | 'word'>) =>
  queryOptions({
    queryKey: [...wordKey, id, sort, word],
    queryFn: ({ signal }) =>
      call(getPronunciationWord, { params: { id }, query: { sort, ...(word === '' ? {} : { word }) }, signal }),
  })
