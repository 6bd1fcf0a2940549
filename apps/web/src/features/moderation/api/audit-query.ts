import { listAuditEntries } from '@rehearsal/contracts/moderation'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'

export const auditKey = ['audit'] as const
const PAGE_SIZE = 25

export type AuditFilters = { area: string; search: string }

/** One page of the log; `page` counts from 1. */
export const auditQuery = (filters: AuditFilters, page: number) =>
  queryOptions({
    queryKey: [...auditKey, filters, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { ...filters, page: page - 1, size: PAGE_SIZE }
      const { _embedded, page: place, areas } = await call(listAuditEntries, { query, signal })
      const totalPages = Math.max(1, place.totalPages)
      return { entries: _embedded.auditEntryDtoList, total: place.totalElements, totalPages, areas }
    },
  })
