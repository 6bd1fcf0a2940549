import type { JudgedPoints } from '@rehearsal/exam/speech/changes'
import { Button } from '@rehearsal/ui/button'
import { formatMarks, formatPoints } from '../../../shared/format/numbers.ts'
import { t } from '../messages.ts'
import { type AnyChange, textsOfChange } from './change-texts.ts'
import { NumberedRow } from './numbered-row.tsx'
import { traitLabel } from './trait-label.ts'

type Props = {
  changes: readonly AnyChange[]
  /** The trait that cost most, where it is told. */
  costly: JudgedPoints | null
  onJump: (change: AnyChange) => void
}

/** The two or three changes that would raise a score most: what they could bring, what to do, and where to hear or see it. */
export function ChangesList({ changes, costly, onJump }: Props) {
  return (
    <section aria-label={t('changes')}>
      <h3 className="text-base font-semibold tracking-[-0.01em]">{t('changes')}</h3>
      {costly === null ? null : <p className="mt-1.5 text-sm text-ink-2">{costText(costly)}</p>}
      <ol className="mt-2 grid divide-y divide-line">
        {changes.map((change, index) => (
          <ChangeRow key={index} change={change} number={index + 1} onJump={() => onJump(change)} />
        ))}
      </ol>
      {changes.some(({ gain }) => gain !== null) ? (
        <p className="mt-1 text-[0.8125rem] text-ink-3">{t('changesHint')}</p>
      ) : null}
    </section>
  )
}

function costText({ name, earned, max }: JudgedPoints): string {
  return t('costMost', { trait: traitLabel(name), lost: formatPoints(max - earned), max: formatMarks(max) })
}

function ChangeRow({ change, number, onJump }: { change: AnyChange; number: number; onJump: () => void }) {
  const { what, todo } = textsOfChange(change)
  const isHeard = change.kind !== 'mistakes' && (change.target.to === 'word' || change.target.to === 'moment')
  const label = t(isHeard ? 'hear' : 'show')
  return (
    <NumberedRow number={number}>
      <div className="min-w-0 flex-1">
        <p lang="en" className="font-medium">
          {what}
        </p>
        <p lang="en" className="mt-0.5 text-sm text-ink-2">
          {todo}
        </p>
        {change.gain === null ? null : (
          <p className="num mt-1 text-sm font-semibold text-good">{t('gain', { points: formatPoints(change.gain) })}</p>
        )}
      </div>
      <Button size="small" onClick={onJump} aria-label={`${label}: ${what}`} className="shrink-0 self-start">
        {label}
      </Button>
    </NumberedRow>
  )
}
