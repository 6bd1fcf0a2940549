import { ScriptedSpeechResult } from '../../scripted-speech-result.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import type { readAloud } from './definition.ts'

/** What was heard of the text, and a model reading. */
export function ReadAloudResult(props: ResultPropsOf<typeof readAloud>) {
  const { prompt, answerKey, media } = props
  return <ScriptedSpeechResult {...props} text={prompt.text} modelUrl={media(answerKey.modelAudio)} />
}
