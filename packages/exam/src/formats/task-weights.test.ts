import { describe, expect, test } from 'vitest'
import { formatIdSchema } from './format-ids.ts'
import { rulesOf } from './formats.ts'
import { skillSchema } from '../skill.ts'
import type { TaskId } from '../task-ids.ts'
import { findRow } from './blueprints/blueprints.ts'
import { itemMaximum } from './item-maxima.ts'
import { itemSeconds } from '../study-plan/item-seconds.ts'
import { hasPublishedWeights, kindsOf, taskWeights } from './task-weights.ts'

describe.each(formatIdSchema.options)('%s', (format) => {
  test('what the kinds decide of the overall score makes a whole', () => {
    const { overall } = taskWeights(format)
    expect([...overall.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
    expect([...overall.values()].every((weight) => weight > 0)).toBe(true)
  })

  test.each(skillSchema.options)('the weights in %s are those of kinds that feed it, and make a whole', (skill) => {
    const weights = taskWeights(format)[skill]
    expect([...weights.values()].reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
    for (const [taskId, weight] of weights)
      expect(weight > 0).toBe(rulesOf(format, taskId).feeds.some((fed) => fed === skill))
  })

  test('every kind of it has its count, and takes between one minute and half an hour', () => {
    for (const taskId of kindsOf(format)) {
      expect(findRow(format, taskId)?.items.min).toBeGreaterThanOrEqual(1)
      expect(itemSeconds(format, taskId) % 30).toBe(0)
      expect(itemSeconds(format, taskId)).toBeGreaterThanOrEqual(60)
      expect(itemSeconds(format, taskId)).toBeLessThan(1800)
    }
  })
})

test('the published weights keep their proportion where kinds are absent', () => {
  const { speaking } = taskWeights('academic-2025')
  // Of the 101 percent in exam-rules §6.1, 19 and 13 belong to the two kinds that we do not have.
  expect(speaking.get('speaking/describe-image')).toBeCloseTo(31 / 69, 12)
  expect(speaking.get('speaking/read-aloud')).toBeCloseTo(9 / 69, 12)
})

test('the exam with all its kinds shares nothing out', () => {
  const { speaking } = taskWeights('academic-2025-full')
  expect(speaking.get('speaking/describe-image')).toBeCloseTo(31 / 101, 12)
  expect(speaking.get('speaking/summarize-group-discussion')).toBeCloseTo(19 / 101, 12)
  expect(speaking.get('speaking/respond-to-a-situation')).toBeCloseTo(13 / 101, 12)
})

test('weights that nobody published are counts times maxima', () => {
  const { writing } = taskWeights('core-2024')
  const [email, summary] = [writing.get('writing/write-email') ?? 0, writing.get('writing/summarize-written-text') ?? 0]
  // 2-3 e-mails of 15 marks, 1-2 summaries of 8.
  expect(email / summary).toBeCloseTo((2.5 * 15) / (1.5 * 8), 12)
  expect(formatIdSchema.options.filter(hasPublishedWeights)).toEqual(['academic-2025', 'academic-2025-full'])
})

test.each<[TaskId, number]>([
  ['speaking/repeat-sentence', 13],
  ['writing/write-essay', 26],
  ['listening/write-from-dictation', 10],
  ['listening/multiple-choice-single', 1],
])('an item of %s can earn %i', (taskId, max) => {
  expect(itemMaximum('academic-2025', taskId)).toBe(max)
})

test('what absent kinds would decide goes to those that are there, in proportion; a skill that none feeds has nothing', () => {
  const weights = taskWeights('academic-2025', ['speaking/describe-image', 'speaking/read-aloud'])
  expect(weights.speaking.get('speaking/describe-image')).toBeCloseTo(31 / 40, 12)
  expect(weights.overall.get('speaking/describe-image')).toBeCloseTo(15 / 19, 12)
  expect(weights.writing.get('speaking/describe-image')).toBe(0)
})
