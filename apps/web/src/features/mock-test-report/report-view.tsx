import type { MockTestReport } from '@rehearsal/contracts/mock-test-report'
import { type ReactNode, useEffect } from 'react'
import { formatDay } from '../../shared/format/dates.ts'
import { PageTitle } from '../../shared/frame/page-title.tsx'
import { formName } from '../../shared/mock-test-names.ts'
import { ScoreTrend } from '../../shared/scores/score-trend.tsx'
import { tellReportShown } from '../../shared/shown-results.ts'
import { AimsSection } from './aims-section.tsx'
import { AnswersSection } from './answers-section.tsx'
import { FillingIn } from './filling-in.tsx'
import { KindsSection } from './kinds-section.tsx'
import { LevelsSection } from './levels-section.tsx'
import { t } from './messages.ts'
import { RemarksSection } from './remarks-section.tsx'
import { ReportHead } from './report-head.tsx'
import { ScoresSection } from './scores-section.tsx'
import { Section } from './section.tsx'
import { ProfileSection, TraitsSection } from './shares-sections.tsx'
import { WorkSection } from './work-section.tsx'

type Props = { data: MockTestReport; tools: ReactNode }

/** The whole report: first what it says, then what to do, then what it rests on. */
export function ReportView({ data, tools }: Props) {
  const { id, isComplete } = data
  useEffect(() => {
    if (isComplete) tellReportShown(id)
  }, [id, isComplete])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageTitle>{t('pageTitle', { form: formName(data.form), day: formatDay(data.endedAt) })}</PageTitle>
      <ReportHead data={data} tools={tools} />
      <FillingIn data={data} />
      <ScoresSection data={data} />
      <LevelsSection data={data} />
      <AimsSection data={data} />
      <WorkSection data={data} />
      <RemarksSection data={data} />
      <KindsSection data={data} />
      <ProfileSection data={data} />
      <TraitsSection data={data} />
      <Section title={t('trend')} isFolded>
        <ScoreTrend points={data.trend} />
      </Section>
      <AnswersSection data={data} />
    </div>
  )
}
