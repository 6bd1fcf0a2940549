import { type NoteSort, noteSortSchema } from '@rehearsal/contracts/notes'
import { Button } from '@rehearsal/ui/button'
import { useMediaQuery } from '@rehearsal/ui/media-query'
import { Select } from '@rehearsal/ui/select'
import { TextField } from '@rehearsal/ui/text-field'
import { CalendarRange } from 'lucide-react'
import { useId, useState } from 'react'
import { PausingSearch } from '../../../shared/frame/pausing-search.tsx'
import { t } from '../messages.ts'
import { hasNoteFilters, isBackwards, type NoteFilters } from '../note-filters.ts'

const LONGEST_SEARCH = 200

type Props = { filters: NoteFilters; onChange: (filters: NoteFilters) => void }

const sorts = noteSortSchema.options.map((value: NoteSort) => ({ value, label: t(`sort_${value}`) }))

/** Search, dates and order of a list of notes (specification §2.12). On a narrow screen the dates are behind a button. */
export function NoteFilterBar({ filters, onChange }: Props) {
  const { startDateTime, endDateTime, sort, description } = filters
  const datesId = useId()
  const isWide = useMediaQuery('(min-width: 992px)')
  const [isUnfolded, setIsUnfolded] = useState(startDateTime !== '' || endDateTime !== '')
  const change = (part: Partial<NoteFilters>) => onChange({ ...filters, ...part })
  const hasDates = isWide || isUnfolded
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2.5">
      <div className="min-w-0 basis-full lg:flex-[1_1_16rem]">
        <PausingSearch
          text={description}
          onChange={(text) => change({ description: text })}
          label={t('search')}
          clearLabel={t('clearSearch')}
          placeholder={t('searchPlaceholder')}
          maxLength={LONGEST_SEARCH}
          dir="auto"
        />
      </div>
      <div className="min-w-0 max-lg:flex-1">
        <Select
          label={t('sort')}
          hasLabelHidden
          options={sorts}
          value={sort}
          onChange={(next) => change({ sort: next })}
        />
      </div>
      {isWide ? null : (
        <Button
          icon={<CalendarRange size={16} aria-hidden />}
          aria-expanded={isUnfolded}
          aria-controls={isUnfolded ? datesId : undefined}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t('dates')}
        </Button>
      )}
      {hasDates ? (
        <div id={datesId} className="grid gap-x-3 gap-y-2.5 max-lg:w-full md:grid-cols-2">
          <TextField
            label={t('from')}
            type="datetime-local"
            value={startDateTime}
            max={endDateTime || undefined}
            onChange={(event) => change({ startDateTime: event.target.value })}
          />
          <TextField
            label={t('until')}
            type="datetime-local"
            value={endDateTime}
            min={startDateTime || undefined}
            error={isBackwards(filters) ? t('backwards') : undefined}
            onChange={(event) => change({ endDateTime: event.target.value })}
          />
        </div>
      ) : null}
      {hasNoteFilters(filters) ? (
        <Button
          variant="quiet"
          onClick={() => onChange({ ...filters, description: '', startDateTime: '', endDateTime: '' })}
        >
          {t('clearFilters')}
        </Button>
      ) : null}
    </div>
  )
}
