import type { FormatId } from '../formats/format-ids.ts'
import { taskWeights } from '../formats/task-weights.ts'
import type { Skill } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import type { Level } from './level.ts'
import { ENOUGH_ANSWERS, ENOUGH_COVERAGE, isEnough } from './readiness.ts'

/** What a score waits for until `isEnough` of it. */
export type MissingAnswers = {
  /** Answers more, of any kinds that feed the score … */
  answers: number
  /** … with one of each of these among them; the kinds that decide most first. Empty where the answers are of enough kinds already. */
  kinds: TaskId[]
}

type MissingInput = {
  format: FormatId
  level: Level
  /** The kinds of the answers that the level rests on. */
  answered: ReadonlySet<TaskId>
}

/** What each score still waits for; null where there is enough to tell it. */
export function missingAnswers({
  format,
  level,
  answered,
}: MissingInput): Record<Skill | 'overall', MissingAnswers | null> {
  const weights = taskWeights(format)
  const of = (score: Skill | 'overall'): MissingAnswers | null => {
    const { answers, coverage } = level[score] ?? { answers: 0, coverage: 0 }
    if (isEnough(level[score])) return null
    const kinds = missingKinds({ weights: weights[score], covered: coverage, answered })
    return { answers: Math.max(kinds.length, ENOUGH_ANSWERS - answers), kinds }
  }
  return {
    overall: of('overall'),
    speaking: of('speaking'),
    writing: of('writing'),
    reading: of('reading'),
    listening: of('listening'),
  }
}

type Lack = { weights: ReadonlyMap<TaskId, number>; covered: number; answered: ReadonlySet<TaskId> }

function missingKinds({ weights, covered, answered }: Lack): TaskId[] {
  const kinds: TaskId[] = []
  let coverage = covered
  const byWeight = [...weights]
    .filter(([taskId]) => !answered.has(taskId))
    .toSorted(([, one], [, other]) => other - one)
  for (const [taskId, weight] of byWeight) {
    if (coverage >= ENOUGH_COVERAGE) break
    kinds.push(taskId)
    coverage += weight
  }
  return kinds
}
