import { HeardAgain } from '../../heard-again.tsx'
import { ScriptedSpeechResult } from '../../scripted-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { repeatSentence } from './definition.ts'

/** What was heard of the sentence, and the sentence itself to hear again. */
export function RepeatSentenceResult(props: ResultPropsOf<typeof repeatSentence>) {
  const { prompt, answerKey, media } = props
  return (
    <ScriptedSpeechResult {...props} text={answerKey.sentence} modelUrl={media(prompt.audio)}>
      <HeardAgain audio={prompt.audio} transcript={answerKey.sentence} tone="speaking" media={media} />
    </ScriptedSpeechResult>
  )
}
