import { ManyChoicesPlayer } from '../../many-choices-player.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { listeningMultipleChoiceMultiple } from './definition.ts'

/** The recording, and any number of options to choose. */
export function ListeningMultipleChoiceMultiplePlayer(props: PlayerPropsOf<typeof listeningMultipleChoiceMultiple>) {
  return <ManyChoicesPlayer {...props} given={<PromptAudio {...props} audio={props.prompt.audio} tone="listening" />} />
}
