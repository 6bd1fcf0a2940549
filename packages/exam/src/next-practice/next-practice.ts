import type { FormatId } from '../formats/format-ids.ts'
import { MOCK_SCORE_MAX, MOCK_SCORE_MIN } from '../limits.ts'
import { type Skill, skillsInMenuOrder } from '../skill.ts'
import type { EstimatedScores, SkillScores } from '../study-plan/skill-needs.ts'
import { kindsOf, taskWeights } from '../formats/task-weights.ts'
import type { TaskId } from '../task-ids.ts'

/** What a learner has done of one kind of question, and what there is left of it. */
export type KindPractice = {
  /** Shares of the marks that the latest scored answers earned, 0–1, the newest last; empty before the first. */
  shares: readonly number[]
  /** Questions of the kind that were never answered. */
  unseenQuestions: number
  /** Days since the question was answered that was left alone the longest; null where none was answered. */
  longestUnseenDays: number | null
}

export type NextPracticeInput = {
  format: FormatId
  /** What is aimed at in each skill, 10–90. */
  aimed: SkillScores
  /** Where the learner is believed to stand before the answers of the kind are looked at, 10–90; a skill of which nothing is known is absent. */
  believed: EstimatedScores
  kinds: Readonly<Partial<Record<TaskId, KindPractice>>>
}

/** Why a kind is next: the skill in which it would help most. */
export type NextReason = {
  skill: Skill
  /** The part of that skill's score that the kind decides, 0–1. */
  weight: number
  /** Mean share of the marks of the latest answers, 0–1; null before the first. */
  share: number | null
  answers: number
  /** The share of the marks that the target asks for, 0–1. */
  neededShare: number
  /** Score points of the skill that reaching that share would bring. */
  points: number
}

export type NextKind = { taskId: TaskId; gain: number; reason: NextReason }

/** So many answers say as much as what was believed before them. */
const BELIEF_ANSWERS = 3
/** What is known of nobody in particular. */
const UNKNOWN_SHARE = 0.5
/** Even where the target is reached, a kind is worth this part of what is still missing to all of its marks. */
const UPKEEP = 0.1
/** After so many days an answered question is worth two thirds of a new one. */
const FORGETTING_DAYS = 14
const SCALE = MOCK_SCORE_MAX - MOCK_SCORE_MIN

/** The share of the marks that stands for a score: the scale from 10 to 90 read as a line. A rough guide, and said to be one. */
export const shareOfScore = (score: number): number => (score - MOCK_SCORE_MIN) / SCALE

/**
 * The kinds of question by what practising them would gain, the greatest first: weight × gap × novelty.
 *
 * The weight is the kind's in each skill (`taskWeights`); the gap lies between the share of the marks that the latest
 * answers earned and the share that the target asks for; novelty is 1 while there are questions never answered, else it
 * grows with the days since the oldest answer. Few answers are not believed alone: they are averaged with what was known
 * before. A kind without any question is left out. Kinds alike stand in menu order.
 */
export function nextKinds({ format, aimed, believed, kinds }: NextPracticeInput): NextKind[] {
  const weights = taskWeights(format)
  return kindsOf(format)
    .flatMap((taskId): NextKind[] => {
      const practice = kinds[taskId]
      const novelty = practice === undefined ? 0 : noveltyOf(practice)
      if (practice === undefined || novelty === 0) return []
      const reasons = skillsInMenuOrder.flatMap((skill): NextReason[] => {
        const weight = weights[skill].get(taskId) ?? 0
        return weight === 0 ? [] : [reasonOf(practice, { skill, weight, aimed, believed })]
      })
      const best = reasons.reduce<NextReason | undefined>(
        (most, one) => (most && worthOf(most) >= worthOf(one) ? most : one),
        undefined,
      )
      if (best === undefined) return []
      return [{ taskId, gain: novelty * reasons.reduce((sum, reason) => sum + worthOf(reason), 0), reason: best }]
    })
    .toSorted((one, other) => other.gain - one.gain)
}

type InSkill = { skill: Skill; weight: number; aimed: SkillScores; believed: EstimatedScores }

function reasonOf({ shares }: KindPractice, { skill, weight, aimed, believed }: InSkill): NextReason {
  const answers = shares.length
  const neededShare = shareOfScore(aimed[skill])
  const known = believed[skill]
  const missing = Math.max(0, neededShare - likelyShare(shares, known === undefined ? null : shareOfScore(known)))
  return {
    skill,
    weight,
    share: answers === 0 ? null : sumOf(shares) / answers,
    answers,
    neededShare,
    points: weight * missing * SCALE,
  }
}

/** Points to the target, and a little of what lies beyond it. */
function worthOf({ points, weight, share }: NextReason): number {
  return points + UPKEEP * weight * (1 - (share ?? UNKNOWN_SHARE)) * SCALE
}

/** What an answer is likely to earn: the latest ones, drawn towards what was believed before. */
function likelyShare(shares: readonly number[], believed: number | null): number {
  return (sumOf(shares) + BELIEF_ANSWERS * (believed ?? UNKNOWN_SHARE)) / (shares.length + BELIEF_ANSWERS)
}

function noveltyOf({ unseenQuestions, longestUnseenDays }: KindPractice): number {
  if (unseenQuestions > 0) return 1
  return longestUnseenDays === null ? 0 : 1 - Math.exp(-longestUnseenDays / FORGETTING_DAYS)
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
