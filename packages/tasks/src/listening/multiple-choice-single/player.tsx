import { OneChoicePlayer } from '../../one-choice-player.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { listeningMultipleChoiceSingle } from './definition.ts'

/** The recording, and one option to choose. */
export function ListeningMultipleChoiceSinglePlayer(props: PlayerPropsOf<typeof listeningMultipleChoiceSingle>) {
  return (
    <OneChoicePlayer
      {...props}
      given={<PromptAudio {...props} audio={props.prompt.audio} tone="listening" />}
      question={props.prompt.question}
    />
  )
}
