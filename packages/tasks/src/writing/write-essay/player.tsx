import { ExamText } from '../../exam-text.tsx'
import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { WrittenAnswerField } from '../../written-answer-field.tsx'
import type { writeEssay } from './definition.ts'

/** The topic, and a field for an essay on it. */
export function WriteEssayPlayer(props: PlayerPropsOf<typeof writeEssay>) {
  return (
    <PlayerLayout
      prompt={<ExamText>{props.prompt.topic}</ExamText>}
      strip={props.strip}
      response={<WrittenAnswerField {...props} label={playerTexts.yourEssay} minRows={12} />}
    />
  )
}
