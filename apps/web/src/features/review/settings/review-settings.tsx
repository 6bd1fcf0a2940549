import type { ReviewQueue } from '@rehearsal/contracts/reviews'
import { Button } from '@rehearsal/ui/button'
import { CalendarDays, SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { t } from '../messages.ts'
import { formatCalendarDay } from '../../../shared/format/dates.ts'

const DailyCapDialog = lazy(() => import('./daily-cap-dialog.tsx'))

type Layer = 'cap' | 'exam'

/** Where the day of the exam is set: the target form, which another feature has. */
export type TargetFormSlot = (form: { isOpen: boolean; onClose: () => void; onSaved: () => void }) => ReactNode

type Props = { queue: ReviewQueue; onChange: () => void; targetForm: TargetFormSlot }

/** Until when words come back, and how many a day. */
export function ReviewSettings({ queue, onChange, targetForm }: Props) {
  const [open, setOpen] = useState<Layer | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<Layer>>(new Set())
  const show = (layer: Layer) => {
    setOpened(new Set([...opened, layer]))
    setOpen(layer)
  }
  const close = () => setOpen(null)
  const changed = () => {
    close()
    onChange()
  }
  const { examDate, counts } = queue
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-2">
        {examDate === null ? t('noExam') : t('pastExam', { day: formatCalendarDay(examDate) })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={<CalendarDays size={15} aria-hidden />} onClick={() => show('exam')}>
          {examDate === null ? t('setExam') : t('changeExam')}
        </Button>
        <Button size="small" icon={<SlidersHorizontal size={15} aria-hidden />} onClick={() => show('cap')}>
          {t('changeCap', { cap: counts.dailyCap })}
        </Button>
      </div>
      <Suspense>
        {opened.has('cap') ? (
          <DailyCapDialog isOpen={open === 'cap'} dailyCap={counts.dailyCap} onClose={close} onSaved={changed} />
        ) : null}
        {opened.has('exam') ? targetForm({ isOpen: open === 'exam', onClose: close, onSaved: changed }) : null}
      </Suspense>
    </div>
  )
}
