import type { BankRow } from '@rehearsal/contracts/question-bank'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { DataTable } from '@rehearsal/ui/data-table'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import type { ComponentProps } from 'react'
import { formatDay } from '../../../shared/format/dates.ts'
import { formatId, formatNumber } from '../../../shared/format/numbers.ts'
import { urls } from '../../../shared/urls.ts'
import { BANK_PAGE_SIZE } from '../api/bank-list-query.ts'
import { t } from '../messages.ts'
import { SourceChip, StateChip } from '../question-chips.tsx'

type Column = ComponentProps<typeof DataTable<BankRow>>['columns'][number]

type Props = {
  /** Absent while they are loaded. */
  rows: readonly BankRow[] | undefined
  isFiltered: boolean
  onClear: () => void
}

/** Questions of all kinds; a row leads to its question. */
export function BankTable({ rows, isFiltered, onClear }: Props) {
  const isTablet = useMediaQuery('(min-width: 768px) and (max-width: 991.98px)')
  return (
    <DataTable
      caption={t('questions')}
      columns={isTablet ? columns.filter(({ id }) => !leftOutOnTablet.includes(id)) : columns}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => urls.adminQuestion(id)}
      isLoading={rows === undefined}
      loadingLabel={t('loading')}
      skeletonRows={BANK_PAGE_SIZE}
      empty={
        <EmptyState
          title={t('nothingFound')}
          description={isFiltered ? t('nothingFoundAdvice') : t('nothingYet')}
          action={isFiltered ? <Button onClick={onClear}>{t('clearFilters')}</Button> : undefined}
        />
      }
    />
  )
}

/** Where they stand the title would have no room; a question itself tells them. */
const leftOutOnTablet: readonly string[] = ['revision', 'updated']

const columns: readonly Column[] = [
  {
    id: 'id',
    header: t('columnId'),
    cell: ({ id }) => <span className="text-ink-3">{formatId(id, QUESTION_LIST_ID_DIGITS)}</span>,
    width: '5rem',
  },
  {
    id: 'title',
    header: t('columnTitle'),
    cell: ({ title }) => (
      <bdi lang="en" className="[overflow-wrap:anywhere]">
        {title}
      </bdi>
    ),
    isTitle: true,
  },
  {
    id: 'kind',
    header: t('kind'),
    // Tabular figures would widen the hyphens of words.
    cell: ({ taskId }) => <span className="normal-nums">{catalogue[taskId].name}</span>,
    width: '13rem',
  },
  { id: 'state', header: t('state'), cell: ({ state }) => <StateChip state={state} />, width: '7.5rem' },
  { id: 'source', header: t('source'), cell: ({ source }) => <SourceChip source={source} />, width: '8.5rem' },
  {
    id: 'revision',
    header: t('columnRevision'),
    cell: ({ revision }) => formatNumber(revision),
    align: 'end',
    width: '6rem',
    isHiddenOnCard: true,
  },
  {
    id: 'updated',
    header: t('columnUpdated'),
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>,
    width: '8rem',
  },
]
