import type { Comparison } from '@rehearsal/exam/score'
import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import { comparisonTexts, resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

/** What was given beside what is right, of every kind that a key decides (specification §2.8). */
export function AnswersTable({ comparisons }: { comparisons: readonly Comparison[] }) {
  return (
    <ResultSection title={resultTexts.answers}>
      <div lang="en" dir="ltr">
        <ComparisonTable rows={comparisons} texts={comparisonTexts} />
      </div>
    </ResultSection>
  )
}
