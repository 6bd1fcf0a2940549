import type { FormatId } from '../formats/format-ids.ts'
import type { Skill } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import { itemSeconds } from './item-seconds.ts'
import {
  aimedScores,
  type Known,
  presentScores,
  skillGaps,
  skillNeeds,
  type SkillScores,
  type WishedScores,
} from './skill-needs.ts'
import { taskShares } from './task-shares.ts'

/** What was practised in so many days before today counts; today itself does not, so that a plan stays as it is through its day. */
export const PRACTISED_DAYS = 28

/** All that decides what a learner does today. */
export type StudyPlanWish = Known & {
  format: FormatId
  /** Whole hours, as the wizard offers them; other lengths are filled just so. */
  dailySeconds: number
  /** Null where no target is set: 65 in every skill. */
  target: WishedScores | null
  /** Null where no exam date is set: as if it were two months ahead or more. */
  daysLeft: number | null
  /** Questions answered per kind in the `PRACTISED_DAYS` days before today. */
  practised: Readonly<Partial<Record<TaskId, number>>>
}

export type PlannedTask = { taskId: TaskId; count: number; seconds: number }

export type StudyPlan = {
  /** The kinds to practise today, in menu order; those with no question today are left out. */
  tasks: readonly PlannedTask[]
  /** Seconds today of the kinds of each section. */
  seconds: SkillScores
  totalSeconds: number
}

/** A kind in the queue for its next place in the day. */
type Queued = {
  taskId: TaskId
  seconds: number
  share: number
  /** Seconds already given to it before this day. */
  given: number
}

/**
 * What a learner does today: how many questions of which kind.
 *
 * The day is filled by fair queueing. Each kind has a share of all study time (`taskShares`); the next question is of
 * the kind whose share is least served, counting what was practised in the last four weeks. So what takes twenty
 * minutes comes on some days and not on others, and over the weeks every kind has its share. What was practised beyond
 * its share waits, and what was neglected comes sooner, by an hour of study or one question at most: a plan never
 * consists of catching up alone.
 *
 * The day is filled hour by hour, so that a longer day holds all of a shorter one. It is full when not even the
 * shortest question fits, and never longer than asked for. The same wish gives the same plan.
 */
export function planDay(wish: StudyPlanWish): StudyPlan {
  const queue = queueOf(wish)
  const counts = filledDay(queue, wish.dailySeconds)
  const tasks = queue.flatMap(({ taskId, seconds }): PlannedTask[] => {
    const count = counts.get(taskId) ?? 0
    return count === 0 ? [] : [{ taskId, count, seconds: count * seconds }]
  })
  const secondsOf = (section: Skill) =>
    tasks.reduce((sum, { taskId, seconds }) => (taskId.startsWith(`${section}/`) ? sum + seconds : sum), 0)
  return {
    tasks,
    seconds: {
      listening: secondsOf('listening'),
      reading: secondsOf('reading'),
      speaking: secondsOf('speaking'),
      writing: secondsOf('writing'),
    },
    totalSeconds: tasks.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

/**
 * The plans of `count` days from today on, each as if those before it were done: what a calendar can say of days to come. Today's is
 * `planDay`'s.
 */
export function planDays(wish: StudyPlanWish, count: number): StudyPlan[] {
  const plans: StudyPlan[] = []
  const practised = new Map(Object.entries(wish.practised))
  for (let ahead = 0; ahead < count; ahead += 1) {
    const daysLeft = wish.daysLeft === null ? null : Math.max(0, wish.daysLeft - ahead)
    const plan = planDay({ ...wish, daysLeft, practised: Object.fromEntries(practised) })
    for (const { taskId, count: questions } of plan.tasks) {
      practised.set(taskId, (practised.get(taskId) ?? 0) + questions)
    }
    plans.push(plan)
  }
  return plans
}

/** Points missing in each skill: those that the plan goes by. */
export function gapsOf({ target, ...known }: Known & Pick<StudyPlanWish, 'target'>): SkillScores {
  return skillGaps(presentScores(known), aimedScores(target))
}

const HOUR_SECONDS = 3600

function queueOf(wish: StudyPlanWish): Queued[] {
  const { format, daysLeft, practised } = wish
  const shares = [...taskShares(format, skillNeeds(gapsOf(wish)), daysLeft)].filter(([, share]) => share > 0)
  const kinds = shares.map(([taskId, share]) => ({ taskId, share, seconds: itemSeconds(format, taskId) }))
  const practisedSeconds = (taskId: TaskId, seconds: number) => (practised[taskId] ?? 0) * seconds
  const all = kinds.reduce((sum, { taskId, seconds }) => sum + practisedSeconds(taskId, seconds), 0)
  return kinds.map(({ taskId, share, seconds }) => {
    const [due, most] = [share * all, Math.max(seconds, share * HOUR_SECONDS)]
    const given = Math.min(due + most, Math.max(due - most, practisedSeconds(taskId, seconds)))
    return { taskId, share, seconds, given }
  })
}

function filledDay(queue: readonly Queued[], dailySeconds: number): ReadonlyMap<TaskId, number> {
  const counts = new Map<TaskId, number>()
  let left = 0
  for (let begun = 0; begun < dailySeconds; begun += HOUR_SECONDS) {
    left += Math.min(HOUR_SECONDS, dailySeconds - begun)
    for (let next = nextOf(queue, counts, left); next !== undefined; next = nextOf(queue, counts, left)) {
      counts.set(next.taskId, (counts.get(next.taskId) ?? 0) + 1)
      left -= next.seconds
    }
  }
  return counts
}

/** The kind that is least served of those that still fit; the first in menu order where two are alike. */
function nextOf(queue: readonly Queued[], counts: ReadonlyMap<TaskId, number>, left: number): Queued | undefined {
  // In the middle of its next question a kind has what it should have: long kinds are neither favoured nor put last.
  const served = ({ taskId, seconds, share, given }: Queued) =>
    (given + seconds * ((counts.get(taskId) ?? 0) + 0.5)) / share
  return queue
    .filter(({ seconds }) => seconds <= left)
    .reduce<Queued | undefined>((least, kind) => (least && served(least) <= served(kind) ? least : kind), undefined)
}
