import { ChoiceResult } from '../../choice-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceMultiple } from './definition.ts'

/** Every option with its verdict and its reason. */
export function ReadingMultipleChoiceMultipleResult({
  prompt,
  answerKey,
  answer,
  score,
  media,
}: ResultPropsOf<typeof readingMultipleChoiceMultiple>) {
  return (
    <ChoiceResult
      options={prompt.options}
      right={answerKey.answers}
      chosen={answer.answers}
      answerKey={answerKey}
      comparisons={score.comparisons}
      media={media}
    />
  )
}
