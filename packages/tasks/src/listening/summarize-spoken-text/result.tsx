import { HeardAgain } from '../../heard-again.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import { WrittenResult } from '../../written-result.tsx'
import type { summarizeSpokenText } from './definition.ts'

/** The learner's summary with its marks beside the model answer, and the talk to hear and to read. */
export function SummarizeSpokenTextResult({
  prompt,
  answerKey,
  answer,
  score,
  variant,
  media,
  jump,
}: ResultPropsOf<typeof summarizeSpokenText>) {
  return (
    <WrittenResult
      answer={answer}
      score={score}
      jump={jump}
      modelAnswer={answerKey.sampleAnswers[variant]}
      answerKey={answerKey}
      media={media}
    >
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </WrittenResult>
  )
}
