import { GappedText } from '@rehearsal/ui/gapped-text'
import { Select } from '@rehearsal/ui/select'
import { withWord } from '../../gaps.ts'
import { isClosed } from '../../is-closed.ts'
import { gapTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { rwFillInTheBlanks } from './definition.ts'

type Props = PlayerPropsOf<typeof rwFillInTheBlanks>

/** The text, with a list of words in each gap. */
export function RwFillInTheBlanksPlayer({ prompt: { parts, gaps }, draft, onDraft, strip, ...rest }: Props) {
  return (
    <PlayerLayout
      strip={strip}
      response={
        <GappedText
          parts={parts}
          gap={(gap) => (
            <Select
              label={gapTexts.gap(gap + 1, gaps.length)}
              hasLabelHidden
              size="small"
              placeholder={gapTexts.choose}
              options={(gaps[gap] ?? []).map((word) => ({ value: word, label: word }))}
              value={draft?.words[gap] || null}
              onChange={(word) => onDraft(withWord(draft?.words, gaps.length, gap, word))}
              disabled={isClosed(rest)}
            />
          )}
        />
      }
    />
  )
}
