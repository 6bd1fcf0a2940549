import type { MockTestRow } from '@rehearsal/contracts/mock-tests'
import { Button } from '@rehearsal/ui/button'
import { Card } from '@rehearsal/ui/card'
import { useState } from 'react'
import { now } from '../../../shared/clock.ts'
import { formatMoment } from '../../../shared/format/dates.ts'
import { examName, formName } from '../../../shared/mock-test-names.ts'
import { urls } from '../../../shared/urls.ts'
import { t } from '../messages.ts'
import { DeleteTest } from './delete-test.tsx'
import { EndDialog } from './end-dialog.tsx'

/** The test that runs: to go on with, to end, or to delete. */
export function RunningTest({ test }: { test: MockTestRow }) {
  const [isEnding, setIsEnding] = useState(false)
  const [deleted, setDeleted] = useState<MockTestRow | null>(null)
  const { id, form, pteType, position, itemCount, startedAt, resumableUntil } = test
  return (
    <Card
      padding="large"
      className="border-brand!"
      title={t('runningTitle', { form: formName(form), exam: examName(pteType) })}
    >
      <ul className="num grid gap-0.5 text-ink-2">
        <li>{t('runningAt', { number: Math.min(position + 1, itemCount), total: itemCount })}</li>
        <li>{t('runningSince', { moment: formatMoment(startedAt, now()) })}</li>
        {resumableUntil === null ? null : <li>{t('runningUntil', { moment: formatMoment(resumableUntil, now()) })}</li>}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2 max-sheet:flex-col">
        <Button variant="primary" size="large" href={urls.mockTest(id)}>
          {t('resume')}
        </Button>
        <Button size="large" onClick={() => setIsEnding(true)}>
          {t('endEarly')}
        </Button>
        <Button size="large" variant="quiet" onClick={() => setDeleted(test)}>
          {t('delete')}
        </Button>
      </div>
      <EndDialog testId={id} isOpen={isEnding} onClose={() => setIsEnding(false)} />
      <DeleteTest test={deleted} onClose={() => setDeleted(null)} />
    </Card>
  )
}
