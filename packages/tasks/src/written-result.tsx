import type { Score } from '@rehearsal/exam/score'
import { correctedSentences } from '@rehearsal/exam/writing/corrected-sentences'
import { MarkedText } from '@rehearsal/ui/marked-text'
import { type ReactNode, useRef } from 'react'
import { CorrectedSentences } from './corrected-sentences.tsx'
import type { EvidenceJump } from './evidence/spoken-extras.ts'
import { EvidencePart } from './evidence-part.tsx'
import { ExamText } from './exam-text.tsx'
import type { KeyExtras } from './key-extras.ts'
import { KeyExtrasSection } from './key-extras-section.tsx'
import { CoveredKeyPoints, KeyPointList } from './key-points.tsx'
import { resultTexts } from './messages.ts'
import { ReadyMadePhrases } from './ready-made-phrases.tsx'
import { ResultSection } from './result-section.tsx'
import { textMarks, toneMarks } from './text-marks.ts'
import { useWrittenJump } from './use-written-jump.tsx'

type Shared = {
  modelAnswer: string
  answerKey: KeyExtras & { keyPoints: readonly { point: string }[] }
  media: (id: string) => string
  /** What this kind shows besides. */
  children?: ReactNode
}

type WrittenProps = Shared & {
  answer: { answer: string }
  score: Pick<Score, 'evidence' | 'findings'>
  jump: EvidenceJump | undefined
}

/** The learner's text with its marks beside the model answer, and which main points it covers. */
export function WrittenResult(props: WrittenProps) {
  const { answer, score, jump, modelAnswer, answerKey, media, children } = props
  const { evidence, findings } = score
  const [text, points, model] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)]
  useWrittenJump(jump, evidence, { text, points, model })
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 md:grid-cols-2 md:[&_.read]:text-base">
        <EvidencePart
          evidence={evidence}
          text={({ words }) => (
            <div ref={text} tabIndex={-1}>
              <LearnersText text={answer.answer} marks={[...textMarks(words), ...toneMarks(findings)]} />
            </div>
          )}
        />
        <ResultSection title={resultTexts.modelAnswer} ref={model}>
          <ExamText>{modelAnswer}</ExamText>
        </ResultSection>
      </div>
      <EvidencePart
        evidence={evidence}
        text={({ words, keyPoints }) => (
          <>
            <ReadyMadePhrases findings={findings} />
            <CorrectedSentences sentences={correctedSentences(answer.answer, words, findings)} />
            <div ref={points} tabIndex={-1}>
              <CoveredKeyPoints
                keyPoints={keyPoints}
                doneLabel={resultTexts.covered}
                partLabel={resultTexts.coveredInPart}
                openLabel={resultTexts.notCovered}
              />
            </div>
          </>
        )}
      />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}

function LearnersText({ text, marks }: { text: string; marks: ReturnType<typeof textMarks> }) {
  return (
    <ResultSection title={resultTexts.yourText}>
      <MarkedText text={text} marks={marks} texts={resultTexts.markedText} />
      <p className="mt-1.5 text-sm text-ink-3">{marks.length === 0 ? resultTexts.noMarks : resultTexts.markHint}</p>
    </ResultSection>
  )
}

/** A model answer, the main points of a good one, and the reason for it. */
export function WrittenModelAnswer({ modelAnswer, answerKey, media, children }: Shared) {
  return (
    <div className="grid gap-6">
      <ResultSection title={resultTexts.modelAnswer}>
        <ExamText>{modelAnswer}</ExamText>
      </ResultSection>
      <KeyPointList keyPoints={answerKey.keyPoints} />
      {children}
      <KeyExtrasSection extras={answerKey} media={media} />
    </div>
  )
}
