import type { MockTestState } from '@rehearsal/contracts/mock-tests'
import { Button } from '@rehearsal/ui/button'
import { formatSeconds, Timer } from '@rehearsal/ui/timer'
import { NotebookPen } from 'lucide-react'
import { Logo } from '../../../shared/frame/logo.tsx'
import { formName, partName } from '../../../shared/mock-test-names.ts'
import { t } from '../messages.ts'
import { partAt } from '../machine/exam-parts.ts'
import type { ShownReading } from './use-reading.ts'

type Props = {
  test: MockTestState
  /** Null while no item is open. */
  clock: { reading: ShownReading; isOfPart: boolean } | null
  notes: { isOpen: boolean; onToggle: () => void } | null
  /** What stands before the first part; null from there on. */
  before?: 'checks' | 'introduction' | null
}

/** The bar over a running test: which test and which part, how far it is, and the time. */
export function ExamBar({ test, clock, notes, before = null }: Props) {
  const isBefore = before !== null && test.position === 0
  const part = isBefore ? null : partAt(test)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-16 w-full max-w-[1200px] items-center gap-x-3 px-4 py-2 md:px-7">
        <span className="max-md:hidden">
          <Logo hasName={false} />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="truncate font-semibold">
            {part === null || test.form === part.part ? (
              formName(test.form)
            ) : (
              <>
                <span className="max-md:hidden">{formName(test.form)} · </span>
                <span className="md:font-normal md:text-ink-3">{partName(part.part)}</span>
              </>
            )}
          </p>
          <p className="num text-sm text-ink-3">{isBefore ? beforeText(test, before) : placeText(test)}</p>
        </div>
        {notes === null ? null : (
          <Button
            size="small"
            icon={<NotebookPen size={16} aria-hidden />}
            aria-expanded={notes.isOpen}
            onClick={notes.onToggle}
          >
            {t('notes')}
          </Button>
        )}
        {clock === null ? null : <Clock {...clock} />}
      </div>
      <Progress test={test} />
    </header>
  )
}

const beforeText = ({ itemCount }: MockTestState, before: 'checks' | 'introduction') =>
  before === 'introduction' ? t('introUnscored') : t('partItems', { count: itemCount })

const placeText = ({ position, itemCount }: MockTestState) =>
  t('itemOf', { number: Math.min(position + 1, itemCount), total: itemCount })

function Clock({ reading, isOfPart }: NonNullable<Props['clock']>) {
  const label = isOfPart ? t('partClock') : reading.phase === 'prepare' ? t('prepareClock') : t('itemClock')
  return (
    <div className="min-w-[5.5rem] text-end leading-tight">
      <p className="text-xs text-ink-3 max-md:sr-only">{label}</p>
      {reading.seconds === null ? (
        <p className="text-base font-semibold">{t('listening')}</p>
      ) : (
        <Timer seconds={reading.seconds} label={`${label}: ${formatSeconds(reading.seconds)}`} size="large" />
      )}
    </div>
  )
}

function Progress({ test: { position, itemCount } }: Pick<Props, 'test'>) {
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={0}
      aria-valuemax={itemCount}
      aria-valuenow={position}
      className="h-1 bg-line"
    >
      <div
        className="h-full bg-brand transition-[width] duration-200 motion-reduce:transition-none"
        style={{ width: `${(position / Math.max(1, itemCount)) * 100}%` }}
      />
    </div>
  )
}
