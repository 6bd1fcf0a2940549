import { cosine } from '@rehearsal/meaning/vectors'
import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { directionOf, readMeaning } from './answer-meaning.ts'
import { questionVectors } from './sentence-vectors.ts'
import { windowsOf } from './windows.ts'

const TEXT = 'The last train had left, so we had to wait until the morning. A taxi was too expensive. Sorry!'

test('an answer is read as its sentences, the clauses of long ones, and neighbours together', () => {
  const windows = windowsOf(parseText(TEXT)).map(({ kind, start, end }) => [kind, TEXT.slice(start, end)])
  expect(windows).toEqual([
    ['sentence', 'The last train had left, so we had to wait until the morning.'],
    ['clause', 'The last train had left'],
    ['clause', 'so we had to wait until the morning'],
    ['pair', 'The last train had left, so we had to wait until the morning. A taxi was too expensive.'],
    ['sentence', 'A taxi was too expensive.'],
    ['pair', 'A taxi was too expensive. Sorry!'],
    ['sentence', 'Sorry!'],
  ])
})

test('a sentence is nearest to what says the same in other words', async () => {
  const { windows } = await readMeaning(parseText(TEXT), ['sentence'])
  const [asked, other] = await questionVectors(['A cab would have cost too much.', 'The museum opens at nine.'])
  const near = windows.map(({ vector }) => cosine(vector, asked ?? new Float32Array()))
  expect(near.indexOf(Math.max(...near))).toBe(1)
  const whole = directionOf(windows.map(({ vector }) => vector))
  expect(cosine(whole, asked ?? new Float32Array())).toBeGreaterThan(cosine(whole, other ?? new Float32Array()))
})

test('what a question says is known again, and means the same', async () => {
  const sentences = ['A cab would have cost too much.', 'A cab would have cost too much.', 'The museum opens at nine.']
  expect(await questionVectors(sentences)).toEqual(await questionVectors(sentences))
})

test('nothing written means nothing', async () => {
  expect(await readMeaning(parseText(' … '))).toMatchObject({ windows: [] })
})
