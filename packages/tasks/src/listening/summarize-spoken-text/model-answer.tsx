import { HeardAgain } from '../../heard-again.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import { WrittenModelAnswer } from '../../written-result.tsx'
import type { summarizeSpokenText } from './definition.ts'

/** The model answer of the learner's variant, and the talk to hear and to read. */
export function SummarizeSpokenTextModelAnswer({
  prompt,
  answerKey,
  variant,
  media,
}: ModelAnswerPropsOf<typeof summarizeSpokenText>) {
  return (
    <WrittenModelAnswer modelAnswer={answerKey.sampleAnswers[variant]} answerKey={answerKey} media={media}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </WrittenModelAnswer>
  )
}
