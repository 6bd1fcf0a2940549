import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatIdSchema } from '../formats/format-ids.ts'
import { hasTask, rulesOf } from '../formats/formats.ts'
import { DAILY_STUDY_SECONDS, ENGLISH_LEVELS } from '../limits.ts'
import { type Skill, skillSchema } from '../skill.ts'
import { type TaskId, taskIds } from '../task-ids.ts'
import { itemSeconds } from './item-seconds.ts'
import { presentScores, presentSourcesOf, skillNeeds, type SkillScores } from './skill-needs.ts'
import { gapsOf, planDay, planDays, PRACTISED_DAYS, type StudyPlan, type StudyPlanWish } from './study-plan.ts'
import { FAR_DAYS, taskShares } from './task-shares.ts'
import { kindsOf } from '../formats/task-weights.ts'

const score = fc.integer({ min: 10, max: 90 })
const scores = fc.record({ listening: score, reading: score, speaking: score, writing: score })
const wished = fc.option(score)
const target = fc.record({ listening: wished, reading: wished, speaking: wished, writing: wished, overall: wished })
const hours = fc.constantFrom(...Object.values(DAILY_STUDY_SECONDS))
const practised = fc.dictionary(fc.constantFrom(...taskIds), fc.integer({ min: 0, max: 60 }))
const skill = fc.constantFrom(...skillSchema.options)

const wishes: fc.Arbitrary<StudyPlanWish> = fc.record({
  format: fc.constantFrom(...formatIdSchema.options),
  dailySeconds: hours,
  estimated: fc.record({ listening: score, reading: score, speaking: score, writing: score }, { requiredKeys: [] }),
  englishLevel: fc.constantFrom(...ENGLISH_LEVELS),
  mockScores: fc.option(scores),
  target: fc.option(target),
  daysLeft: fc.option(fc.integer({ min: 0, max: 400 })),
  practised,
})

const plain: StudyPlanWish = {
  format: 'academic-2025',
  dailySeconds: 3600,
  estimated: {},
  englishLevel: 'B1',
  mockScores: null,
  target: null,
  daysLeft: null,
  practised: {},
}
const countsOf = ({ tasks }: StudyPlan) => new Map(tasks.map(({ taskId, count }) => [taskId, count]))
const countOf = (plan: StudyPlan, taskId: TaskId) => countsOf(plan).get(taskId) ?? 0

describe('whatever is wished for', () => {
  test('a plan fills the day to within the shortest question, and never exceeds it', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const left = wish.dailySeconds - planDay(wish).totalSeconds
        const shortest = Math.min(...kindsOf(wish.format).map((taskId) => itemSeconds(wish.format, taskId)))
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThan(shortest)
      }),
    )
  })

  test('a length that is no whole hour is filled and not exceeded, either', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 0, max: 20_000 }), (wish, dailySeconds) => {
        const left = dailySeconds - planDay({ ...wish, dailySeconds }).totalSeconds
        expect([left >= 0, left < 60 || dailySeconds < 60]).toEqual([true, true])
      }),
    )
  })

  test('a plan has whole questions of kinds that the exam has, each kind once and in menu order', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { tasks, seconds, totalSeconds } = planDay(wish)
        for (const { taskId, count, seconds: taken } of tasks) {
          expect([Number.isInteger(count), count > 0, hasTask(wish.format, taskId)]).toEqual([true, true, true])
          expect(taken).toBe(count * itemSeconds(wish.format, taskId))
        }
        const ids = tasks.map(({ taskId }) => taskId)
        expect(ids).toEqual(taskIds.filter((taskId) => ids.includes(taskId)))
        expect(Object.values(seconds).reduce((sum, one) => sum + one, 0)).toBe(totalSeconds)
      }),
    )
  })

  test('the same wish gives the same plan', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        expect(planDay(structuredClone(wish))).toEqual(planDay(wish))
      }),
    )
  })

  test('an hour more takes nothing away', () => {
    fc.assert(
      fc.property(wishes, hours, hours, (wish, one, other) => {
        const shorter = countsOf(planDay({ ...wish, dailySeconds: Math.min(one, other) }))
        const longer = planDay({ ...wish, dailySeconds: Math.max(one, other) })
        for (const [taskId, count] of shorter) expect(countOf(longer, taskId)).toBeGreaterThanOrEqual(count)
      }),
    )
  })

  test('a wider gap gives its skill more of the day, and no other skill more', () => {
    fc.assert(
      fc.property(scores, skill, fc.integer({ min: 1, max: 80 }), (gaps, widened, by) => {
        const before = skillNeeds(gaps)
        const after = skillNeeds({ ...gaps, [widened]: gaps[widened] + by })
        const gaining = skillSchema.options.filter((each) => after[each] > before[each])
        expect(gaining).toEqual([widened])
      }),
    )
  })

  test('a wider gap gives the kinds that feed its skill alone no less, and those that do not feed it no more', () => {
    fc.assert(
      fc.property(wishes, scores, skill, fc.integer({ min: 1, max: 80 }), (wish, gaps, widened, by) => {
        const shares = (of: SkillScores) => taskShares(wish.format, skillNeeds(of), wish.daysLeft)
        const [before, after] = [shares(gaps), shares({ ...gaps, [widened]: gaps[widened] + by })]
        const wrong = kindsOf(wish.format).filter((taskId) => {
          const feeds: readonly Skill[] = rulesOf(wish.format, taskId).feeds
          const change = (after.get(taskId) ?? 0) - (before.get(taskId) ?? 0)
          if (!feeds.includes(widened)) return change > 1e-12
          return feeds.length === 1 && change < -1e-12
        })
        expect(wrong).toEqual([])
      }),
    )
  })
})

describe('what the rounding to whole questions leaves of it', () => {
  const longest = (wish: StudyPlanWish) =>
    Math.max(...kindsOf(wish.format).map((taskId) => itemSeconds(wish.format, taskId)))

  test('a skill that is farther from its target gets no less of the day, to within the longest question', () => {
    fc.assert(
      fc.property(wishes, scores, skill, fc.integer({ min: 1, max: 40 }), (wish, mockScores, weak, by) => {
        const secondsFor = (scored: SkillScores) =>
          planDay({ ...wish, estimated: {}, mockScores: scored }).tasks.reduce((sum, { taskId, seconds }) => {
            const feeds: readonly Skill[] = rulesOf(wish.format, taskId).feeds
            return feeds.includes(weak) ? sum + seconds : sum
          }, 0)
        const weaker = { ...mockScores, [weak]: Math.max(10, mockScores[weak] - by) }
        expect(secondsFor(weaker)).toBeGreaterThan(secondsFor(mockScores) - longest(wish))
      }),
    )
  })

  test('the more a kind was practised, the less of it is planned, to within the longest question', () => {
    fc.assert(
      fc.property(wishes, fc.constantFrom(...taskIds), fc.integer({ min: 1, max: 40 }), (wish, taskId, more) => {
        const practisedMore = { ...wish.practised, [taskId]: (wish.practised[taskId] ?? 0) + more }
        const secondsIn = ({ tasks }: StudyPlan) => tasks.find((task) => task.taskId === taskId)?.seconds ?? 0
        const [before, after] = [planDay(wish), planDay({ ...wish, practised: practisedMore })]
        expect(secondsIn(after)).toBeLessThan(secondsIn(before) + longest(wish))
      }),
    )
  })

  test('over four weeks that follow the plan every kind has its share, to within a percent of the time and one question', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const total = new Map<TaskId, number>()
        let all = 0
        for (let day = 0; day < PRACTISED_DAYS; day += 1) {
          const plan = planDay({ ...wish, practised: Object.fromEntries(total) })
          all += plan.totalSeconds
          for (const { taskId, count } of plan.tasks) total.set(taskId, (total.get(taskId) ?? 0) + count)
        }
        for (const [taskId, share] of taskShares(wish.format, skillNeeds(gapsOf(wish)), wish.daysLeft)) {
          const seconds = (total.get(taskId) ?? 0) * itemSeconds(wish.format, taskId)
          expect(Math.abs(seconds - share * all)).toBeLessThanOrEqual(all / 100 + longest(wish))
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('a learner of B1 with an hour a day', () => {
  test('practises the kinds that weigh most, and mostly those of the weakest skill', () => {
    const plan = planDay(plain)
    expect(countOf(plan, 'speaking/repeat-sentence')).toBeGreaterThan(countOf(plan, 'speaking/answer-short-question'))
    const weakSpeaker = planDay({
      ...plain,
      mockScores: { listening: 65, reading: 65, speaking: 30, writing: 65 },
    })
    expect(weakSpeaker.seconds.speaking).toBeGreaterThan(plan.seconds.speaking * 1.5)
  })

  test('has an essay within three days of study, though it does not fit into the share of one', () => {
    const essays: number[] = []
    const practisedSoFar = new Map<TaskId, number>()
    for (let day = 0; day < 3; day += 1) {
      const plan = planDay({ ...plain, practised: Object.fromEntries(practisedSoFar) })
      essays.push(countOf(plan, 'writing/write-essay'))
      for (const { taskId, count } of plan.tasks) practisedSoFar.set(taskId, (practisedSoFar.get(taskId) ?? 0) + count)
    }
    expect(essays).toEqual([0, 0, 1])
  })

  test('leaves for today what was practised without end before, and is not made of what was neglected alone', () => {
    const plan = planDay({ ...plain, practised: { 'speaking/repeat-sentence': 500 } })
    expect(countOf(plan, 'speaking/repeat-sentence')).toBe(0)
    expect(plan.tasks.length).toBeGreaterThan(5)
  })

  test('practises important kinds more and unimportant ones less as the exam comes near', () => {
    const shareOf = (daysLeft: number | null, importance: string) =>
      [...taskShares('academic-2025', skillNeeds(gapsOf(plain)), daysLeft)].reduce(
        (sum, [taskId, share]) => (rulesOf('academic-2025', taskId).importance === importance ? sum + share : sum),
        0,
      )
    for (const [later, sooner] of [
      [60, 30],
      [30, 7],
      [7, 0],
    ] as const) {
      expect(shareOf(sooner, 'high')).toBeGreaterThan(shareOf(later, 'high'))
      expect(shareOf(sooner, 'low')).toBeLessThan(shareOf(later, 'low'))
    }
  })

  test('plans without a date as for one that is two months ahead, and without a target as for 65 in every skill', () => {
    const all65 = { listening: 65, reading: 65, speaking: 65, writing: 65, overall: null }
    expect(planDay({ ...plain, daysLeft: FAR_DAYS, target: all65 })).toEqual(planDay(plain))
    expect(planDay({ ...plain, daysLeft: 300 })).toEqual(planDay(plain))
  })

  test('aims at the overall target in a skill that has none of its own', () => {
    expect(
      gapsOf({ ...plain, target: { listening: 79, reading: null, speaking: null, writing: 30, overall: 60 } }),
    ).toEqual({ listening: 28, reading: 9, speaking: 9, writing: 0 })
  })

  test('is taken at the mock test’s word where there is one', () => {
    expect(gapsOf({ ...plain, mockScores: { listening: 70, reading: 64, speaking: 10, writing: 65 } })).toEqual({
      listening: 0,
      reading: 1,
      speaking: 55,
      writing: 0,
    })
  })
})

test('where a learner stands is what the answers say, else the mock test that was told, else the level, skill by skill', () => {
  const known = { estimated: { speaking: 58 }, englishLevel: 'B1', mockScores: null } as const
  expect(presentScores(known)).toEqual({ listening: 51, reading: 51, speaking: 58, writing: 51 })
  expect(presentSourcesOf(known)).toMatchObject({ speaking: 'answers', reading: 'english-level' })
  const told = { ...known, mockScores: { listening: 70, reading: 64, speaking: 10, writing: 65 } }
  expect(presentScores(told)).toEqual({ ...told.mockScores, speaking: 58 })
  expect(presentSourcesOf(told)).toMatchObject({ speaking: 'answers', reading: 'mock-test' })
})

test('days ahead are planned as if each before was done, today as it is', () => {
  fc.assert(
    fc.property(wishes, fc.integer({ min: 2, max: 6 }), (wish, days) => {
      const plans = planDays(wish, days)
      expect(plans).toHaveLength(days)
      expect(plans[0]).toEqual(planDay(wish))
      const done = { ...wish.practised }
      for (const { taskId, count } of plans[0]?.tasks ?? []) done[taskId] = (done[taskId] ?? 0) + count
      const daysLeft = wish.daysLeft === null ? null : Math.max(0, wish.daysLeft - 1)
      expect(plans[1]).toEqual(planDay({ ...wish, daysLeft, practised: done }))
    }),
    { numRuns: 40 },
  )
})
