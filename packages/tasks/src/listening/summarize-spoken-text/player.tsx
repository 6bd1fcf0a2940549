import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { WrittenAnswerField } from '../../written-answer-field.tsx'
import type { summarizeSpokenText } from './definition.ts'

/** The talk, and a field for its summary. */
export function SummarizeSpokenTextPlayer(props: PlayerPropsOf<typeof summarizeSpokenText>) {
  return (
    <PlayerLayout
      prompt={<PromptAudio {...props} audio={props.prompt.audio} tone="listening" />}
      strip={props.strip}
      response={<WrittenAnswerField {...props} label={playerTexts.yourSummary} minRows={5} />}
    />
  )
}
