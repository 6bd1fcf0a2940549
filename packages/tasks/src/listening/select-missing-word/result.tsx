import { ChoiceResult } from '../../choice-result.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { selectMissingWord } from './definition.ts'

/** Every option with its verdict and its reason, and the recording with its transcript. */
export function SelectMissingWordResult({
  prompt,
  answerKey,
  answer,
  score,
  media,
}: ResultPropsOf<typeof selectMissingWord>) {
  return (
    <ChoiceResult
      options={prompt.options}
      right={[answerKey.answer]}
      chosen={[answer.answer]}
      answerKey={answerKey}
      comparisons={score.comparisons}
      media={media}
    >
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </ChoiceResult>
  )
}
