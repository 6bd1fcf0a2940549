import { HeardAgain } from '../../heard-again.tsx'
import { OpenSpeechModelAnswer } from '../../open-speech-result.tsx'
import type { ModelAnswerPropsOf } from '../../view.tsx'
import type { reTellLecture } from './definition.ts'

/** A model answer, and the lecture to hear and to read. */
export function ReTellLectureModelAnswer(props: ModelAnswerPropsOf<typeof reTellLecture>) {
  const { prompt, answerKey, media } = props
  return (
    <OpenSpeechModelAnswer {...props}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.transcript} tone="speaking" media={media} />
    </OpenSpeechModelAnswer>
  )
}
