import { type ImportItem, importItemSchema } from '@rehearsal/contracts/bank-packs'
import { QUESTION_LIST_ID_DIGITS } from '@rehearsal/exam/limits'
import { catalogue } from '@rehearsal/tasks/catalogue'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { ChipRadioGroup } from '@rehearsal/ui/chip-group'
import type { Tone } from '@rehearsal/ui/tone'
import { useState } from 'react'
import { formatId } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { readablePath } from '../readable-path.ts'

type Outcome = ImportItem['outcome']
const outcomes = importItemSchema.shape.outcome.options
const tones = { new: 'good', changed: 'fair', unchanged: 'neutral', refused: 'bad' } as const satisfies Record<
  Outcome,
  Tone
>
/** Longer lists are shown by parts: nobody reads five thousand rows. */
const SHOWN_AT_ONCE = 100

type Props = { items: readonly ImportItem[]; isApplied: boolean; isApplying: boolean; onApply: () => void }

/** What a file would do with each of its questions. */
export function ImportReport({ items, isApplied, isApplying, onApply }: Props) {
  const [shown, setShown] = useState<Outcome | 'all'>('all')
  const [limit, setLimit] = useState(SHOWN_AT_ONCE)
  const countOf = (outcome: Outcome) => items.filter((item) => item.outcome === outcome).length
  const visible = items.filter(({ outcome }) => shown === 'all' || outcome === shown)
  const toDo = countOf('new') + countOf('changed')
  return (
    <section aria-label={t('dryRun')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipRadioGroup
          label={t('dryRun')}
          options={[
            { value: 'all', label: t('outcomeAll', { count: items.length }) },
            ...outcomes.map((value) => ({ value, label: `${t(`outcome_${value}`)}: ${countOf(value)}` })),
          ]}
          value={shown}
          onChange={(next) => {
            setShown(next)
            setLimit(SHOWN_AT_ONCE)
          }}
        />
        {isApplied ? (
          <p role="status" className="font-medium text-good">
            {t('applied')}
          </p>
        ) : (
          <Button variant="primary" disabled={toDo === 0} isLoading={isApplying} onClick={onApply}>
            {toDo === 0 ? t('nothingToImport') : t('importThese', { count: toDo })}
          </Button>
        )}
      </div>
      <ol aria-label={t('dryRun')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {visible.slice(0, limit).map((item) => (
          <Item key={item.place} item={item} />
        ))}
      </ol>
      {visible.length > limit ? (
        <div>
          <Button onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>{t('showMore')}</Button>
        </div>
      ) : null}
    </section>
  )
}

function Item({ item: { id, taskId, title, outcome, changed, reasons } }: { item: ImportItem }) {
  return (
    <li className="grid gap-1 rounded-control border border-line bg-surface px-3 py-2.5 md:px-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={tones[outcome]}>{t(`outcome_${outcome}`)}</Chip>
        <span className="num text-sm text-ink-3">
          {id === null ? t('noId') : formatId(id, QUESTION_LIST_ID_DIGITS)}
          {taskId === null ? null : ` · ${catalogue[taskId].name}`}
        </span>
        <bdi lang="en" className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {title}
        </bdi>
      </div>
      {changed.length === 0 ? null : (
        <p className="text-[0.8125rem] text-ink-3 [overflow-wrap:anywhere]">
          {t('changedFields', { fields: changed.map(readablePath).join(', ') })}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="text-[0.8125rem] font-medium text-bad [overflow-wrap:anywhere]">
          {reason}
        </p>
      ))}
    </li>
  )
}
