import type { Standings } from '@rehearsal/contracts/level'
import type { Target } from '@rehearsal/contracts/targets'
import type { FormatId } from '@rehearsal/exam/formats/format-ids'
import { DAILY_STUDY_SECONDS } from '@rehearsal/exam/limits'
import { type Skill, skillsInMenuOrder } from '@rehearsal/exam/skill'
import {
  type EstimatedScores,
  type PresentSource,
  presentSourcesOf,
  skillNeeds,
  type SkillScores,
} from '@rehearsal/exam/study-plan/skill-needs'
import { gapsOf } from '@rehearsal/exam/study-plan/study-plan'
import { taskShares } from '@rehearsal/exam/study-plan/task-shares'
import { hasPublishedWeights } from '@rehearsal/exam/formats/task-weights'
import type { StudyLevelWish } from '../api/save-study-level.ts'

export type Recommendation = {
  /** Minutes a day for the kinds of each section, on average over the weeks. */
  minutes: readonly { skill: Skill; minutes: number }[]
  /** Points missing to the target in each skill. */
  gaps: SkillScores
  /** What says where the learner stands in each skill. */
  present: Readonly<Record<Skill, PresentSource>>
  hasPublishedWeights: boolean
}

type Circumstances = {
  format: FormatId
  target: Target | null
  daysLeft: number | null
  /** Where the learner's answers say that they stand; null while that cannot be had. */
  standings: Standings | null
}

/** What a plan from this wish comes to: the same shares that the server plans each day by. */
export function recommend(
  wish: StudyLevelWish,
  { format, target, daysLeft, standings }: Circumstances,
): Recommendation {
  const { englishLevel, dailyPractice, scores } = wish
  const mockScores = scores.overall === 0 ? null : scores
  const dailySeconds = DAILY_STUDY_SECONDS[dailyPractice]
  const known = { estimated: estimatedIn(standings), englishLevel, mockScores }
  const gaps = gapsOf({ ...known, target })
  const shares = [...taskShares(format, skillNeeds(gaps), daysLeft)]
  const minutes = skillsInMenuOrder.map((skill) => {
    const ofSection = shares.filter(([taskId]) => taskId.startsWith(`${skill}/`))
    const share = ofSection.reduce((sum, [, part]) => sum + part, 0)
    return { skill, minutes: Math.round((share * dailySeconds) / 60) }
  })
  return { minutes, gaps, present: presentSourcesOf(known), hasPublishedWeights: hasPublishedWeights(format) }
}

/** As the server's plan takes them: whole points of the skills with enough answers. */
function estimatedIn(standings: Standings | null): EstimatedScores {
  return Object.fromEntries(
    skillsInMenuOrder.flatMap((skill) => {
      const level = standings?.[skill].level ?? null
      return level === null ? [] : [[skill, Math.round(level.value)]]
    }),
  )
}
