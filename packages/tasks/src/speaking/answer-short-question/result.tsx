import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import { EvidencePart } from '../../evidence-part.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { comparisonTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import { TakeWithPauses } from '../../take-with-pauses.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { answerShortQuestion } from './definition.ts'

const texts = { ...comparisonTexts, ...resultTexts.heardComparison }

/** What was heard beside the accepted answer, the recording, and the question to hear and to read. */
export function AnswerShortQuestionResult(props: ResultPropsOf<typeof answerShortQuestion>) {
  const { prompt, answerKey, score, media, recordingUrl, recordingPeaks } = props
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.heardAnswer}>
        <div lang="en" dir="ltr">
          <ComparisonTable rows={score.comparisons} texts={texts} />
        </div>
      </ResultSection>
      <EvidencePart
        evidence={score.evidence}
        speech={({ seconds, pauses }) => (
          <TakeWithPauses url={recordingUrl} peaks={recordingPeaks} seconds={seconds} pauses={pauses} />
        )}
      />
      <AcceptedAnswers prompt={prompt} answerKey={answerKey} media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
