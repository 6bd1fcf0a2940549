import { countWords } from '@rehearsal/exam/count-words'
import { TextArea } from '@rehearsal/ui/text-area'
import { isClosed } from './is-closed.ts'
import { playerTexts } from './messages.ts'
import type { PlayerProps } from './view.tsx'

type Props = Pick<
  PlayerProps<unknown, { answer: string }>,
  'draft' | 'onDraft' | 'rules' | 'mode' | 'phase' | 'isLocked'
> & { label: string; minRows: number }

/** A field without a spelling checker that counts words as the form rule does (specification §5). */
export function WrittenAnswerField({ label, minRows, draft, onDraft, rules, ...rest }: Props) {
  const text = draft?.answer ?? ''
  return (
    <TextArea
      label={label}
      lang="en"
      dir="ltr"
      variant="read"
      minRows={minRows}
      value={text}
      onChange={(event) => onDraft(event.target.value === '' ? undefined : { answer: event.target.value })}
      disabled={isClosed(rest)}
      spellCheck={false}
      autoComplete="off"
      autoCorrect="off"
      counter={{
        count: countWords(text),
        min: rules.form?.full.min,
        max: rules.form?.full.max,
        countLabel: playerTexts.wordCount,
        limitLabel: playerTexts.wordLimit,
      }}
    />
  )
}
