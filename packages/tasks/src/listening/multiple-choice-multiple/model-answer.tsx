import { ChoiceModelAnswer } from '../../choice-result.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { listeningMultipleChoiceMultiple } from './definition.ts'

/** Every option with whether it is right, and why. */
export function ListeningMultipleChoiceMultipleModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof listeningMultipleChoiceMultiple>) {
  return (
    <ChoiceModelAnswer options={prompt.options} right={answerKey.answers} answerKey={answerKey} media={media}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </ChoiceModelAnswer>
  )
}
