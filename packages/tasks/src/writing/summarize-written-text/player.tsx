import { countWords } from '@rehearsal/exam/count-words'
import { TextArea } from '@rehearsal/ui/text-area'
import type { z } from 'zod'
import { ExamText } from '../../exam-text.tsx'
import { playerTexts } from '../../messages.ts'
import { PlayerLayout } from '../../player-layout.tsx'
import type { PlayerProps } from '../../view.tsx'
import type { summarizeWrittenText } from './definition.ts'

type Props = PlayerProps<z.infer<typeof summarizeWrittenText.prompt>, z.infer<typeof summarizeWrittenText.submission>>

/** The passage, and a field that counts words as the form rule does (specification §5). */
export function SummarizeWrittenTextPlayer({ prompt, draft, onDraft, rules, mode, phase, isLocked, strip }: Props) {
  const text = draft?.answer ?? ''
  return (
    <PlayerLayout
      prompt={<ExamText>{prompt.passage}</ExamText>}
      strip={strip}
      response={
        <TextArea
          label={playerTexts.yourSummary}
          lang="en"
          dir="ltr"
          variant="read"
          minRows={4}
          value={text}
          onChange={(event) => onDraft(event.target.value === '' ? undefined : { answer: event.target.value })}
          disabled={isLocked || (mode === 'exam' && phase === 'done')}
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
      }
    />
  )
}
