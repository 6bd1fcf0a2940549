import {
  complexitySchema,
  imageTypeSchema,
  practiceStatusSchema,
  predictionTypeSchema,
  type PredictionType,
} from '@rehearsal/exam/codes'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Button } from '@rehearsal/ui/button'
import { ChipGroup, ChipRadioGroup } from '@rehearsal/ui/chip-group'
import { Drawer } from '@rehearsal/ui/drawer'
import { now } from '../../../shared/clock.ts'
import { formatMonth } from '../../../shared/format/dates.ts'
import { PausingSearch } from '../../../shared/frame/pausing-search.tsx'
import { changed, listOf, marks, withList, type ListFilters, type QuestionList } from '../list-search.ts'
import { t } from '../messages.ts'

const LONGEST_SEARCH = 200

type Props = {
  task: TaskFace
  filters: ListFilters
  /** Absent while they are counted. */
  total: number | undefined
  isOpen: boolean
  onClose: () => void
  onChange: (filters: ListFilters) => void
}

const lists: readonly QuestionList[] = ['all', 'prediction', 'exam-memory', 'bookmark']

/** The filters of specification §2.6. Each takes effect at once; the button says how many questions are left. */
export function FilterDrawer({ task, filters, total, isOpen, onClose, onChange }: Props) {
  const change = (part: Partial<ListFilters>) => onChange(changed(filters, part))
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t('filters')}
      closeLabel={t('close')}
      footer={
        <Button variant="primary" size="large" isFullWidth onClick={onClose}>
          {total === undefined ? t('showLoading') : t('showQuestions', { count: total })}
        </Button>
      }
    >
      <div className="grid gap-6">
        <PausingSearch
          text={filters.title}
          onChange={(title) => change({ title })}
          label={t('search')}
          clearLabel={t('clearSearch')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_SEARCH}
        />
        <ChipRadioGroup
          label={t('practice')}
          options={practiceStatusSchema.options.map((value) => ({ value, label: t(`practice_${value}`) }))}
          value={filters.practiceStatus}
          onChange={(practiceStatus) => change({ practiceStatus })}
        />
        <ChipRadioGroup
          label={t('lists')}
          options={lists.map((value) => ({ value, label: t(`list_${value}`) }))}
          value={listOf(filters)}
          onChange={(list) => onChange(withList(filters, list))}
        />
        <ChipGroup
          label={t('complexity')}
          options={complexitySchema.options.map((value) => ({ value, label: t(`complexity_${value}`) }))}
          value={filters.complexities}
          onChange={(complexities) => change({ complexities })}
        />
        <ChipGroup
          label={t('bookmark')}
          options={marks.map((value) => ({ value, label: t(`mark_${value}`) }))}
          value={filters.bookmarkTypes}
          onChange={(bookmarkTypes) => change({ bookmarkTypes })}
        />
        <PredictionFilter filters={filters} onChange={onChange} />
        {task.listFilters.includes('imageTypes') ? (
          <ChipGroup
            label={t('imageType')}
            options={imageTypeSchema.options.map((value) => ({ value, label: t(`image_${value}`) }))}
            value={filters.imageTypes}
            onChange={(imageTypes) => change({ imageTypes })}
          />
        ) : null}
      </div>
    </Drawer>
  )
}

/** Weekly, or the month that it is; pressing what is chosen leaves the list of predictions. */
function PredictionFilter({ filters, onChange }: Pick<Props, 'filters' | 'onChange'>) {
  const labels: Record<PredictionType, string> = { WEEKLY: t('weekly'), MONTHLY: formatMonth(now()) }
  const { prediction, predictionType } = filters
  const choose = (chosen: readonly PredictionType[]) => {
    const next = chosen.find((value) => value !== predictionType)
    onChange(
      next === undefined ? withList(filters, 'all') : changed(filters, { prediction: true, predictionType: next }),
    )
  }
  return (
    <ChipGroup
      label={t('prediction')}
      options={predictionTypeSchema.options.map((value) => ({ value, label: labels[value] }))}
      value={prediction && predictionType !== '' ? [predictionType] : []}
      onChange={choose}
    />
  )
}
