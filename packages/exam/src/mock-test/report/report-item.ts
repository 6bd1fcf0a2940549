import type { PartId } from '../../formats/blueprints/blueprint.ts'
import type { FormatId } from '../../formats/format-ids.ts'
import { itemMaximum } from '../../formats/item-maxima.ts'
import type { Points } from '../../points.ts'
import type { Engine } from '../../score.ts'
import type { TaskId } from '../../task-ids.ts'
import type { Trait } from '../../trait.ts'

/** Marks with the standard error of `earned`, null where it is not known or a key decided. */
export type MarksWithError = Points & { standardError: number | null }

/** One item of a form and what became of it. */
export type ReportItem = {
  part: PartId
  taskId: TaskId
  /** Its place in the form; no two are alike. */
  position: number
  /** The learner had met the question before the test. */
  wasSeen: boolean
  outcome: 'answered' | 'late' | 'unanswered'
  /** How far the answer is scored; of no account where there is none, or a late one. */
  state: 'scored' | 'pending' | 'unscorable'
  /** Null unless scored. */
  marks: (MarksWithError & { traits: readonly (MarksWithError & { trait: Trait })[] }) | null
  /** What scored it; null unless scored. */
  engine: Engine | null
}

/** What an item counts for: its marks, or why it is left out. */
export type Counted = { as: 'marks'; marks: MarksWithError } | { as: 'unscorable' | 'pending' }

/** What counts: no answer and a late one earn nothing, surely; an answer without a score is left out. */
export function countedAs(format: FormatId, item: ReportItem): Counted {
  const { outcome, state, marks, taskId } = item
  if (outcome !== 'answered')
    return { as: 'marks', marks: { earned: 0, max: marks?.max ?? itemMaximum(format, taskId), standardError: 0 } }
  if (state === 'pending') return { as: 'pending' }
  return state === 'scored' && marks !== null ? { as: 'marks', marks } : { as: 'unscorable' }
}
