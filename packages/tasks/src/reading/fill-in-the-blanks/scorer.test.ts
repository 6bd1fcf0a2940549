import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { readingFillInTheBlanks } from './definition.ts'
import { sample } from './sample.ts'
import { scoreReadingFillInTheBlanks } from './scorer.ts'

const score = (...words: string[]) =>
  scoreReadingFillInTheBlanks({ ...sample, answer: { words } }, contextOf(readingFillInTheBlanks.id))

test('each gap with its word earns a mark', async () => {
  expect((await score('rose', 'moved')).skills).toEqual({ reading: { earned: 2, max: 2 } })
})

test('a wrong or an empty gap costs its own mark alone, and stands beside the right word', async () => {
  const { total, comparisons } = await score('', 'sang')
  expect(total).toEqual({ earned: 0, max: 2 })
  expect(comparisons).toEqual([
    { given: '', correct: 'rose', isCorrect: false },
    { given: 'sang', correct: 'moved', isCorrect: false },
  ])
  expect((await score('rose', '')).total.earned).toBe(1)
})

test('there is one word for each gap, and at least one gap is filled', () => {
  for (const words of [['rose'], ['rose', 'moved', '']]) {
    expect(readingFillInTheBlanks.check(sample.prompt, { words })).toEqual([
      { path: 'words', code: 'wrong_length', message: 'Send one word for each of the 2 gaps.' },
    ])
  }
  expect(readingFillInTheBlanks.check(sample.prompt, { words: ['', ' '] })).toEqual([
    { path: 'words', code: 'missing', message: 'Fill at least one gap.' },
  ])
})

test('a word that is not in the box is refused, and so is one used twice', () => {
  expect(readingFillInTheBlanks.check(sample.prompt, { words: ['fell', 'moved'] })).toEqual([
    { path: 'words.0', code: 'unknown', message: '“fell” is not offered for gap 1.' },
  ])
  expect(readingFillInTheBlanks.check(sample.prompt, { words: ['moved', 'moved'] })).toEqual([
    { path: 'words.1', code: 'duplicate', message: '“moved” already stands in another gap.' },
  ])
})

test.each([[{}], [{ words: 'rose' }], [{ words: [1, 2] }], [{ words: ['r'.repeat(61), ''] }]])(
  '%j is no answer',
  (submission) => {
    expect(readingFillInTheBlanks.submission.safeParse(submission).success).toBe(false)
  },
)
