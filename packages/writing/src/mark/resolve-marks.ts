/** Chooses between marks that overlap. */
import type { Mark, MarkType } from './mark.ts'

/** Of two marks on the same words the graver stays. */
const RANK: Readonly<Record<MarkType, number>> = {
  GRAMMAR_CRITICAL: 0,
  SPELLING: 1,
  GRAMMAR_MODERATE: 2,
  GRAMMAR_MINOR: 3,
}

/** Keeps, of overlapping marks, the one that tells the learner most, and returns them in text order. */
export function resolveMarks(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = []
  for (const mark of marks.toSorted(byPreference)) {
    if (!kept.some((other) => overlaps(mark, other))) kept.push(mark)
  }
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** Graver first; our own rules know learners' errors better than harper's general ones; then the shorter span. */
function byPreference(a: Mark, b: Mark): number {
  return (
    RANK[a.type] - RANK[b.type] ||
    Number(a.code.startsWith('harper:')) - Number(b.code.startsWith('harper:')) ||
    a.end - a.start - (b.end - b.start) ||
    a.start - b.start ||
    a.code.localeCompare(b.code)
  )
}

function overlaps(a: Mark, b: Mark): boolean {
  const isEmpty = a.start === a.end || b.start === b.end
  return isEmpty ? a.start <= b.end && b.start <= a.end : a.start < b.end && b.start < a.end
}
