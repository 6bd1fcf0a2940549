import { PromptAudio } from '../../prompt-audio.tsx'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { reTellLecture } from './definition.ts'

/** The lecture to hear, and the recorder. */
export function ReTellLecturePlayer(props: PlayerPropsOf<typeof reTellLecture>) {
  return <SpeechPlayer {...props} given={<PromptAudio {...props} audio={props.prompt.audio} tone="speaking" />} />
}
