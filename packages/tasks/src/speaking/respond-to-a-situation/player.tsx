import { ExamText } from '../../exam-text.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { respondToASituation } from './definition.ts'

/** The situation to read and to hear, and the recorder. */
export function RespondToASituationPlayer(props: PlayerPropsOf<typeof respondToASituation>) {
  return (
    <SpeechPlayer
      {...props}
      given={
        <div className="grid gap-5">
          <ExamText>{props.prompt.situation}</ExamText>
          <PromptAudio {...props} audio={props.prompt.audio} tone="speaking" />
        </div>
      }
    />
  )
}
