import { AnswersTable } from '../../answers-table.tsx'
import { ExamText } from '../../exam-text.tsx'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { writeFromDictation } from './definition.ts'
import { WriteFromDictationModelAnswer } from './model-answer.tsx'

/** What was typed, word by word beside what was said, and the sentence to hear again. */
export function WriteFromDictationResult(props: ResultPropsOf<typeof writeFromDictation>) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.yourText}>
        <ExamText>{props.answer.answer}</ExamText>
      </ResultSection>
      <AnswersTable comparisons={props.score.comparisons} />
      <WriteFromDictationModelAnswer {...props} />
    </div>
  )
}
