import { listNotes } from '@rehearsal/contracts/notes'
import { practiceTypeOf } from '@rehearsal/contracts/practice-type'
import { itemsOf } from '@rehearsal/contracts/wire'
import { TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { endOf, startOf, type NoteFilters } from '../note-filters.ts'

/** My notes on every kind. */
export const notesKey = ['notes'] as const

/** One page of my notes on a kind; `page` counts from 1. While another is fetched the last one stays. */
export const notesQuery = (taskId: TaskId, filters: NoteFilters, page: number) =>
  queryOptions({
    queryKey: [...notesKey, taskId, filters, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { sort, description } = filters
      const found = await call(listNotes, {
        params: { practiceType: practiceTypeOf(taskId) },
        query: {
          sort,
          description,
          startDateTime: startOf(filters),
          endDateTime: endOf(filters),
          page: page - 1,
          size: TABLE_PAGE_SIZE,
        },
        signal,
      })
      const { totalElements, totalPages } = found.page
      return { notes: itemsOf(found), total: totalElements, totalPages: Math.max(1, totalPages) }
    },
  })
