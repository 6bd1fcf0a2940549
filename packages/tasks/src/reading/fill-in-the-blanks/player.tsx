import { WordBox } from '@rehearsal/ui/word-box'
import { isClosed } from '../../is-closed.ts'
import { wordBoxTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerPropsOf } from '../../view.tsx'
import type { readingFillInTheBlanks } from './definition.ts'

type Props = PlayerPropsOf<typeof readingFillInTheBlanks>

/** The text with gaps, and the box of words for them. */
export function ReadingFillInTheBlanksPlayer({ prompt, draft, onDraft, strip, ...rest }: Props) {
  const empty = prompt.parts.slice(1).map(() => '')
  return (
    <PlayerLayout
      strip={strip}
      response={
        <WordBox
          parts={prompt.parts}
          words={prompt.words}
          value={draft?.words ?? empty}
          onChange={(words) => onDraft(words.every((word) => word === '') ? undefined : { words })}
          isDisabled={isClosed(rest)}
          texts={wordBoxTexts}
        />
      }
    />
  )
}
