import { HeardAgain } from '../../heard-again.tsx'
import { OpenSpeechResult } from '../../open-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { reTellLecture } from './definition.ts'

/** Which points of the lecture were heard, a model answer, and the lecture to hear and to read. */
export function ReTellLectureResult(props: ResultPropsOf<typeof reTellLecture>) {
  const { prompt, answerKey, media } = props
  return (
    <OpenSpeechResult {...props}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="speaking" media={media} />
    </OpenSpeechResult>
  )
}
