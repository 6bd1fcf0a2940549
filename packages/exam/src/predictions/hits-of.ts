/** What was predicted of one kind for one week, and what was seen of the kind in exams of that week. */
export type KindOutcome = {
  /** Questions on the list. */
  predicted: number
  /** Those of them that were seen. */
  seen: number
  /** How many a list of as many random questions would have hit, on average. */
  byChance: number
  /** Reports that all this rests on. */
  reports: number
}

type KindWeek = {
  listed: ReadonlySet<number>
  /** How many questions the list was chosen from. */
  questions: number
  /** How often each question of the kind was reported as seen in that week. */
  reportsOf: ReadonlyMap<number, number>
}

/**
 * How a list did. Of `questions` equally likely ones, of which `n` were seen, as many random ones as were listed hit
 * `listed × n / questions` on average (docs/predictions.md).
 */
export function hitsOf({ listed, questions, reportsOf }: KindWeek): KindOutcome {
  const seen = [...listed].filter((id) => reportsOf.has(id)).length
  const ofAll = Math.min(reportsOf.size, questions)
  return {
    predicted: listed.size,
    seen,
    byChance: questions === 0 ? 0 : (listed.size * ofAll) / questions,
    reports: [...reportsOf.values()].reduce((sum, reports) => sum + reports, 0),
  }
}

/** Several outcomes as one. */
export const addedUp = (outcomes: readonly KindOutcome[]): KindOutcome =>
  outcomes.reduce(
    (sum, each) => ({
      predicted: sum.predicted + each.predicted,
      seen: sum.seen + each.seen,
      byChance: sum.byChance + each.byChance,
      reports: sum.reports + each.reports,
    }),
    { predicted: 0, seen: 0, byChance: 0, reports: 0 },
  )
