import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { Select } from '@rehearsal/ui/select'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { PausingSearch } from '../../../shared/frame/pausing-search.tsx'
import { useGoTo } from '../../../shared/navigation.ts'
import type { SearchParams } from '../../../shared/search-params.ts'
import { urls } from '../../../shared/urls.ts'
import { auditQuery, type AuditFilters } from '../api/audit-query.ts'
import { ListProblem, ListSkeleton } from '../list-states.tsx'
import { t } from '../messages.ts'
import { PageHead } from '../page-head.tsx'
import { Pages } from '../pages.tsx'
import { areaName } from './action-name.ts'
import { AuditRow } from './audit-row.tsx'
import { auditFiltersOf, LONGEST_SEARCH, searchOf } from './audit-search.ts'

type Props = { search: SearchParams; page: number }

/** What administrators did. Filters and page stand in the address. */
export default function AuditPage({ search, page }: Props) {
  const filters = auditFiltersOf(search)
  const isFiltered = filters.area !== '' || filters.search !== ''
  const goTo = useGoTo()
  const filter = (next: AuditFilters) => goTo(urls.adminAuditLog(searchOf(next)), { replace: true })
  const { data, error, refetch, isFetching } = useQuery(auditQuery(filters, page))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHead title={t('audit')} text={t('auditText')} />
      <FilterBar filters={filters} areas={data?.areas ?? []} onChange={filter} />
      {data === undefined && error === null ? <ListSkeleton label={t('loadingAudit')} rows={6} /> : null}
      {data === undefined && error !== null ? (
        <ListProblem title={t('auditFailed')} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : null}
      {data === undefined ? null : (
        <p role="status" className="num text-sm text-ink-3">
          {t('foundEntries', { count: data.total })}
        </p>
      )}
      {data?.entries.length === 0 ? (
        <Card padding="none">
          <EmptyState
            icon={<ScrollText size={22} />}
            title={isFiltered ? t('noEntryFound') : t('noEntries')}
            description={isFiltered ? t('noEntryFoundText') : t('noEntriesText')}
            action={
              isFiltered ? (
                <Button onClick={() => filter({ area: '', search: '' })}>{t('clearFilters')}</Button>
              ) : undefined
            }
          />
        </Card>
      ) : null}
      {data === undefined || data.entries.length === 0 ? null : (
        <ol
          aria-label={t('audit')}
          className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line rounded-card border border-line bg-surface"
        >
          {data.entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <Pages
        page={page}
        lastPage={data?.totalPages ?? page}
        onPage={(next) => goTo(urls.adminAuditLog(searchOf(filters, next)))}
        onBeyond={(last) => goTo(urls.adminAuditLog(searchOf(filters, last)), { replace: true })}
      />
    </div>
  )
}

type BarProps = { filters: AuditFilters; areas: readonly string[]; onChange: (filters: AuditFilters) => void }

function FilterBar({ filters, areas, onChange }: BarProps) {
  // One that the address names and the log does not have stays chosen: it explains the empty list.
  const offered = filters.area === '' || areas.includes(filters.area) ? areas : [...areas, filters.area]
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <PausingSearch
          text={filters.search}
          onChange={(search) => onChange({ ...filters, search })}
          label={t('search')}
          clearLabel={t('clearSearch')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_SEARCH}
          dir="auto"
        />
      </div>
      <div className="max-md:w-full md:w-56">
        <Select
          label={t('area')}
          hasLabelHidden
          options={[
            { value: '', label: t('allAreas') },
            ...offered.map((area) => ({ value: area, label: areaName(area) })),
          ]}
          value={filters.area}
          onChange={(area) => onChange({ ...filters, area })}
        />
      </div>
    </div>
  )
}
