import { GapsModelAnswer } from '../../gaps-result.tsx'
import { HeardAgain } from '../../heard-again.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { listeningFillInTheBlanks } from './definition.ts'

/** The text with the right word in each gap, and the recording with its transcript. */
export function ListeningFillInTheBlanksModelAnswer({
  prompt,
  answerKey,
  media,
}: ModelAnswerPropsOf<typeof listeningFillInTheBlanks>) {
  return (
    <GapsModelAnswer parts={prompt.parts} answerKey={answerKey} media={media}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="listening" media={media} />
    </GapsModelAnswer>
  )
}
