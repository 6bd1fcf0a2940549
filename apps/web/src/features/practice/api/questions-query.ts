import { practiceCalls } from '@rehearsal/contracts/practice-calls'
import { itemsOf } from '@rehearsal/contracts/wire'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { questionsKey } from '../../../shared/api/shared-keys.ts'
import type { ListFilters } from '../list-search.ts'

/** One page of a kind's questions; pages count from 1. */
export const questionsQuery = (task: TaskFace, variant: ExamVariant, filters: ListFilters, page: number) =>
  queryOptions({
    queryKey: [...questionsKey, task.id, variant, filters, page],
    queryFn: async ({ signal }) => {
      const found = await call(practiceCalls(task.wire).list, {
        query: { ...filters, pteType: variant, page: page - 1, size: TABLE_PAGE_SIZE },
        signal,
      })
      const { totalElements } = found.page
      return {
        rows: itemsOf(found),
        total: totalElements,
        totalPages: Math.max(1, Math.ceil(totalElements / TABLE_PAGE_SIZE)),
        doneCount: found.doneCount,
        isLocked: found.locked,
      }
    },
  })
