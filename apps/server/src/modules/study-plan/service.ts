import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import { estimatedScores } from '@rehearsal/exam/estimate/estimated-scores'
import type { Skill } from '@rehearsal/exam/skill'
import {
  type Known,
  type PresentSource,
  presentSourcesOf,
  type SkillScores,
} from '@rehearsal/exam/study-plan/skill-needs'
import {
  gapsOf,
  planDay,
  planDays,
  PRACTISED_DAYS,
  type StudyPlan,
  type StudyPlanWish,
} from '@rehearsal/exam/study-plan/study-plan'
import { hasPublishedWeights } from '@rehearsal/exam/formats/task-weights'
import type { TaskId } from '@rehearsal/exam/task-ids'
import type { Learner } from '../../platform/http/learner.ts'
import { dayAfter, dayIn, startOfDay } from '@rehearsal/exam/learner-day'
import type { Platform } from '../../platform/services.ts'
import { levelOfLearner } from '../level/service.ts'
import { daysLeftTo, getTargetOf } from '../targets/service.ts'
import { findLevel, type LevelRecord, listPractised, type NewLevel, upsertLevel } from './queries.ts'

export type { LevelRecord, NewLevel }

/** A learner's plan of today and how far it is done. */
export type TodaysPlan = {
  id: number
  variant: ExamVariant
  plan: StudyPlan
  doneToday: ReadonlyMap<TaskId, number>
  basis: {
    dailySeconds: number
    gaps: SkillScores
    present: Readonly<Record<Skill, PresentSource>>
    /** The latest answers that the estimate rests on. */
    answers: number
    isTargetSet: boolean
    daysLeft: number | null
    hasPublishedWeights: boolean
  }
}

/** What of a study plan a learner may see: that there is one alone, that there is none, or all of it. */
export type ShownPlan = { kind: 'locked'; id: number } | { kind: 'none' } | { kind: 'open'; today: TodaysPlan }

/** The plan that a learner may see; the plan itself is premium (specification §6), and is not even worked out for others. */
export async function shownPlanOf(platform: Platform, learner: Learner, variant: ExamVariant): Promise<ShownPlan> {
  const level = await findLevel(platform.db, learner.id)
  if (learner.status !== 'PREMIUM') return { kind: 'locked', id: level?.id ?? 0 }
  if (!level) return { kind: 'none' }
  return { kind: 'open', today: await todaysPlan(platform, learner, variant, level) }
}

/** What a learner has told the wizard. */
export const getLevel = async ({ db }: Platform, learner: Learner): Promise<LevelRecord | null> =>
  (await findLevel(db, learner.id)) ?? null

/** What of it says where the learner stands. */
export const toldScores = (level: LevelRecord): Omit<Known, 'estimated'> => ({
  englishLevel: level.englishLevel,
  mockScores: level.overall === 0 ? null : level,
})

export const saveLevel = ({ db, clock }: Platform, learner: Learner, level: NewLevel): Promise<LevelRecord> =>
  upsertLevel(db, learner.id, level, clock.now())

/** The same for a learner who did not go through the wizard: the demo's. */
export const addLevel = upsertLevel

/** The plans of today and the days after it, as if each were done; null where the wizard was told nothing. Only for premium learners. */
export async function plansAhead(
  platform: Platform,
  learner: Learner,
  variant: ExamVariant,
  days: number,
): Promise<StudyPlan[] | null> {
  const level = await findLevel(platform.db, learner.id)
  return level === undefined ? null : planDays((await wishOf(platform, learner, variant, level)).wish, days)
}

async function todaysPlan(
  platform: Platform,
  learner: Learner,
  variant: ExamVariant,
  level: LevelRecord,
): Promise<TodaysPlan> {
  const { wish, practised, answers } = await wishOf(platform, learner, variant, level)
  const { format, target, dailySeconds, daysLeft } = wish
  return {
    id: level.id,
    variant,
    plan: planDay(wish),
    doneToday: new Map(practised.map(({ taskId, today: done }) => [taskId, done])),
    basis: {
      dailySeconds,
      daysLeft,
      gaps: gapsOf(wish),
      present: presentSourcesOf(wish),
      answers,
      isTargetSet: isAnySet(target),
      hasPublishedWeights: hasPublishedWeights(format),
    },
  }
}

async function wishOf(platform: Platform, learner: Learner, variant: ExamVariant, level: LevelRecord) {
  const { db, clock } = platform
  const today = dayIn(learner.timeZone, clock.now())
  const since = startOfDay(dayAfter(today, { days: -PRACTISED_DAYS }), learner.timeZone)
  const [{ level: present }, { target }, practised] = await Promise.all([
    levelOfLearner(platform, learner, variant),
    getTargetOf(platform, learner, variant),
    listPractised(db, learner.id, variant, { since, todayStart: startOfDay(today, learner.timeZone) }),
  ])
  const wish: StudyPlanWish = {
    format: learner.formats[variant],
    dailySeconds: DAILY_STUDY_SECONDS[level.dailyPractice],
    estimated: estimatedScores(present),
    ...toldScores(level),
    target,
    daysLeft: target && daysLeftTo(target.examDate, today),
    practised: Object.fromEntries(practised.map(({ taskId, before }) => [taskId, before])),
  }
  return { wish, practised, answers: present.overall?.answers ?? 0 }
}

function isAnySet(target: StudyPlanWish['target']): boolean {
  if (target === null) return false
  const { listening, reading, speaking, writing, overall } = target
  return [listening, reading, speaking, writing, overall].some((score) => score !== null)
}
