import { HeardAgain } from '../../heard-again.tsx'
import { ManyChoicesResult } from '../../many-choices-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { listeningMultipleChoiceMultiple } from './definition.ts'

/** Every option with its verdict and its reason, and the recording with its transcript. */
export function ListeningMultipleChoiceMultipleResult(props: ResultPropsOf<typeof listeningMultipleChoiceMultiple>) {
  const { prompt, answerKey, media } = props
  return (
    <ManyChoicesResult {...props}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </ManyChoicesResult>
  )
}
