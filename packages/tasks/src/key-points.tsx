import type { KeyPointResult } from '@rehearsal/exam/score'
import { Checklist } from '@rehearsal/ui/checklist'
import { resultTexts } from './messages.ts'
import { ResultSection } from './result-section.tsx'

type Props = {
  keyPoints: readonly KeyPointResult[]
  doneLabel: string
  /** Said of a point of which only some words were found, where the engine tells. */
  partLabel?: string
  openLabel: string
}

/** Which main points an answer covers, and by which of its words. */
export function CoveredKeyPoints({ keyPoints, doneLabel, partLabel, openLabel }: Props) {
  if (keyPoints.length === 0) return null
  return (
    <ResultSection title={resultTexts.keyPoints}>
      <Checklist
        doneLabel={doneLabel}
        openLabel={openLabel}
        items={keyPoints.map(({ point, isCovered, quote }) => ({
          text: point,
          isDone: isCovered,
          label: !isCovered && quote !== null ? partLabel : undefined,
          detail: quote !== null && (isCovered || partLabel !== undefined) ? resultTexts.quoted(quote) : undefined,
        }))}
      />
    </ResultSection>
  )
}

/** The main points of a good answer. */
export function KeyPointList({ keyPoints }: { keyPoints: readonly { point: string }[] }) {
  return (
    <ResultSection title={resultTexts.keyPoints}>
      <ul lang="en" dir="ltr" className="grid list-disc gap-1 ps-5 text-ink-2">
        {keyPoints.map(({ point }) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </ResultSection>
  )
}
