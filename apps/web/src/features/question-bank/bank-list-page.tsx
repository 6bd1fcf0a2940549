import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useEffect } from 'react'
import { LoadProblem } from '../../shared/frame/load-problem.tsx'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { Pages } from '../../shared/frame/pages.tsx'
import { useGoTo } from '../../shared/navigation.ts'
import type { SearchParams } from '../../shared/search-params.ts'
import { urls } from '../../shared/urls.ts'
import { bankListQuery } from './api/bank-list-query.ts'
import { type BankSearch, bankSearchOf, filtersOf, hasFilters, paramsOf } from './bank-search.ts'
import { BankFilterBar } from './list/bank-filter-bar.tsx'
import { BankTable } from './list/bank-table.tsx'
import { t } from './messages.ts'
import { ExportButton } from './packs/export-button.tsx'

/** All questions of all kinds, retired ones too. Filters, order and page stand in the address. */
export function BankListPage({ search }: { search: SearchParams }) {
  const asked = bankSearchOf(search)
  const goTo = useGoTo()
  const list = useQuery(bankListQuery(asked))
  const { data } = list
  const go = (next: BankSearch, replace = true) => goTo(urls.adminQuestions(paramsOf(next)), { replace })
  const { page } = asked
  const lastPage = data?.totalPages ?? page
  useEffect(() => {
    if (page > lastPage)
      goTo(urls.adminQuestions(paramsOf({ ...bankSearchOf(search), page: lastPage })), { replace: true })
  }, [page, lastPage, goTo, search])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('questions')}</PageTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('questions')}</h1>
          <p role="status" className="num min-h-[1.5em] text-ink-3">
            {data !== undefined ? t('found', { count: data.total }) : list.isError ? null : t('loading')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportButton filters={filtersOf(asked)} isFiltered={hasFilters(asked)} />
          <Button icon={<Upload size={16} aria-hidden />} href={urls.adminImport}>
            {t('importPack')}
          </Button>
        </div>
      </div>
      <BankFilterBar search={asked} onChange={(next) => go(next)} />
      {list.isError ? (
        <Card padding="none">
          <LoadProblem
            title={t('listFailed')}
            error={list.error}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        </Card>
      ) : (
        <BankTable rows={data?.rows} isFiltered={hasFilters(asked)} onClear={() => go(bankSearchOf({}))} />
      )}
      {lastPage > 1 && !list.isError ? (
        <Pages
          label={t('pages')}
          page={page}
          lastPage={lastPage}
          onPage={(next) => go({ ...asked, page: next }, false)}
        />
      ) : null}
    </div>
  )
}
