import type { KindSummary } from '../../estimate/level-of.ts'
import { SCALE_POINTS } from '../../estimate/scale.ts'
import type { TaskWeights } from '../../formats/task-weights.ts'
import { type Skill, skillSchema } from '../../skill.ts'
import type { TaskId } from '../../task-ids.ts'
import type { KindRow } from './mock-report.ts'
import type { Counted, MarksWithError, ReportItem } from './report-item.ts'

export type CountedItem = { item: ReportItem; counted: Counted }

type KindsInput = { counted: readonly CountedItem[]; summaries: readonly KindSummary[]; weights: TaskWeights }

/** One row for each kind of the form, in test order. */
export function kindRows({ counted, summaries, weights }: KindsInput): KindRow[] {
  return [...Map.groupBy(counted, ({ item }) => item.taskId)].map(([taskId, own]) => {
    const marks = marksOf(own)
    const decided = weightsOf(weights, taskId)
    return {
      taskId,
      items: own.length,
      answered: own.filter(({ item }) => item.outcome === 'answered').length,
      unscorable: own.filter((each) => each.counted.as === 'unscorable').length,
      pending: own.filter((each) => each.counted.as === 'pending').length,
      earned: sumOf(marks, ({ earned }) => earned),
      max: sumOf(marks, ({ max }) => max),
      share: summaries.find((summary) => summary.taskId === taskId)?.share ?? null,
      weights: decided,
      onePointMore: scaled(decided, SCALE_POINTS * onePointShare(marks)),
    }
  })
}

export const marksOf = (counted: readonly CountedItem[]): MarksWithError[] =>
  counted.flatMap((each) => (each.counted.as === 'marks' ? [each.counted.marks] : []))

function weightsOf(weights: TaskWeights, taskId: TaskId): KindRow['weights'] {
  return {
    overall: weights.overall.get(taskId) ?? 0,
    skills: ofSkills((skill) => weights[skill].get(taskId) ?? 0),
  }
}

const scaled = ({ overall, skills }: KindRow['weights'], by: number): KindRow['onePointMore'] => ({
  overall: overall * by,
  skills: ofSkills((skill) => (skills[skill] ?? 0) * by),
})

/** Skills in which the value is not 0. */
function ofSkills(valueOf: (skill: Skill) => number): Partial<Record<Skill, number>> {
  return Object.fromEntries(
    skillSchema.options.map((skill) => [skill, valueOf(skill)]).filter(([, value]) => value !== 0),
  )
}

/** What a mark more on each item adds to their mean share; where less than a mark is missing, only that. */
function onePointShare(marks: readonly MarksWithError[]): number {
  if (marks.length === 0) return 0
  return sumOf(marks, ({ earned, max }) => Math.min(1, Math.max(0, max - earned)) / max) / marks.length
}

const sumOf = (marks: readonly MarksWithError[], valueOf: (each: MarksWithError) => number) =>
  marks.reduce((sum, each) => sum + valueOf(each), 0)
