import type { SearchParams } from '../../../shared/search-params.ts'
import type { AuditFilters } from '../api/audit-query.ts'

export const LONGEST_SEARCH = 200

/** Reads the filters from an address; what cannot be read counts as absent. */
export const auditFiltersOf = (search: SearchParams): AuditFilters => ({
  area: textOf(search['area']).slice(0, 60),
  search: textOf(search['search']).slice(0, LONGEST_SEARCH),
})

/** Writes filters into an address: only what differs from none. */
export const searchOf = ({ area, search }: AuditFilters, page = 1): SearchParams => ({
  ...(area === '' ? {} : { area }),
  ...(search === '' ? {} : { search }),
  ...(page === 1 ? {} : { page: String(page) }),
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
