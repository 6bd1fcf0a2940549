import type { Complexity } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { DAY_MILLISECONDS } from '@rehearsal/exam/limits'
import { type KindPractice, nextKinds, type NextReason } from '@rehearsal/exam/next-practice/next-practice'
import { aimedScores, presentScores } from '@rehearsal/exam/study-plan/skill-needs'
import { estimatedScores } from '@rehearsal/exam/estimate/estimated-scores'
import { hasPublishedWeights } from '@rehearsal/exam/formats/task-weights'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { exhaustedKinds } from '../ai-credits/service.ts'
import { type LatestAnswer, levelOfLearner } from '../level/service.ts'
import { getLevel, toldScores } from '../study-plan/service.ts'
import { getTargetOf } from '../targets/service.ts'
import { type AskableQuestion, listAskable } from './queries.ts'

const SUGGESTIONS = 3

export type Suggestion = {
  question: AskableQuestion
  reason: NextReason
  target: number
  isTargetSet: boolean
}

export type Trend = { taskId: TaskId; attempts: number; points: LatestAnswer[] }

/**
 * The questions whose practice is expected to gain most, of as many kinds (`packages/exam/src/next-practice`), and the trends that
 * they follow from. A kind that the quota would refuse is none of them. Of answers to what a running test asks no trend tells.
 */
export async function nextPracticeFor(
  platform: Platform,
  learner: Learner,
  variant: ExamVariant,
): Promise<{ suggestions: Suggestion[]; trends: Trend[]; hasPublishedWeights: boolean }> {
  const { db, clock, config } = platform
  const now = clock.now()
  const [{ level, latest }, questions, { target }, told, refused] = await Promise.all([
    levelOfLearner(platform, learner, variant),
    listAskable(db, learner.id, learner.formats[variant]),
    getTargetOf(platform, learner, variant),
    getLevel(platform, learner),
    exhaustedKinds(db, learner, config, now),
  ])
  const trends = trendsOf(latest)
  const sharesOf = new Map(trends.map(({ taskId, points }) => [taskId, points.map(({ share }) => share)]))
  const shown = trends.map((trend) => ({ ...trend, points: trend.points.filter(({ isAsked }) => !isAsked) }))
  const ofKind = Map.groupBy(questions, ({ taskId }) => taskId)
  const kinds: Partial<Record<TaskId, KindPractice>> = Object.fromEntries(
    [...ofKind]
      .filter(([taskId]) => !refused.has(taskId))
      .map(([taskId, own]) => [taskId, { shares: sharesOf.get(taskId) ?? [], ...leftOf(own, now) }]),
  )
  const aimed = aimedScores(target)
  const estimated = estimatedScores(level)
  const believed = told === null ? estimated : presentScores({ estimated, ...toldScores(told) })
  const suggestions = nextKinds({ format: learner.formats[variant], aimed, believed, kinds })
    .slice(0, SUGGESTIONS)
    .flatMap(({ taskId, reason }): Suggestion[] => {
      const question = questionOf(ofKind.get(taskId) ?? [], reason.share)
      const isTargetSet = (target?.[reason.skill] ?? target?.overall ?? null) !== null
      return question === undefined ? [] : [{ question, reason, target: aimed[reason.skill], isTargetSet }]
    })
  return {
    suggestions,
    trends: shown.filter(({ points }) => points.length > 0),
    hasPublishedWeights: hasPublishedWeights(learner.formats[variant]),
  }
}

/** What the latest scored answers of each kind earned, the oldest first; kinds without one are absent. */
function trendsOf(latest: readonly LatestAnswer[]): Trend[] {
  return [...Map.groupBy(latest, ({ taskId }) => taskId)].map(([taskId, own]) => ({
    taskId,
    attempts: own[0]?.attempts ?? 0,
    points: own.toReversed(),
  }))
}

function leftOf(questions: readonly AskableQuestion[], now: Date): Omit<KindPractice, 'shares'> {
  const answered = questions.flatMap(({ lastAt }) => (lastAt === null ? [] : [lastAt.getTime()]))
  return {
    unseenQuestions: questions.length - answered.length,
    longestUnseenDays:
      answered.length === 0 ? null : Math.max(0, (now.getTime() - Math.min(...answered)) / DAY_MILLISECONDS),
  }
}

/** Where a learner stands decides what comes first of what is new: nobody learns much from what is far too hard or easy. */
function complexityOrder(share: number | null): readonly Complexity[] {
  if (share === null || share < 0.4) return ['EASY', 'AVERAGE', 'HARD']
  return share < 0.75 ? ['AVERAGE', 'EASY', 'HARD'] : ['HARD', 'AVERAGE', 'EASY']
}

/** A question never answered, of the fitting complexity; else the one that was left alone the longest. */
function questionOf(questions: readonly AskableQuestion[], share: number | null): AskableQuestion | undefined {
  const unseen = questions.filter(({ lastAt }) => lastAt === null)
  for (const complexity of complexityOrder(share)) {
    const fitting = unseen.find((question) => question.complexity === complexity)
    if (fitting !== undefined) return fitting
  }
  return questions.toSorted((one, other) => Number(one.lastAt) - Number(other.lastAt))[0]
}
