import { AnswersTable } from '../../answers-table.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { resultTexts } from '../../messages.ts'
import type { ResultPropsOf } from '../../view.tsx'
import type { reOrderParagraphs } from './definition.ts'

/** The learner's order beside the right one, and what shows it. */
export function ReOrderParagraphsResult({ answerKey, score, media }: ResultPropsOf<typeof reOrderParagraphs>) {
  return (
    <div className="grid gap-6">
      <AnswersTable comparisons={score.comparisons} note={resultTexts.pairRule} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
