import { ExamText } from '../../exam-text.tsx'
import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { WrittenAnswerField } from '../../written-answer-field.tsx'
import type { summarizeWrittenText } from './definition.ts'

/** The passage, and a field for its summary. */
export function SummarizeWrittenTextPlayer(props: PlayerPropsOf<typeof summarizeWrittenText>) {
  return (
    <PlayerLayout
      prompt={<ExamText>{props.prompt.passage}</ExamText>}
      strip={props.strip}
      response={<WrittenAnswerField {...props} label={playerTexts.yourSummary} minRows={4} />}
    />
  )
}
