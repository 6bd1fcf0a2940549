import { GapsResult } from '../../gaps-result.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { listeningFillInTheBlanks } from './definition.ts'

/** The text with what was put into each gap and what belongs there, and the recording with its transcript. */
export function ListeningFillInTheBlanksResult({
  prompt,
  answerKey,
  score,
  media,
}: ResultPropsOf<typeof listeningFillInTheBlanks>) {
  return (
    <GapsResult parts={prompt.parts} answerKey={answerKey} comparisons={score.comparisons} media={media}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </GapsResult>
  )
}
