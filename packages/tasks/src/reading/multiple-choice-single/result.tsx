import { ChoiceResult } from '../../choice-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceSingle } from './definition.ts'

/** Every option with its verdict and its reason. */
export function ReadingMultipleChoiceSingleResult({
  prompt,
  answerKey,
  answer,
  score,
  media,
}: ResultPropsOf<typeof readingMultipleChoiceSingle>) {
  return (
    <ChoiceResult
      options={prompt.options}
      right={[answerKey.answer]}
      chosen={[answer.answer]}
      answerKey={answerKey}
      comparisons={score.comparisons}
      media={media}
    />
  )
}
