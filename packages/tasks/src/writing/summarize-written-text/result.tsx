import type { ResultPropsOf } from '../../view.tsx'
import { WrittenResult } from '../../written-result.tsx'
import type { summarizeWrittenText } from './definition.ts'

/** The learner's summary with its marks beside the model answer, and which main points it covers. */
export function SummarizeWrittenTextResult({
  answerKey,
  answer,
  score,
  variant,
  media,
  jump,
}: ResultPropsOf<typeof summarizeWrittenText>) {
  return (
    <WrittenResult
      answer={answer}
      score={score}
      jump={jump}
      modelAnswer={answerKey.sampleAnswers[variant]}
      answerKey={answerKey}
      media={media}
    />
  )
}
