import { PromptAudio } from '../../prompt-audio.tsx'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { summarizeGroupDiscussion } from './definition.ts'

/** The discussion to hear, and the recorder. */
export function SummarizeGroupDiscussionPlayer(props: PlayerPropsOf<typeof summarizeGroupDiscussion>) {
  return <SpeechPlayer {...props} given={<PromptAudio {...props} audio={props.prompt.audio} tone="speaking" />} />
}
