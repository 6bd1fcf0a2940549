import { expect, test } from 'vitest'
import { contextOf } from '../../testing.ts'
import { reOrderParagraphs } from './definition.ts'
import { sample } from './sample.ts'
import { scoreReOrderParagraphs } from './scorer.ts'

const score = (...answers: string[]) =>
  scoreReOrderParagraphs({ ...sample, answer: { answers } }, contextOf('reading/re-order-paragraphs'))

test('the right order earns one mark per pair', async () => {
  expect((await score('a', 'b', 'c')).skills).toEqual({ reading: { earned: 2, max: 2 } })
})

test('a pair kept in the wrong place still earns its mark', async () => {
  expect((await score('c', 'a', 'b')).skills).toEqual({ reading: { earned: 1, max: 2 } })
})

test('an empty answer earns nothing and is compared with the right order', async () => {
  expect((await score()).comparisons).toEqual([
    { given: '', correct: 'The market opened before dawn.', isCorrect: false },
    { given: '', correct: 'Farmers sold there what they had picked that night.', isCorrect: false },
    { given: '', correct: 'By noon the square was empty.', isCorrect: false },
  ])
})

test('a paragraph used twice is refused, since repeats could collect every pair', () => {
  expect(() => score('b', 'c', 'a', 'b')).toThrow('Use each paragraph once')
})

test('the check names every unknown and every missing paragraph', () => {
  expect(reOrderParagraphs.check(sample.prompt, { answers: ['a', 'x'] })).toEqual([
    { path: 'answers.1', code: 'unknown', message: 'There is no paragraph x.' },
    { path: 'answers', code: 'missing', message: 'Paragraph c is missing.' },
    { path: 'answers', code: 'missing', message: 'Paragraph b is missing.' },
  ])
  expect(reOrderParagraphs.check(sample.prompt, { answers: ['a', 'b', 'c'] })).toBeNull()
})
