import { expect, test } from 'vitest'
import { aSpeechRating, contextOf } from '../../testing.ts'
import { sample } from './sample.ts'
import { scoreReadAloud } from './scorer.ts'

const rated = (rating: Parameters<typeof aSpeechRating>[0]) =>
  scoreReadAloud(sample, contextOf('speaking/read-aloud', { rateScriptedSpeech: async () => aSpeechRating(rating) }))

test('the text that was to be read and the stored recording reach the rater', async () => {
  const asked: unknown[] = []
  await scoreReadAloud(
    sample,
    contextOf('speaking/read-aloud', {
      rateScriptedSpeech: async (...call) => {
        asked.push(...call)
        return aSpeechRating({})
      },
    }),
  )
  expect(asked).toEqual([1, sample.prompt.text])
})

test('content, pronunciation and fluency earn their shares of five', async () => {
  const score = await rated({
    contentShare: 0.8,
    estimates: { total: 0.7, pronunciation: 0.6, fluency: 0.5, prosody: 0.5 },
  })
  expect(score.traits.map(({ points }) => points.earned)).toEqual([4, 3, 2.5])
  expect(score.total).toMatchObject({ earned: 9.5, max: 15 })
})

test('in the 2025 academic format read aloud counts for speaking alone', async () => {
  expect(Object.keys((await rated({})).skills)).toEqual(['speaking'])
})

test('no word read right takes the whole item to nothing', async () => {
  expect((await rated({ contentShare: 0 })).total).toEqual({ earned: 0, max: 15, standardError: 0 })
})

test('the reason counts every kind of slip', async () => {
  const score = await rated({ miscues: { words: 10, omitted: 1, replaced: 2, inserted: 3, repeated: 0 } })
  expect(score.traits[0]?.reason).toBe('7 of 10 words said as they stand; 1 left out, 2 replaced, 3 added.')
})

test('only pauses of a second or more are counted as long', async () => {
  const score = await rated({
    wordsPerMinute: 142,
    pauses: [
      { start: 1, end: 1.4 },
      { start: 3, end: 4.2 },
    ],
  })
  expect(score.traits[2]?.reason).toBe('142 words a minute, 1 long pause.')
})

test('the standard errors of the rater stand on the scale of the traits', async () => {
  const score = await rated({ standardErrors: { total: 0.1, pronunciation: 0.1, fluency: 0.2, prosody: 0.2 } })
  expect(score.traits.slice(1).map(({ standardError }) => standardError)).toEqual([0.5, 1])
})

test('the total’s error is the sum of those of its traits', async () => {
  const { total, traits } = await rated({})
  expect(traits.every(({ standardError = 0 }) => standardError > 0)).toBe(true)
  expect(total.standardError).toBeCloseTo(traits.reduce((sum, { standardError = 0 }) => sum + standardError, 0))
})

test('melody and rate of the take are kept as evidence', async () => {
  const signs = {
    pitch: { stepSeconds: 0.05, semitones: [0, null, 1.5] },
    rate: { wordsPerMinute: 140, syllablesPerSecond: 4.1 },
  }
  expect((await rated({ signs })).evidence).toMatchObject(signs)
})
