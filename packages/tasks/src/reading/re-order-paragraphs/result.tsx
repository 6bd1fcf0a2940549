import { AnswersTable } from '../../answers-table.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { reOrderParagraphs } from './definition.ts'
import { MarkedPairs } from './marked-pairs.tsx'

/** Which neighbours earned a mark, the learner's order beside the right one, and what shows it. */
export function ReOrderParagraphsResult(props: ResultPropsOf<typeof reOrderParagraphs>) {
  const { prompt, answerKey, answer, score, media } = props
  return (
    <div className="grid gap-6">
      <MarkedPairs paragraphs={prompt.paragraphs} order={answerKey.order} answers={answer.answers} />
      <AnswersTable comparisons={score.comparisons} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
