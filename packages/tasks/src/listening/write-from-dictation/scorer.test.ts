import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { writeFromDictation } from './definition.ts'
import { sample } from './sample.ts'
import { scoreWriteFromDictation } from './scorer.ts'

const score = (answer: string) =>
  scoreWriteFromDictation({ ...sample, answer: { answer } }, contextOf('listening/write-from-dictation'))

test('every word of the sentence earns a mark for listening and for writing', async () => {
  expect((await score('The library closes early on Fridays.')).skills).toEqual({
    listening: { earned: 6, max: 6 },
    writing: { earned: 6, max: 6 },
  })
})

test('a misspelt word costs its own mark and is shown beside the right one', async () => {
  const { total, comparisons } = await score('the libary closes early on fridays')
  expect(total.earned).toBe(5)
  expect(comparisons[1]).toEqual({ given: 'libary', correct: 'library', isCorrect: false })
})

test('an empty answer is not sent', () => {
  expect(writeFromDictation.check(sample.prompt, { answer: '  ' })).toEqual([
    { path: 'answer', code: 'empty', message: 'Type the sentence first.' },
  ])
})
