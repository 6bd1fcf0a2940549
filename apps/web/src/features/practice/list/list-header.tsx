import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { Skeleton } from '@rehearsal/ui/skeleton'
import { ListFilter } from 'lucide-react'
import {
  hasFilters,
  listOf,
  noFilters,
  changed,
  withList,
  type ListFilters,
  type QuestionList,
} from '../list-search.ts'
import { t } from '../messages.ts'
import { skillOf } from '../../../shared/skill-of.ts'

type Props = {
  task: TaskFace
  filters: ListFilters
  /** Absent while they are counted, or when that failed. */
  counts: { total: number; doneCount: number } | undefined
  isCounting: boolean
  onChange: (filters: ListFilters) => void
  onOpenFilters: () => void
}

const lists: readonly QuestionList[] = ['all', 'prediction', 'exam-memory', 'bookmark']

/** The kind, how many questions were found and done, the four lists, and the way to the filters. */
export function ListHeader({ task, filters, counts, isCounting, onChange, onOpenFilters }: Props) {
  const skill = skillOf(task.id)
  const isFiltered = hasFilters(filters)
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Chip tone={skill}>{t(`skill_${skill}`)}</Chip>
        <h1 className="mt-2 text-2xl font-semibold tracking-[-0.02em]">{task.name}</h1>
        <div role="status" className="num mt-1 flex min-h-6 flex-wrap items-center gap-x-1.5 text-ink-3">
          {counts === undefined && isCounting ? <Skeleton shape="text" width="13rem" /> : null}
          {counts === undefined ? null : (
            <>
              <span>{t('found', { count: counts.total })}</span>
              <span aria-hidden>·</span>
              <span>{t('done', { count: counts.doneCount })}</span>
            </>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className="max-w-full overflow-x-auto">
          <SegmentedControl
            label={t('lists')}
            options={lists.map((list) => ({ value: list, label: t(`list_${list}`) }))}
            value={listOf(filters)}
            onChange={(list) => onChange(withList(filters, list))}
          />
        </div>
        <div className="ms-auto flex items-center gap-2">
          {isFiltered ? (
            <Button variant="quiet" onClick={() => onChange(changed(noFilters, { sort: filters.sort }))}>
              {t('clearFilters')}
            </Button>
          ) : null}
          <Button icon={<ListFilter size={17} aria-hidden />} onClick={onOpenFilters} aria-haspopup="dialog">
            {isFiltered ? t('filtersOn') : t('filters')}
          </Button>
        </div>
      </div>
    </header>
  )
}
