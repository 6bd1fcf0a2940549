import { formatIdSchema } from '@rehearsal/exam/formats/format-ids'
import { formats, hasTask } from '@rehearsal/exam/formats/formats'
import { assembleForm } from '@rehearsal/exam/mock-test/assemble-form'
import { formIds } from '@rehearsal/exam/mock-test/forms'
import { type TaskId, taskIds } from '@rehearsal/exam/task-ids'
import { beforeAll, expect, test } from 'vitest'
import { checkIdsLocked } from './bank/ids-lock.ts'
import { imageSource } from './images/image-source.ts'
import { ownSources } from './own-sources.ts'
import { readQuestions, type SourceBank } from './read-questions.ts'
import { Shelf } from './shelf.ts'

/** The kinds of which an exam has most. */
const frequent: readonly TaskId[] = [
  'speaking/read-aloud',
  'speaking/repeat-sentence',
  'speaking/answer-short-question',
  'listening/write-from-dictation',
]

let bank: SourceBank
let idsLock = ''

beforeAll(async () => {
  const sources = await ownSources()
  idsLock = sources.idsLock
  bank = await readQuestions(sources)
})

test('the question bank has no problems', () => {
  expect(bank.problems).toEqual([])
})

test('the lock of ids has every question', () => {
  expect(checkIdsLocked(bank.questions, idsLock)).toEqual([])
})

test.each(taskIds)('there are enough questions of %s', (taskId) => {
  const { length } = bank.questions.filter((question) => question.taskId === taskId)
  expect(length).toBeGreaterThanOrEqual(frequent.includes(taskId) ? 40 : 20)
})

test.each(taskIds)('%s has easy, average and hard questions, in British and in American spelling', (taskId) => {
  const questions = bank.questions.filter((question) => question.taskId === taskId)
  expect(new Set(questions.map(({ complexity }) => complexity))).toEqual(new Set(['EASY', 'AVERAGE', 'HARD']))
  const british = questions.filter(({ spelling }) => spelling === 'GB').length / questions.length
  expect(british).toBeGreaterThan(0.3)
  expect(british).toBeLessThan(0.7)
})

const imageTypes = imageSource.options.map((option) => option.shape.type.value)
test.each(imageTypes)(
  'there are four pictures and more of the type %s',
  async (imageType) => {
    const questions = bank.questions.filter(({ taskId }) => taskId === 'speaking/describe-image')
    const shown = await Promise.all(questions.map(async ({ convert }) => (await convert(new Shelf())).prompt))
    expect(shown.filter((prompt) => Object(prompt).imageType === imageType).length).toBeGreaterThanOrEqual(4)
  },
  30_000,
)

test.each(formatIdSchema.options)('there is enough for every form of a mock test of %s', (format) => {
  const { variant } = formats[format]
  const candidates = bank.questions
    .filter(({ taskId, variants }) => hasTask(format, taskId) && variants.includes(variant))
    .map(({ id, taskId, title, complexity }) => ({ id, taskId, title, complexity, seenAt: null }))
  for (const form of formIds) {
    for (let seed = 0; seed < 20; seed += 1) expect(assembleForm({ format, form, seed, candidates }).lacks).toEqual([])
  }
})
