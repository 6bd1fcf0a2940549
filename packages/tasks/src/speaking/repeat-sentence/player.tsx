import { PromptAudio } from '../../prompt-audio.tsx'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { repeatSentence } from './definition.ts'

/** The sentence to hear, and the recorder. */
export function RepeatSentencePlayer(props: PlayerPropsOf<typeof repeatSentence>) {
  return <SpeechPlayer {...props} given={<PromptAudio {...props} audio={props.prompt.audio} tone="speaking" />} />
}
