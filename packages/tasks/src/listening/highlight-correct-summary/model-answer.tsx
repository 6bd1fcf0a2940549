import { ChoiceModelAnswer } from '../../choice-result.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { highlightCorrectSummary } from './definition.ts'

/** Every option with whether it is right, and why. */
export function HighlightCorrectSummaryModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof highlightCorrectSummary>) {
  return (
    <ChoiceModelAnswer options={prompt.options} right={[answerKey.answer]} answerKey={answerKey} media={media}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </ChoiceModelAnswer>
  )
}
