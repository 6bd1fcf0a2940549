import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIdSchema } from '../formats/format-ids.ts'
import { hasTask } from '../formats/formats.ts'
import { taskIds } from '../task-ids.ts'
import type { AnswerEvidence } from './answer-evidence.ts'
import { estimatedScores } from './estimated-scores.ts'
import { levelOf } from './level-of.ts'
import { missingAnswers } from './missing-answers.ts'
import { ENOUGH_ANSWERS, isEnough } from './readiness.ts'

const scores = ['overall', 'speaking', 'writing', 'reading', 'listening'] as const
const format = fc.constantFrom(...formatIdSchema.options)
const answer = fc.record({
  taskId: fc.constantFrom(...taskIds),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  standardError: fc.constant(null),
  ageDays: fc.integer({ min: 0, max: 100 }),
  isSeen: fc.boolean(),
})
const someAnswers = fc.array(answer, { maxLength: 30 })
const right: Omit<AnswerEvidence, 'taskId'> = { share: 1, standardError: null, ageDays: 0, isSeen: false }

/** The level of these answers, and what it waits for. */
function standing(id: (typeof formatIdSchema.options)[number], evidence: readonly AnswerEvidence[]) {
  const level = levelOf({ format: id, evidence })
  const answered = new Set(evidence.map(({ taskId }) => taskId).filter((taskId) => hasTask(id, taskId)))
  return { level, missing: missingAnswers({ format: id, level, answered }) }
}

test('a score waits for nothing exactly where there is enough to tell it', () => {
  fc.assert(
    fc.property(format, someAnswers, (id, evidence) => {
      const { level, missing } = standing(id, evidence)
      for (const score of scores) expect(missing[score] === null).toBe(isEnough(level[score]))
    }),
  )
})

test('with the answers that a score waits for there is enough to tell it, and with one fewer there is not', () => {
  fc.assert(
    fc.property(format, someAnswers, fc.constantFrom(...scores), (id, evidence, score) => {
      const lack = standing(id, evidence).missing[score]
      if (lack === null) return
      const kind = lack.kinds[0] ?? evidence.find(({ taskId }) => feeds(id, taskId, score))?.taskId
      if (kind === undefined) throw new Error('No kind feeds the score.')
      const more = Array.from({ length: lack.answers }, (_, i) => ({ ...right, taskId: lack.kinds[i] ?? kind }))
      expect(isEnough(standing(id, [...evidence, ...more]).level[score])).toBe(true)
      expect(isEnough(standing(id, [...evidence, ...more.slice(1)]).level[score])).toBe(false)
    }),
  )
})

const feeds = (
  id: (typeof formatIdSchema.options)[number],
  taskId: AnswerEvidence['taskId'],
  score: (typeof scores)[number],
) => hasTask(id, taskId) && levelOf({ format: id, evidence: [{ ...right, taskId }] })[score] !== null

test('a learner without an answer waits for five of the kinds that decide most', () => {
  const { missing } = standing('academic-2025', [])
  expect(missing.speaking).toEqual({ answers: ENOUGH_ANSWERS, kinds: ['speaking/describe-image'] })
  expect(missing.reading?.kinds).toEqual(['reading/rw-fill-in-the-blanks', 'writing/summarize-written-text'])
  expect(Object.values(missing).every((each) => each !== null && each.answers >= ENOUGH_ANSWERS)).toBe(true)
})

test('skills with enough answers are estimated in whole points, and the others are absent', () => {
  const essays = Array.from({ length: 9 }, () => ({ ...right, share: 0.63, taskId: 'writing/write-essay' as const }))
  const summaries = essays.map((each) => ({ ...each, taskId: 'writing/summarize-written-text' as const }))
  expect(estimatedScores(levelOf({ format: 'academic-2025', evidence: [...essays, ...summaries] }))).toEqual({
    writing: 60,
  })
})
