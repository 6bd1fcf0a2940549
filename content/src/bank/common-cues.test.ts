import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkCommonCues } from './common-cues.ts'

/** Thirty other questions; half of their answers help people, and one in ten is about a bridge that people built. */
const others = Array.from({ length: 30 }, (_, i) => {
  const text = `${i % 2 === 0 ? 'They help people' : 'It rains'}${i % 10 === 0 ? ' near the bridge' : ''}.`
  return aBankQuestion({ id: i + 2, facts: { sampleAnswers: [{ field: 'sampleAnswer', text }] } })
})
const check = (...cues: string[][]) =>
  checkCommonCues([
    aBankQuestion({
      id: 1,
      facts: {
        keyPoints: {
          field: 'keyPoints',
          points: [
            { point: 'A.', cues: [['bee']] },
            { point: 'B.', cues },
          ],
        },
      },
    }),
    ...others,
  ]).map(({ field, message }) => [field, message])

test.each([
  ['lists of its own', [['bridge'], ['stone']]],
  ['one common list beside its own ones', [['help'], ['bridge'], ['stone']]],
])('a point with %s passes', (_what, cues) => {
  expect(check(...cues)).toEqual([])
})

test('a point that common words alone can make is a problem', () => {
  expect(check(['help', 'save'], ['people'], ['bridge'])).toEqual([
    ['keyPoints.1.cues', 'can be made by common words alone: help, save; people'],
  ])
})

test('a point that many other answers make is a problem', () => {
  expect(check(['bridge', 'rain'])).toEqual([['keyPoints.1.cues', expect.stringContaining('common words')]])
  const cues = [['help'], ['near', 'rain'], ['bridge', 'it']]
  expect(check(...cues)).toEqual([
    ['keyPoints.1.cues', expect.stringMatching(/^(?:can be made by common words|is made by \d+ %)/u)],
  ])
})

test('a bank of few answers says nothing about what is common', () => {
  const point = { field: 'keyPoints', points: [{ point: 'A.', cues: [['help']] }] }
  expect(checkCommonCues([aBankQuestion({ facts: { keyPoints: point } }), ...others.slice(0, 15)])).toEqual([])
})
