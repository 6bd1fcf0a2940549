import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { listeningFillInTheBlanks } from './definition.ts'
import { sample } from './sample.ts'
import { scoreListeningFillInTheBlanks } from './scorer.ts'

const score = (...words: string[]) =>
  scoreListeningFillInTheBlanks({ ...sample, answer: { words } }, contextOf(listeningFillInTheBlanks.id))

test('each gap with its word earns a mark', async () => {
  expect((await score('rose', 'moved')).skills).toEqual({ listening: { earned: 2, max: 2 } })
})

test('a wrong or an empty gap costs its own mark alone, and stands beside the right word', async () => {
  const { total, comparisons } = await score('', 'mooved')
  expect(total).toEqual({ earned: 0, max: 2 })
  expect(comparisons).toEqual([
    { given: '', correct: 'rose', isCorrect: false },
    { given: 'mooved', correct: 'moved', isCorrect: false },
  ])
  expect((await score('rose', '')).total.earned).toBe(1)
})

test('there is one word for each gap, and at least one gap is filled', () => {
  for (const words of [['rose'], ['rose', 'moved', '']]) {
    expect(listeningFillInTheBlanks.check(sample.prompt, { words })).toEqual([
      { path: 'words', code: 'wrong_length', message: 'Send one word for each of the 2 gaps.' },
    ])
  }
  expect(listeningFillInTheBlanks.check(sample.prompt, { words: ['', ' '] })).toEqual([
    { path: 'words', code: 'missing', message: 'Fill at least one gap.' },
  ])
})

test('capitals and the space around a typed word do not count; its spelling does', async () => {
  expect((await score(' ROSE ', 'Moved')).total.earned).toBe(2)
  expect((await score('roze', 'moved')).total.earned).toBe(1)
})

test.each([[{}], [{ words: 'rose' }], [{ words: [1, 2] }], [{ words: ['r'.repeat(61), ''] }]])(
  '%j is no answer',
  (submission) => {
    expect(listeningFillInTheBlanks.submission.safeParse(submission).success).toBe(false)
  },
)
