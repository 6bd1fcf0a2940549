import type { Target } from '@rehearsal/contracts/targets'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import { skillNeeds, type SkillScores } from '@rehearsal/exam/study-plan/skill-needs'
import { gapsOf } from '@rehearsal/exam/study-plan/study-plan'
import { taskShares } from '@rehearsal/exam/study-plan/task-shares'
import { hasPublishedWeights } from '@rehearsal/exam/formats/task-weights'
import type { StudyLevelWish } from '../api/save-study-level.ts'

export type Recommendation = {
  /** Minutes a day for the kinds of each section, on average over the weeks. */
  minutes: readonly { skill: Skill; minutes: number }[]
  /** Points missing to the target in each skill. */
  gaps: SkillScores
  hasPublishedWeights: boolean
}

type Circumstances = { format: FormatId; target: Target | null; daysLeft: number | null }

/** What a plan from this wish comes to: the same shares that the server plans each day by. */
export function recommend(wish: StudyLevelWish, { format, target, daysLeft }: Circumstances): Recommendation {
  const { englishLevel, dailyPractice, scores } = wish
  const mockScores = scores.overall === 0 ? null : scores
  const dailySeconds = DAILY_STUDY_SECONDS[dailyPractice]
  const gaps = gapsOf({ format, dailySeconds, daysLeft, englishLevel, mockScores, target })
  const shares = [...taskShares(format, skillNeeds(gaps), daysLeft)]
  const minutes = skillsInMenuOrder.map((skill) => {
    const ofSection = shares.filter(([taskId]) => taskId.startsWith(`${skill}/`))
    const share = ofSection.reduce((sum, [, part]) => sum + part, 0)
    return { skill, minutes: Math.round((share * dailySeconds) / 60) }
  })
  return { minutes, gaps, hasPublishedWeights: hasPublishedWeights(format) }
}
