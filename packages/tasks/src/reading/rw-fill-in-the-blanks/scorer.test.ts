import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { rwFillInTheBlanks } from './definition.ts'
import { sample } from './sample.ts'
import { scoreRwFillInTheBlanks } from './scorer.ts'

const score = (...words: string[]) =>
  scoreRwFillInTheBlanks({ ...sample, answer: { words } }, contextOf(rwFillInTheBlanks.id))

test('each gap with its word earns a mark', async () => {
  expect((await score('rose', 'moved')).skills).toEqual({ reading: { earned: 2, max: 2 } })
})

test('a wrong or an empty gap costs its own mark alone, and stands beside the right word', async () => {
  const { total, comparisons } = await score('', 'removed')
  expect(total).toEqual({ earned: 0, max: 2 })
  expect(comparisons).toEqual([
    { given: '', correct: 'rose', isCorrect: false },
    { given: 'removed', correct: 'moved', isCorrect: false },
  ])
  expect((await score('rose', '')).total.earned).toBe(1)
})

test('there is one word for each gap, and at least one gap is filled', () => {
  for (const words of [['rose'], ['rose', 'moved', '']]) {
    expect(rwFillInTheBlanks.check(sample.prompt, { words })).toEqual([
      { path: 'words', code: 'wrong_length', message: 'Send one word for each of the 2 gaps.' },
    ])
  }
  expect(rwFillInTheBlanks.check(sample.prompt, { words: ['', ' '] })).toEqual([
    { path: 'words', code: 'missing', message: 'Fill at least one gap.' },
  ])
})

test('in the core format a gap counts for writing as well', async () => {
  const score = await scoreRwFillInTheBlanks(sample, contextOf(rwFillInTheBlanks.id, {}, 'core-2024'))
  expect(Object.keys(score.skills)).toEqual(['reading', 'writing'])
})

test('a word that another gap offers is refused in this one', () => {
  expect(rwFillInTheBlanks.check(sample.prompt, { words: ['moved', 'moved'] })).toEqual([
    { path: 'words.0', code: 'unknown', message: '“moved” is not offered for gap 1.' },
  ])
})

test.each([[{}], [{ words: 'rose' }], [{ words: [1, 2] }], [{ words: ['r'.repeat(61), ''] }]])(
  '%j is no answer',
  (submission) => {
    expect(rwFillInTheBlanks.submission.safeParse(submission).success).toBe(false)
  },
)
