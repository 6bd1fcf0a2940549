import { bankFiltersSchema, type BankFilters, bankSortSchema } from '@rehearsal/contracts/question-bank'
import { z } from 'zod'
import type { SearchParams } from '../../shared/search-params.ts'

const { taskId, state, source, search } = bankFiltersSchema.shape

/** What an address may say; what cannot be read counts as absent. */
const bankSearchSchema = z.object({
  taskId: taskId.catch(''),
  state: state.catch(''),
  source: source.catch(''),
  search: search.catch(''),
  sort: bankSortSchema.default('id:asc').catch('id:asc'),
  page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
})
export type BankSearch = z.infer<typeof bankSearchSchema>

export const bankSearchOf = (params: SearchParams): BankSearch => bankSearchSchema.parse(params)

/** What an address need not say is left out. */
export function paramsOf({ page, sort, ...filters }: BankSearch): SearchParams {
  const said = Object.entries(filters).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(said),
    ...(sort === 'id:asc' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  }
}

export const filtersOf = ({ taskId: kind, state: inState, source: from, search: text }: BankSearch): BankFilters => ({
  taskId: kind,
  state: inState,
  source: from,
  search: text,
})

export const hasFilters = (of: BankSearch): boolean => Object.values(filtersOf(of)).some((value) => value !== '')
