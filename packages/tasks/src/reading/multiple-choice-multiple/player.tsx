import { ExamText } from '../../exam-text.tsx'
import { ManyChoicesPlayer } from '../../many-choices-player.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { readingMultipleChoiceMultiple } from './definition.ts'

/** The passage, and any number of options to choose. */
export function ReadingMultipleChoiceMultiplePlayer(props: PlayerPropsOf<typeof readingMultipleChoiceMultiple>) {
  return <ManyChoicesPlayer {...props} given={<ExamText>{props.prompt.passage}</ExamText>} />
}
