import { listBankQuestions } from '@rehearsal/contracts/question-bank'
import { itemsOf } from '@rehearsal/contracts/wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import type { BankSearch } from '../bank-search.ts'

export const BANK_PAGE_SIZE = 20

export const bankListKey = ['bank-questions'] as const

/** One page of the question bank; `page` counts from 1. While another is fetched the last one stays. */
export const bankListQuery = ({ page, ...query }: BankSearch) =>
  queryOptions({
    queryKey: [...bankListKey, query, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const found = await call(listBankQuestions, { query: { ...query, page: page - 1, size: BANK_PAGE_SIZE }, signal })
      const { totalElements, totalPages } = found.page
      return { rows: itemsOf(found), total: totalElements, totalPages: Math.max(1, totalPages) }
    },
  })
