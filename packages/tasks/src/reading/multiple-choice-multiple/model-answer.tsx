import { ChoiceModelAnswer } from '../../choice-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceMultiple } from './definition.ts'

/** Every option with whether it is right, and why. */
export function ReadingMultipleChoiceMultipleModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof readingMultipleChoiceMultiple>) {
  return <ChoiceModelAnswer options={prompt.options} right={answerKey.answers} answerKey={answerKey} media={media} />
}
