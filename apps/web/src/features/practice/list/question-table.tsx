import type { QuestionRow } from '@rehearsal/contracts/practice'
import type { Complexity } from '@rehearsal/exam/codes'
import { QUESTION_LIST_ID_DIGITS, TABLE_PAGE_SIZE } from '@rehearsal/exam/limits'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { DataTable } from '@rehearsal/ui/data-table'
import { EmptyState } from '@rehearsal/ui/empty-state'
import type { ComponentProps } from 'react'
import { formatId, formatNumber } from '../../../shared/format/numbers.ts'
import { urls } from '../../../shared/urls.ts'
import { changed, hasFilters, noFilters, searchOf, sortingOf, withSort, type ListFilters } from '../list-search.ts'
import { t } from '../messages.ts'
import { SwitchExam } from '../question/other-exam-notice.tsx'
import type { Elsewhere } from '../use-elsewhere.ts'
import { ComplexityLabel } from './complexity-label.tsx'

type Column = ComponentProps<typeof DataTable<QuestionRow>>['columns'][number]

type Props = {
  task: TaskFace
  filters: ListFilters
  rows: readonly QuestionRow[]
  isLoading: boolean
  /** Which exam has this kind, where the chosen one does not. */
  elsewhere: Elsewhere
  onChange: (filters: ListFilters) => void
}

/** The rows of one page, sorted by pressing a column, with a skeleton of ten rows (specification §2.5). */
export function QuestionTable({ task, filters, rows, isLoading, elsewhere, onChange }: Props) {
  const search = searchOf(filters)
  const hasMarks = filters.bookmarkTypes.length > 0
  return (
    <DataTable
      caption={t('questions')}
      columns={columns.filter(({ id }) => id !== 'mark' || hasMarks)}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => urls.question(task.id, id, search)}
      sort={sortingOf(filters)}
      onSort={(columnId) => onChange(withSort(filters, columnId))}
      sortLabel={(column) => t('sortBy', { column })}
      isLoading={isLoading}
      loadingLabel={t('loadingQuestions')}
      skeletonRows={TABLE_PAGE_SIZE}
      empty={
        elsewhere === null ? (
          <NoQuestion isFiltered={hasFilters(filters)} onClear={() => onChange(changed(noFilters, {}))} />
        ) : (
          <EmptyState
            title={t('noQuestion')}
            description={t(`otherExamList_${elsewhere}`, { task: task.name })}
            action={<SwitchExam exam={elsewhere} />}
          />
        )
      }
    />
  )
}

const count = (times: number) => (times === 0 ? t('none') : formatNumber(times))

const columns: readonly Column[] = [
  {
    id: 'id',
    header: t('columnId'),
    cell: ({ id }) => <span className="text-ink-3">{formatId(id, QUESTION_LIST_ID_DIGITS)}</span>,
    isSortable: true,
    width: '5rem',
  },
  {
    id: 'title',
    header: t('columnQuestion'),
    cell: ({ title }) => <span lang="en">{title}</span>,
    isSortable: true,
    isTitle: true,
  },
  {
    id: 'complexity',
    header: t('columnComplexity'),
    cell: ({ complexity }: { complexity: Complexity }) => <ComplexityLabel complexity={complexity} />,
    width: '6.5rem',
  },
  {
    id: 'practice',
    header: t('columnPractice'),
    cell: ({ practiceCount }) => count(practiceCount),
    isSortable: true,
    width: '6.5rem',
  },
  {
    id: 'prediction',
    header: t('columnPrediction'),
    cell: ({ predictionCount }) => count(predictionCount),
    isSortable: true,
    width: '8rem',
  },
  {
    id: 'mark',
    header: t('columnMark'),
    cell: ({ bookmarkType }) => t(`mark_${bookmarkType}`),
    width: '6.5rem',
  },
]

function NoQuestion({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      title={t('noQuestion')}
      description={isFiltered ? t('noQuestionAdvice') : t('noQuestionYet')}
      action={isFiltered ? <Button onClick={onClear}>{t('clearFilters')}</Button> : undefined}
    />
  )
}
