import { getPractice } from '@rehearsal/contracts/practice'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { questionKey } from '../../../shared/api/shared-keys.ts'
import type { ListFilters } from '../list-search.ts'

/** A question with its place in the filtered list. */
export const questionQuery = (id: number, variant: ExamVariant, filters: ListFilters) =>
  queryOptions({
    queryKey: [...questionKey(id), variant, filters],
    queryFn: ({ signal }) => call(getPractice, { params: { id }, query: { ...filters, pteType: variant }, signal }),
  })
