import type { KeyPointResult, PointTruth } from '@rehearsal/exam/score'
import { Checklist, type ChecklistItem } from '@rehearsal/ui/checklist'
import type { ReactNode } from 'react'
import { resultTexts } from './messages.ts'
import type { PointGroup } from './point-group.ts'
import { ResultSection } from './result-section.tsx'

type Props = {
  keyPoints: readonly KeyPointResult[]
  /** Where the points belong to somebody: under whose name each stands. */
  groups?: readonly PointGroup[] | undefined
  doneLabel: string
  /** Said of a point of which only some words were found, where the engine tells. */
  partLabel?: string
  openLabel: string
}

/** Which main points an answer covers, and by which of its words. */
export function CoveredKeyPoints({ keyPoints, groups, doneLabel, partLabel, openLabel }: Props) {
  if (keyPoints.length === 0) return null
  return (
    <ResultSection title={resultTexts.keyPoints}>
      <Grouped all={keyPoints} groups={groups}>
        {(points) => (
          <Checklist
            doneLabel={doneLabel}
            openLabel={openLabel}
            items={points.map((keyPoint) => itemOf(keyPoint, partLabel))}
          />
        )}
      </Grouped>
      <p className="mt-2.5 text-sm text-ink-3">
        {keyPoints.some(({ truth }) => truth !== undefined) ? resultTexts.factsCompared : resultTexts.factsNotChecked}
      </p>
    </ResultSection>
  )
}

type GroupedProps<Point> = {
  all: readonly Point[]
  groups?: readonly PointGroup[] | undefined
  children: (points: readonly Point[]) => ReactNode
}

/** The points of each group under its title; without groups, or where none has a point, all of them. */
function Grouped<Point extends { point: string }>({ all, groups = [], children }: GroupedProps<Point>) {
  const shown = groups.flatMap(({ title, points }) => {
    const own = all.filter(({ point }) => points.includes(point))
    return own.length === 0 ? [] : [{ title, own }]
  })
  if (shown.length === 0) return children(all)
  return (
    <div className="grid gap-4">
      {shown.map(({ title, own }) => (
        <section key={title} aria-label={title}>
          <h4 className="mb-1.5 text-sm font-semibold text-ink-2">{title}</h4>
          {children(own)}
        </section>
      ))}
    </div>
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
export function KeyPointList({
  keyPoints,
  groups,
}: {
  keyPoints: readonly { point: string }[]
  groups?: readonly PointGroup[] | undefined
}) {
  return (
    <ResultSection title={resultTexts.keyPoints}>
      <Grouped all={keyPoints} groups={groups}>
        {(points) => (
          <ul lang="en" dir="ltr" className="grid list-disc gap-1 ps-5 text-ink-2">
            {points.map(({ point }) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </Grouped>
    </ResultSection>
  )
}
