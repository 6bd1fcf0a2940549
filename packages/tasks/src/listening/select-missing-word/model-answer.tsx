import { ChoiceModelAnswer } from '../../choice-result.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { selectMissingWord } from './definition.ts'

/** Every option with whether it is right, and why. */
export function SelectMissingWordModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof selectMissingWord>) {
  return (
    <ChoiceModelAnswer options={prompt.options} right={[answerKey.answer]} answerKey={answerKey} media={media}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </ChoiceModelAnswer>
  )
}
