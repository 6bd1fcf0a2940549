import type { BarRow, KindRow } from './mock-report.ts'
import { kindsOfBar, profileBars } from './skills-profile.ts'

/** The eight bars: of each the mean share of the kinds that feed it, by what they weigh in the overall score here. */
export function profileOf(kinds: readonly KindRow[]): BarRow[] {
  return profileBars.map((bar) => {
    const fed = kinds.flatMap((kind) =>
      kindsOfBar(bar).includes(kind.taskId) && kind.share !== null ? [{ ...kind, share: kind.share }] : [],
    )
    const weight = fed.reduce((sum, { weights }) => sum + weights.overall, 0)
    const share = fed.reduce((sum, kind) => sum + kind.weights.overall * kind.share, 0) / weight
    return {
      bar,
      items: fed.reduce((sum, { items, unscorable, pending }) => sum + items - unscorable - pending, 0),
      share: weight === 0 ? null : Math.min(1, share),
    }
  })
}
