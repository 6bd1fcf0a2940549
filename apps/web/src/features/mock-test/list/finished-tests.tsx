import type { Band, MockTestRow } from '@rehearsal/contracts/mock-tests'
import { skillsInMenuOrder } from '@rehearsal/exam/skill'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { Chip } from '@rehearsal/ui/chip'
import { classNames } from '@rehearsal/ui/class-names'
import { EmptyState } from '@rehearsal/ui/empty-state'
import { IconButton } from '@rehearsal/ui/icon-button'
import { ClipboardList, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { Pages } from '../../../shared/frame/pages.tsx'
import { formName } from '../../../shared/mock-test-names.ts'
import { useGoTo } from '../../../shared/navigation.ts'
import { skillName } from '../../../shared/skill-names.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { DeleteTest } from './delete-test.tsx'

type Props = { tests: readonly MockTestRow[]; page: number; lastPage: number }

/** What was taken, the latest first, with its scores as far as they are there. */
export function FinishedTests({ tests, page, lastPage }: Props) {
  const goTo = useGoTo()
  const [deleted, setDeleted] = useState<MockTestRow | null>(null)
  return (
    <section aria-labelledby="mock-test-finished" className="grid gap-3">
      <h2 id="mock-test-finished" className="text-lg font-semibold tracking-[-0.01em]">
        {t('finishedTitle')}
      </h2>
      <Card padding="none" className="overflow-clip">
        {tests.length === 0 ? (
          <EmptyState
            icon={<ClipboardList size={22} />}
            title={t('noneFinished')}
            description={t('noneFinishedAdvice')}
          />
        ) : (
          <ul className="divide-y divide-line">
            {tests.map((test) => (
              <FinishedTest key={test.id} test={test} onDelete={() => setDeleted(test)} />
            ))}
          </ul>
        )}
      </Card>
      {lastPage > 1 ? (
        <Pages
          label={t('finishedPages')}
          page={page}
          lastPage={lastPage}
          onPage={(next) => goTo(urls.mockTestsPage(next))}
        />
      ) : null}
      <DeleteTest test={deleted} onClose={() => setDeleted(null)} />
    </section>
  )
}

function FinishedTest({ test, onDelete }: { test: MockTestRow; onDelete: () => void }) {
  const { id, form, status, startedAt, endedAt } = test
  const name = formName(form)
  const moment = formatMoment(endedAt ?? startedAt, now())
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_11.5rem] wide:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_11.5rem] md:items-center md:px-5">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <p className="num text-sm text-ink-3">{moment}</p>
      </div>
      <Scores test={test} />
      <div className="flex items-center justify-between gap-2 md:justify-end">
        <Button href={urls.mockTestReport(id)} aria-label={t('reportOf', { form: name, moment })}>
          {status === 'scoring' ? t('reportSoFar') : t('report')}
        </Button>
        <IconButton
          label={t('deleteTest', { form: name, moment })}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

function Scores({ test: { scores, status } }: { test: MockTestRow }) {
  if (scores === null) {
    return <div>{status === 'scoring' ? <Chip tone="fair">{t('scoring')}</Chip> : <Chip>{t('noScores')}</Chip>}</div>
  }
  return (
    <div className="grid gap-2">
      <ul aria-label={t('scores')} className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-x-3 gap-y-2">
        <Score name={t('overall')} band={scores.overall} isMain />
        {skillsInMenuOrder.map((skill) => (
          <Score key={skill} name={skillName(skill)} band={scores[skill]} />
        ))}
      </ul>
      {status === 'scoring' ? (
        <div>
          <Chip tone="fair">{t('scoring')}</Chip>
        </div>
      ) : null}
    </div>
  )
}

/** A score and the band in which it lies in nine of ten cases; it keeps its place where the test says nothing of it. */
function Score({ name, band, isMain = false }: { name: string; band: Band | null; isMain?: boolean }) {
  return (
    <li className="grid content-start">
      <span className="text-xs leading-tight text-ink-3">{name}</span>
      {band === null ? (
        <span className="text-sm leading-6 text-ink-3">{t('noScore')}</span>
      ) : (
        <span className="num whitespace-nowrap leading-6">
          <span className={classNames('font-semibold', isMain && 'text-lg leading-6')}>{formatNumber(band.value)}</span>{' '}
          <span className="text-xs text-ink-3">
            {t('band', { low: formatNumber(band.low), high: formatNumber(band.high) })}
          </span>
        </span>
      )}
    </li>
  )
}
