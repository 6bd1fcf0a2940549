import { ScriptedSpeechResult } from '../../scripted-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readAloud } from './definition.ts'
import { ModelReading } from './model-reading.tsx'

/** What was heard of the text, and a model reading. */
export function ReadAloudResult(props: ResultPropsOf<typeof readAloud>) {
  const { prompt, answerKey, media } = props
  const modelUrl = media(answerKey.modelAudio)
  return (
    <ScriptedSpeechResult {...props} text={prompt.text} modelUrl={modelUrl}>
      <ModelReading text={prompt.text} url={modelUrl} />
    </ScriptedSpeechResult>
  )
}
