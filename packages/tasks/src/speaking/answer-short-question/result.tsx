import { ComparisonTable } from '@rehearsal/ui/comparison-table'
import { wordByWord } from '../../evidence/messages.ts'
import { SpokenEvidence } from '../../evidence/spoken-evidence.tsx'
import { EvidencePart } from '../../evidence-part.tsx'
import { KeyExtrasSection } from '../../key-extras-section.tsx'
import { comparisonTexts, resultTexts } from '../../messages.ts'
import { ResultSection } from '../../result-section.tsx'
import type { ResultPropsOf } from '../../view.tsx'
import { AcceptedAnswers } from './accepted-answers.tsx'
import type { answerShortQuestion } from './definition.ts'

const texts = { ...comparisonTexts, ...resultTexts.heardComparison }

/** What was heard beside the accepted answer, the recording, and the question to hear and to read. */
export function AnswerShortQuestionResult(props: ResultPropsOf<typeof answerShortQuestion>) {
  const { prompt, answerKey, score, media, recordingUrl, recordingPeaks, spoken, jump } = props
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <ResultSection title={resultTexts.heardAnswer}>
        <div lang="en" dir="ltr">
          <ComparisonTable rows={score.comparisons} texts={texts} />
        </div>
      </ResultSection>
      <EvidencePart
        evidence={score.evidence}
        speech={(evidence) => (
          <SpokenEvidence
            {...{ evidence, recordingUrl, recordingPeaks, spoken, jump }}
            {...shortAnswerWords(evidence)}
            script={null}
            modelUrl={null}
          />
        )}
      />
      <AcceptedAnswers prompt={prompt} answerKey={answerKey} media={media} />
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

/** Where no accepted answer was heard there are no words to show. */
function shortAnswerWords({ words }: { words: readonly unknown[] }) {
  return words.length === 0 ? { words: false } : { title: wordByWord }
}
