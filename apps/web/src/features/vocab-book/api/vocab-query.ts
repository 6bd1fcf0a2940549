import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { listVocabCounts, listVocabWords, type VocabSort } from '@rehearsal/contracts/vocab-book'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { vocabBookKey } from '../../../shared/api/shared-keys.ts'

/** The words of one kind of question, of none, or all. */
export type VocabScope = TaskId | 'OTHER' | 'ALL'

/** How many words I keep of each kind of my exam. */
export const vocabCountsQuery = (variant: ExamVariant) =>
  queryOptions({
    queryKey: [...vocabBookKey, 'counts', variant],
    queryFn: ({ signal }) => call(listVocabCounts, { query: { pteType: variant }, signal }),
  })

export type VocabListing = { word: string; sort: VocabSort; page: number }

/** One page of my words; `page` counts from 1. */
export const vocabWordsQuery = (scope: VocabScope, { word, sort, page }: VocabListing) =>
  queryOptions({
    queryKey: [...vocabBookKey, 'words', scope, word, sort, page],
    queryFn: ({ signal }) =>
      call(listVocabWords, {
        params: { practiceType: scope === 'ALL' || scope === 'OTHER' ? scope : practiceTypeOf(scope) },
        query: { page: page - 1, size: TABLE_PAGE_SIZE, sort, ...(word === '' ? {} : { word }) },
        signal,
      }),
    select: (answer) => ({
      words: itemsOf(answer),
      total: answer.page.totalElements,
      totalPages: Math.max(1, answer.page.totalPages),
    }),
    // While a search is typed the list stands still instead of flashing its skeleton.
    placeholderData: keepPreviousData,
  })
