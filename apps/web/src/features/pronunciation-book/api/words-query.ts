import { listPronunciationWords } from '@rehearsal/contracts/pronunciation-book'
import { itemsOf } from '@rehearsal/contracts/wire'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { pronunciationBookKey } from '../../../shared/api/shared-keys.ts'
import type { BookSearch } from '../book-search.ts'

export const wordsKey = [...pronunciationBookKey, 'list'] as const

/** One page of my words; `page` counts from 1. */
export const wordsQuery = ({ page, sort, word }: BookSearch) =>
  queryOptions({
    queryKey: [...wordsKey, page, sort, word],
    queryFn: ({ signal }) =>
      call(listPronunciationWords, {
        query: { page: page - 1, size: TABLE_PAGE_SIZE, sort, ...(word === '' ? {} : { word }) },
        signal,
      }),
    select: (answer) => ({
      words: itemsOf(answer),
      total: answer.page.totalElements,
      totalPages: Math.max(1, answer.page.totalPages),
    }),
    placeholderData: keepPreviousData,
    // Answers that were scored meanwhile may have brought words.
    refetchOnMount: 'always',
  })
