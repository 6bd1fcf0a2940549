import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIdSchema } from '../formats/format-ids.ts'
import { kindsOf } from '../formats/task-weights.ts'
import type { TaskId } from '../task-ids.ts'
import { type KindPractice, nextKinds, type NextPracticeInput, shareOfScore } from './next-practice.ts'

const format = 'academic-2025'
const even = (score: number) => ({ listening: score, reading: score, speaking: score, writing: score })
const fresh: KindPractice = { shares: [], unseenQuestions: 5, longestUnseenDays: null }
const allFresh = Object.fromEntries(kindsOf(format).map((taskId) => [taskId, fresh]))
const base: NextPracticeInput = { format, aimed: even(65), believed: {}, kinds: allFresh }

const gainOf = (input: NextPracticeInput, taskId: TaskId) =>
  nextKinds(input).find((kind) => kind.taskId === taskId)?.gain ?? 0
const withKind = (taskId: TaskId, changes: Partial<KindPractice>): NextPracticeInput => ({
  ...base,
  kinds: { ...base.kinds, [taskId]: { ...fresh, ...changes } },
})

const kind = fc.constantFrom(...kindsOf(format))
const score = fc.integer({ min: 10, max: 90 })
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 })

test('a learner of whom nothing is known begins with what weighs most', () => {
  const [first] = nextKinds(base)
  expect(first?.taskId).toBe('writing/summarize-written-text')
  expect(first?.reason).toMatchObject({ skill: 'writing', share: null, answers: 0 })
})

test('the line from 10 to 90 is read as 0 to 1', () => {
  expect([10, 50, 90].map(shareOfScore)).toEqual([0, 0.5, 1])
})

test('a higher target never makes a kind worth less', () => {
  fc.assert(
    fc.property(kind, score, score, (taskId, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(gainOf({ ...base, aimed: even(high) }, taskId)).toBeGreaterThanOrEqual(
        gainOf({ ...base, aimed: even(low) }, taskId),
      )
    }),
  )
})

test('better answers never make a kind worth more', () => {
  fc.assert(
    fc.property(kind, shares, fc.double({ min: 0, max: 1, noNaN: true }), (taskId, worse, lift) => {
      const better = worse.map((share) => share + (1 - share) * lift)
      expect(gainOf(withKind(taskId, { shares: better }), taskId)).toBeLessThanOrEqual(
        gainOf(withKind(taskId, { shares: worse }), taskId) + 1e-9,
      )
    }),
  )
})

test('what was answered is worth less than what is new, and more with every day', () => {
  const at = (days: number) =>
    gainOf(
      withKind('speaking/read-aloud', { unseenQuestions: 0, longestUnseenDays: days, shares: [0.4] }),
      'speaking/read-aloud',
    )
  const isNew = gainOf(withKind('speaking/read-aloud', { shares: [0.4] }), 'speaking/read-aloud')
  expect(at(1)).toBeLessThan(at(7))
  expect(at(7)).toBeLessThan(at(60))
  expect(at(60)).toBeLessThan(isNew)
})

test('a kind without a question, or answered this very moment, is not named', () => {
  const none = nextKinds(withKind('speaking/read-aloud', { unseenQuestions: 0 }))
  const now = nextKinds(withKind('speaking/read-aloud', { unseenQuestions: 0, longestUnseenDays: 0, shares: [0] }))
  for (const kinds of [none, now]) expect(kinds.map(({ taskId }) => taskId)).not.toContain('speaking/read-aloud')
  expect(nextKinds({ ...base, kinds: {} })).toEqual([])
})

test('a skill that is believed weak comes first while none of its kinds was answered', () => {
  const first = (believed: NextPracticeInput['believed']) => nextKinds({ ...base, believed })[0]?.reason.skill
  expect(first({ ...even(65), reading: 20 })).toBe('reading')
  expect(first({ ...even(65), speaking: 20 })).toBe('speaking')
})

test('one bad answer is not believed as much as ten', () => {
  const bad = (many: number) =>
    gainOf(withKind('writing/write-essay', { shares: Array.from({ length: many }, () => 0) }), 'writing/write-essay')
  expect(bad(1)).toBeLessThan(bad(10))
})

test('where every target is reached there is still something to do, the weakest of the weighty first', () => {
  const kinds = Object.fromEntries(
    kindsOf(format).map((taskId) => [taskId, { ...fresh, shares: Array.from({ length: 20 }, () => 0.9) }]),
  )
  const weak = { ...fresh, shares: Array.from({ length: 20 }, () => 0.7) }
  const found = nextKinds({ ...base, aimed: even(30), kinds: { ...kinds, 'speaking/describe-image': weak } })
  expect(found[0]).toMatchObject({ taskId: 'speaking/describe-image', reason: { points: 0 } })
})

test.each(formatIdSchema.options)('%s names only its own kinds, each once, the greatest gain first', (id) => {
  const kinds = Object.fromEntries(kindsOf(id).map((taskId) => [taskId, fresh]))
  const found = nextKinds({ ...base, format: id, kinds: { ...allFresh, ...kinds } })
  const gains = found.map(({ gain }) => gain)
  expect(new Set(found.map(({ taskId }) => taskId)).size).toBe(found.length)
  expect(found.every(({ taskId }) => kindsOf(id).includes(taskId))).toBe(true)
  expect(gains).toEqual(gains.toSorted((one, other) => other - one))
})
