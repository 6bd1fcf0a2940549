import { PromptAudio } from '../../prompt-audio.tsx'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { answerShortQuestion } from './definition.ts'

/** The question to hear, and the recorder. */
export function AnswerShortQuestionPlayer(props: PlayerPropsOf<typeof answerShortQuestion>) {
  return <SpeechPlayer {...props} given={<PromptAudio {...props} audio={props.prompt.audio} tone="speaking" />} />
}
