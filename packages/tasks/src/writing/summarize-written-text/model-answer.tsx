import type { ModelAnswerPropsOf } from '../../view.tsx'
import { WrittenModelAnswer } from '../../written-result.tsx'
import type { summarizeWrittenText } from './definition.ts'

/** The model answer of the learner's variant, since the form rules differ, and the reason for it. */
export function SummarizeWrittenTextModelAnswer({
  answerKey,
  variant,
  media,
}: ModelAnswerPropsOf<typeof summarizeWrittenText>) {
  return <WrittenModelAnswer modelAnswer={answerKey.sampleAnswers[variant]} answerKey={answerKey} media={media} />
}
