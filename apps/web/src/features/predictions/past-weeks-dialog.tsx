import type { PredictionRecord } from '@rehearsal/contracts/predictions'
import { catalogue } from '@rehearsal/tasks/catalogue'
import type { TaskFace } from '@rehearsal/tasks/task'
import { Chip } from '@rehearsal/ui/chip'
import { Dialog } from '@rehearsal/ui/dialog'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { SegmentedControl } from '@rehearsal/ui/segmented-control'
import { useState } from 'react'
import { formatCalendarDay } from '../../shared/format/dates.ts'
import { t } from './messages.ts'
import { OutcomeTable, type OutcomeRow } from './outcome-table.tsx'
import { outcomeOf, pastOf, type Scope } from './outcomes.ts'

type Props = { task: TaskFace; record: PredictionRecord; isOpen: boolean; onClose: () => void }

/** How the list of each week did, for this kind or for all, and how to read it. */
export default function PastWeeksDialog({ task, record, isOpen, onClose }: Props) {
  const [scope, setScope] = useState<Scope>(task.id)
  const weeks = weekRows(record, scope)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('pastTitle')} closeLabel={t('close')} size="large">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <SegmentedControl<Scope>
          label={t('scope')}
          options={[
            { value: task.id, label: task.name },
            { value: 'all', label: t('allKinds') },
          ]}
          value={scope}
          onChange={setScope}
        />
        {weeks.length === 0 ? (
          <EmptyState title={t('noWeeks')} description={t('noWeeksAdvice')} />
        ) : (
          <OutcomeTable title={t('byWeek')} first={t('week')} rows={weeks} />
        )}
        {scope === 'all' && weeks.length > 0 ? (
          <OutcomeTable title={t('byKind')} first={t('kind')} rows={kindRows(record)} />
        ) : null}
        <section className="grid gap-1 text-sm text-ink-2">
          <h3 className="font-semibold text-ink">{t('howTitle')}</h3>
          <p>{t('how')}</p>
          {record.weeks.some(({ isBelated }) => isBelated) ? <p>{t('howBelated')}</p> : null}
        </section>
      </div>
    </Dialog>
  )
}

/** The weeks that had a list of this scope, the latest first. */
const weekRows = ({ weeks }: PredictionRecord, scope: Scope): OutcomeRow[] =>
  weeks
    .map((week) => ({
      key: week.weekStart,
      name: formatCalendarDay(week.weekStart),
      mark: week.isRunning ? <Chip>{t('running')}</Chip> : week.isBelated ? <Chip>{t('belated')}</Chip> : null,
      outcome: outcomeOf(week, scope),
    }))
    .filter(({ outcome }) => outcome.predicted > 0)

/** The kinds that had a list in a week that is over, in menu order. */
const kindRows = (record: PredictionRecord): OutcomeRow[] =>
  record.basis
    .map(({ taskId }) => ({
      key: taskId,
      name: catalogue[taskId].name,
      mark: null,
      outcome: pastOf(record, taskId),
    }))
    .filter(({ outcome }) => outcome.predicted > 0)
