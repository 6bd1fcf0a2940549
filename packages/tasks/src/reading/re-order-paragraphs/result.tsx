import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import type { z } from 'zod'
import { comparisonTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultProps } from '../../view.tsx'
import type { reOrderParagraphs } from './definition.ts'

type Props = ResultProps<
  z.infer<typeof reOrderParagraphs.prompt>,
  z.infer<typeof reOrderParagraphs.answerKey>,
  z.infer<typeof reOrderParagraphs.answer>
>

/** The learner's order beside the right one, and what shows it. */
export function ReOrderParagraphsResult({ answerKey, score }: Props) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.answers}>
        <div lang="en" dir="ltr">
          <ComparisonTable rows={score.comparisons} texts={comparisonTexts} />
        </div>
        <p className="mt-2 text-sm text-ink-3">{resultTexts.pairRule}</p>
      </ResultSection>
      <ResultSection title={resultTexts.explanation}>
        <p lang="en" className="max-w-[68ch] text-ink-2">
          {answerKey.explanation}
        </p>
      </ResultSection>
    </div>
  )
}
