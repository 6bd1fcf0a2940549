import type { KeyPointResult, PointTruth } from '@rehearsal/exam/score'
import { Checklist, type ChecklistItem } from '@rehearsal/ui/checklist'
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
        items={keyPoints.map((keyPoint) => itemOf(keyPoint, partLabel))}
      />
      <p className="mt-2.5 text-sm text-ink-3">
        {keyPoints.some(({ truth }) => truth !== undefined) ? resultTexts.factsCompared : resultTexts.factsNotChecked}
      </p>
    </ResultSection>
  )
}

const ITEM_OF_TRUTH: Readonly<Record<PointTruth, Partial<ChecklistItem>>> = {
  kept: {},
  doubtful: { tone: 'doubtful', label: resultTexts.saidDoubtful },
  reversed: { tone: 'wrong', label: resultTexts.saidReversed },
}

function itemOf({ point, isCovered, quote, truth }: KeyPointResult, partLabel: string | undefined): ChecklistItem {
  const isShown = isCovered || partLabel !== undefined || truth === 'reversed'
  return {
    text: point,
    isDone: isCovered,
    label: !isCovered && quote !== null ? partLabel : undefined,
    detail: quote !== null && isShown ? resultTexts.quoted(quote) : undefined,
    ...(truth === undefined ? {} : ITEM_OF_TRUTH[truth]),
  }
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
