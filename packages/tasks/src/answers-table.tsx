import type { Comparison } from '@rehearsal/exam/score'
import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import { comparisonTexts, resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = {
  comparisons: readonly Comparison[]
  /** How the marks are counted, where the rows alone do not show it. */ note?: string
}

/** What was given beside what is right, of every kind that a key decides (specification §2.8). */
export function AnswersTable({ comparisons, note }: Props) {
  return (
    <ResultSection title={resultTexts.answers}>
      <div lang="en" dir="ltr">
        <ComparisonTable rows={comparisons} texts={comparisonTexts} />
      </div>
      {note === undefined ? null : <p className="mt-2 text-sm text-ink-3">{note}</p>}
    </ResultSection>
  )
}
