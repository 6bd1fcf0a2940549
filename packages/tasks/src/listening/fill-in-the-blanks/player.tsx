import { GapField, GappedText } from '@rehearsal/ui/gapped-text'
import { withWord } from '../../gaps.ts'
import { isClosed } from '../../is-closed.ts'
import { gapTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import { PromptAudio } from '../../prompt-audio.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { listeningFillInTheBlanks } from './definition.ts'

/** The recording, and its transcript with fields for the missing words. */
export function ListeningFillInTheBlanksPlayer(props: PlayerPropsOf<typeof listeningFillInTheBlanks>) {
  const { prompt, draft, onDraft, strip } = props
  const gaps = prompt.parts.length - 1
  return (
    <PlayerLayout
      prompt={<PromptAudio {...props} audio={prompt.audio} tone="listening" />}
      strip={strip}
      response={
        <GappedText
          parts={prompt.parts}
          gap={(gap) => (
            <GapField
              label={gapTexts.gap(gap + 1, gaps)}
              value={draft?.words[gap] ?? ''}
              onChange={(word) => onDraft(withWord(draft?.words, gaps, gap, word))}
              isDisabled={isClosed(props)}
            />
          )}
        />
      }
    />
  )
}
