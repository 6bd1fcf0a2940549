import { Checklist } from '@rehearsal/ui/checklist'
import { MarkedText, type TextMark } from '@rehearsal/ui/marked-text'
import type { WrittenWord } from '@rehearsal/exam/score'
import type { z } from 'zod'
import { ExamText } from '../../exam-text.tsx'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultProps } from '../../view.tsx'
import type { summarizeWrittenText } from './definition.ts'

type Props = ResultProps<
  z.infer<typeof summarizeWrittenText.prompt>,
  z.infer<typeof summarizeWrittenText.answerKey>,
  z.infer<typeof summarizeWrittenText.answer>
>

/** The learner's text with its marks beside the model answer, and which main points it covers. */
export function SummarizeWrittenTextResult({ answerKey, answer, score: { evidence }, variant }: Props) {
  if (evidence.kind !== 'text') return null
  const marks = evidence.words.flatMap(markOf)
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2 lg:[&_.read]:text-base">
        <ResultSection title={resultTexts.yourText}>
          <MarkedText text={answer.answer} marks={marks} texts={resultTexts.markedText} />
          <p className="mt-1.5 text-sm text-ink-3">{marks.length === 0 ? resultTexts.noMarks : resultTexts.markHint}</p>
        </ResultSection>
        <ResultSection title={resultTexts.modelAnswer}>
          <ExamText>{answerKey.sampleAnswers[variant]}</ExamText>
        </ResultSection>
      </div>
      {evidence.keyPoints.length === 0 ? null : (
        <ResultSection title={resultTexts.keyPoints}>
          <Checklist
            doneLabel={resultTexts.covered}
            openLabel={resultTexts.notCovered}
            items={evidence.keyPoints.map(({ point, isCovered, quote }) => ({
              text: point,
              isDone: isCovered,
              detail: isCovered && quote !== null ? resultTexts.quoted(quote) : undefined,
            }))}
          />
        </ResultSection>
      )}
      <ResultSection title={resultTexts.explanation}>
        <p lang="en" className="max-w-[68ch] text-ink-2">
          {answerKey.explanation}
        </p>
      </ResultSection>
    </div>
  )
}

function markOf({ type, grammarErrorType, span: [start, end], explanation, suggestion }: WrittenWord): TextMark[] {
  if (type === 'CORRECT') return []
  const name = resultTexts.markLabels[type]
  const label =
    grammarErrorType === 'MISSED'
      ? resultTexts.missing(name)
      : grammarErrorType === 'EXTRA'
        ? resultTexts.extra(name)
        : name
  return [
    {
      start,
      end,
      label,
      tone: type === 'GRAMMAR_MINOR' ? 'fair' : 'bad',
      explanation: explanation ?? undefined,
      suggestion: suggestion ?? undefined,
    },
  ]
}
