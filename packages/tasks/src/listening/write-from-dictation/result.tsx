import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import type { z } from 'zod'
import { ExamText } from '../../exam-text.tsx'
import { comparisonTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultProps } from '../../view.tsx'
import type { writeFromDictation } from './definition.ts'
import { WriteFromDictationModelAnswer } from './model-answer.tsx'

type Props = ResultProps<
  z.infer<typeof writeFromDictation.prompt>,
  z.infer<typeof writeFromDictation.answerKey>,
  z.infer<typeof writeFromDictation.answer>
>

/** What was typed, word by word beside what was said, and the sentence to hear again. */
export function WriteFromDictationResult({ prompt, answerKey, answer, score, variant, media }: Props) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.yourText}>
        <ExamText>{answer.answer}</ExamText>
      </ResultSection>
      <WriteFromDictationModelAnswer prompt={prompt} answerKey={answerKey} variant={variant} media={media} />
      <ResultSection title={resultTexts.answers}>
        <div lang="en" dir="ltr">
          <ComparisonTable rows={score.comparisons} texts={comparisonTexts} />
        </div>
      </ResultSection>
    </div>
  )
}
