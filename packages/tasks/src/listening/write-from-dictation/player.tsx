import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import { WrittenAnswerField } from '../../written-answer-field.tsx'
import type { writeFromDictation } from './definition.ts'

/** The sentence to hear, and a field for it. */
export function WriteFromDictationPlayer(props: PlayerPropsOf<typeof writeFromDictation>) {
  return (
    <PlayerLayout
      prompt={<PromptAudio {...props} audio={props.prompt.audio} tone="listening" />}
      strip={props.strip}
      response={<WrittenAnswerField {...props} label={playerTexts.yourSentence} minRows={2} />}
    />
  )
}
