import { ExamText } from '../../exam-text.tsx'
import { SpeechPlayer } from '../../speech-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { readAloud } from './definition.ts'

/** The text, and the recorder. */
export function ReadAloudPlayer(props: PlayerPropsOf<typeof readAloud>) {
  return <SpeechPlayer {...props} given={<ExamText>{props.prompt.text}</ExamText>} />
}
