import { ExamText } from '../../exam-text.tsx'
import { OneChoicePlayer } from '../../one-choice-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceSingle } from './definition.ts'

/** The passage, and one option to choose. */
export function ReadingMultipleChoiceSinglePlayer(props: PlayerPropsOf<typeof readingMultipleChoiceSingle>) {
  return (
    <OneChoicePlayer {...props} given={<ExamText>{props.prompt.passage}</ExamText>} question={props.prompt.question} />
  )
}
