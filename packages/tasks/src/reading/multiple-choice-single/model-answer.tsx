import { ChoiceModelAnswer } from '../../choice-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceSingle } from './definition.ts'

/** Every option with whether it is right, and why. */
export function ReadingMultipleChoiceSingleModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof readingMultipleChoiceSingle>) {
  return <ChoiceModelAnswer options={prompt.options} right={[answerKey.answer]} answerKey={answerKey} media={media} />
}
