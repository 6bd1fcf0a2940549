import type { z } from 'zod'
import { ExamText } from '../../exam-text.tsx'
import { resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ModelAnswerProps } from '../../view.tsx'
import type { summarizeWrittenText } from './definition.ts'

type Props = ModelAnswerProps<
  z.infer<typeof summarizeWrittenText.prompt>,
  z.infer<typeof summarizeWrittenText.answerKey>
>

/** The model answer of the learner's variant, since the form rules differ, and the reason for it. */
export function SummarizeWrittenTextModelAnswer({ answerKey, variant }: Props) {
  return (
    <div className="grid gap-5">
      <ResultSection title={resultTexts.modelAnswer}>
        <ExamText>{answerKey.sampleAnswers[variant]}</ExamText>
      </ResultSection>
      <ResultSection title={resultTexts.keyPoints}>
        <ul lang="en" className="grid list-disc gap-1 ps-5 text-ink-2">
          {answerKey.keyPoints.map(({ point }) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </ResultSection>
      <ResultSection title={resultTexts.explanation}>
        <p lang="en" className="max-w-[68ch] text-ink-2">
          {answerKey.explanation}
        </p>
      </ResultSection>
    </div>
  )
}
