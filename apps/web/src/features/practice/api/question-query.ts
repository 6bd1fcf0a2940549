import { getPractice } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import type { ListFilters } from '../list-search.ts'

/** Whatever is asked about one question, in any variant and list. */
export const questionKey = (id: number) => ['question', id] as const

/** A question with its place in the filtered list. */
export const questionQuery = (id: number, variant: ExamVariant, filters: ListFilters) =>
  queryOptions({
    queryKey: [...questionKey(id), variant, filters],
    queryFn: ({ signal }) => call(getPractice, { params: { id }, query: { ...filters, pteType: variant }, signal }),
  })
