import type { FormatId } from '../formats/format-ids.ts'
import { hasTask, rulesOf } from '../formats/formats.ts'
import { kindsOf, taskWeights } from '../formats/task-weights.ts'
import { type Skill, skillSchema } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { DRIFT_POINTS, KIND_SPREAD, OLDEST_DAYS, SKILL_SPREAD } from './constants.ts'
import type { Level, LevelScore } from './level.ts'
import { engineOf, markingOf } from './marking.ts'
import { bandOf, SCALE_POINTS, scoreOfShare } from './scale.ts'
import { type AnswersSummary, summariseAnswers } from './summarise-answers.ts'

/** What the answers of one kind tell. */
export type KindSummary = AnswersSummary & { taskId: TaskId }

export type LevelInput = {
  format: FormatId
  evidence: readonly AnswerEvidence[]
  /** The kinds that the scores are meant to be about; all of the format where none are named, which is the exam itself. */
  kinds?: readonly TaskId[]
  /** Answers of each kind that no engine could score, or none has scored yet. */
  unscored?: ReadonlyMap<TaskId, number>
}

/**
 * Where a learner is: the one place that says so. The overall score and each skill with a 90 % band, on 10–90 and unrounded.
 *
 * The value is 10 + 80 × Σ weight × mean share of the kind, over the kinds that were answered, by `taskWeights` (a convention, see
 * `scoreOfShare`). The band is about what the same learner would earn today over all items of all `kinds`, rightly marked; what it is made
 * of stands in docs/mock-test-report.md. Answers of other kinds, and those older than `OLDEST_DAYS`, are left out.
 */
export function levelOf(input: LevelInput): Level {
  const { format, kinds = kindsOf(format) } = input
  const summaries = summariseKinds(input)
  const present = taskWeights(
    format,
    summaries.map(({ taskId }) => taskId),
  )
  const meant = taskWeights(format, kinds)
  const of = (score: Skill | 'overall'): LevelScore | null =>
    levelScore(format, summaries, { present: present[score], meant: meant[score] })
  return {
    overall: of('overall'),
    speaking: of('speaking'),
    writing: of('writing'),
    reading: of('reading'),
    listening: of('listening'),
  }
}

/** What the answers of each kind tell, in the order of the kinds' first answers. */
export function summariseKinds({ format, evidence, kinds, unscored }: LevelInput): KindSummary[] {
  const isMeant = (taskId: TaskId) => hasTask(format, taskId) && (kinds?.includes(taskId) ?? true)
  const counted = evidence.filter(({ taskId, ageDays }) => isMeant(taskId) && ageDays <= OLDEST_DAYS)
  return [...Map.groupBy(counted, ({ taskId }) => taskId)].map(([taskId, answers]) => ({
    taskId,
    ...summariseAnswers({
      marking: markingOf(format, taskId),
      engine: engineOf(format, taskId),
      answers,
      unscored: unscored?.get(taskId) ?? 0,
    }),
  }))
}

type Weights = Record<'present' | 'meant', ReadonlyMap<TaskId, number>>

function levelScore(format: FormatId, summaries: readonly KindSummary[], weights: Weights): LevelScore | null {
  const fed = summaries.flatMap((summary) => {
    const weight = weights.present.get(summary.taskId) ?? 0
    return weight === 0 ? [] : [{ ...summary, weight }]
  })
  if (fed.length === 0) return null
  const sum = (valueOf: (kind: (typeof fed)[number]) => number) => fed.reduce((total, kind) => total + valueOf(kind), 0)
  const systematic = [...Map.groupBy(fed, ({ engine }) => engine).values()].reduce(
    (total, alike) => total + alike.reduce((all, kind) => all + kind.weight * kind.systematicError, 0) ** 2,
    0,
  )
  const repeat = sum(({ weight, variance }) => weight ** 2 * variance)
  const absent = absentVariance(format, weights)
  const drift = DRIFT_POINTS ** 2 * sum(({ weight, ageDays }) => weight * ageDays)
  const inPoints = (variance: number) => Math.sqrt(SCALE_POINTS ** 2 * variance + drift)
  const value = Math.min(scoreOfShare(1), scoreOfShare(sum(({ weight, share }) => weight * share)))
  const standardError = inPoints(repeat + systematic + absent)
  return {
    value,
    ...bandOf(value, standardError),
    standardError,
    repeatError: inPoints(repeat),
    answers: sum(({ answers }) => answers),
    coverage: Math.min(
      1,
      sum(({ taskId }) => weights.meant.get(taskId) ?? 0),
    ),
  }
}

/**
 * Variance of what is missed because kinds without an answer are taken to be like the others: a learner's kinds differ, and skills more.
 * What kinds with answers say too much about themselves, and absent ones nothing, is `present` less `meant`.
 */
function absentVariance(format: FormatId, { present, meant }: Weights): number {
  const excess = [...new Set([...present.keys(), ...meant.keys()])].map((taskId) => ({
    taskId,
    by: (present.get(taskId) ?? 0) - (meant.get(taskId) ?? 0),
  }))
  const ofKinds = excess.reduce((sum, { by }) => sum + by ** 2, 0)
  const ofSkill = (skill: Skill) =>
    excess.reduce((sum, { taskId, by }) => {
      const { feeds } = rulesOf(format, taskId)
      return feeds.includes(skill) ? sum + by / feeds.length : sum
    }, 0)
  return (
    KIND_SPREAD ** 2 * ofKinds +
    SKILL_SPREAD ** 2 * skillSchema.options.reduce((sum, skill) => sum + ofSkill(skill) ** 2, 0)
  )
}
