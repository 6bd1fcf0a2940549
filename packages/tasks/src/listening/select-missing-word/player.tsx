import { playerTexts } from '../../messages.ts'
import { OneChoicePlayer } from '../../one-choice-player.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { selectMissingWord } from './definition.ts'

/** The recording, and one option to choose. */
export function SelectMissingWordPlayer(props: PlayerPropsOf<typeof selectMissingWord>) {
  return (
    <OneChoicePlayer
      {...props}
      given={<PromptAudio {...props} audio={props.prompt.audio} tone="listening" />}
      question={playerTexts.endings}
      isQuestionHidden
    />
  )
}
