import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { Button } from '@rehearsal/ui/button'
import { Chip } from '@rehearsal/ui/chip'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay, formatTime } from '../../shared/format/dates.ts'
import { examName, formName } from '../../shared/mock-test-names.ts'
import { t } from './messages.ts'

/** What was taken, when, and what can be done with the report; `tools` stand beside Print. */
export function ReportHead({ data, tools }: { data: MockTestReport; tools: ReactNode }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl font-[650] tracking-[-0.02em] md:text-[1.75rem]">{t('report')}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-2">
          <Chip tone="brand">{formName(data.form)}</Chip>
          <Chip>{examName(data.pteType)}</Chip>
          <bdi className="num">{takenText(data)}</bdi>
          <bdi className="num">{t('items', { count: data.itemCount })}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {tools}
        <Button icon={<Printer size={17} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </header>
  )
}

function takenText({ startedAt, endedAt }: MockTestReport): string {
  const [fromDay, toDay] = [formatDay(startedAt), formatDay(endedAt)]
  const times = { from: formatTime(startedAt), to: formatTime(endedAt) }
  return fromDay === toDay ? t('taken', { day: fromDay, ...times }) : t('takenDays', { fromDay, toDay, ...times })
}
