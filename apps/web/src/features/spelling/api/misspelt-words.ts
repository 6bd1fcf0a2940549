import { deleteMisspeltWord, listMisspeltWords, type MisspeltSort } from '@rehearsal/contracts/misspelt-words'
import { itemsOf } from '@rehearsal/contracts/wire'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

/** `page` counts from 1; `word` is a part of the word or the slip. */
export type MisspeltSearch = { page: number; word: string; sort: MisspeltSort }

export const misspeltWordsKey = ['misspelt-words'] as const

/** One page of the words that I have spelled wrong. */
export const misspeltWordsQuery = ({ page, word, sort }: MisspeltSearch) =>
  queryOptions({
    queryKey: [...misspeltWordsKey, page, word, sort],
    queryFn: ({ signal }) =>
      call(listMisspeltWords, { query: { page: page - 1, size: TABLE_PAGE_SIZE, word, sort }, signal }),
    select: (answer) => ({
      words: itemsOf(answer),
      total: answer.page.totalElements,
      totalPages: Math.max(1, answer.page.totalPages),
    }),
    placeholderData: keepPreviousData,
  })

export const deleteWord = (id: number) => call(deleteMisspeltWord, { params: { id } })
