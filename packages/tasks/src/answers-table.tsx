import type { Comparison } from '@rehearsal/exam/score'
import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import { comparisonTexts, resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = { comparisons: readonly Comparison[] }

/** What was given beside what is right, of every kind that a key decides (specification §2.8). */
export function AnswersTable({ comparisons }: Props) {
  return (
    <ResultSection title={resultTexts.answers}>
      <div lang="en" dir="ltr">
        <ComparisonTable rows={comparisons} texts={comparisonTexts} />
      </div>
    </ResultSection>
  )
}
