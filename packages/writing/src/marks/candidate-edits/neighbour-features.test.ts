import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { logistic } from '@rehearsal/statistics/numbers'
import { type LexicalScore, neighbourFeatures } from './neighbour-features.ts'

/** An edit at a place, with the log odds of its detection. */
function scored(at: number, detection: number): LexicalScore {
  const edit = {
    kind: 'form',
    place: at,
    length: 1,
    words: [],
    logBefore: 0,
    logAfter: 0,
    logRatio: 0,
    rival: 0,
  } as const
  return { placed: { edit, features: () => [], lexicalFeatures: [], start: 0, end: 0 }, detection, correction: 0 }
}

test('an edit has the highest log odds of each place around, and of the same words', () => {
  const [first] = neighbourFeatures([[scored(3, 1), scored(3, 2)], [scored(3, -1)], [scored(4, 0.5)], [scored(1, -3)]])
  expect([first?.slice(0, 5), first?.slice(6)]).toEqual([
    [-3, -8, 2, 0.5, -8],
    [2, 2],
  ])
})

test('it has what share of the places of the sentence is probably wrong elsewhere', () => {
  const [, second] = neighbourFeatures([[scored(0, 1)], [scored(5, 4)], [scored(9, -1)]])
  expect(second?.[5]).toBeCloseTo((logistic(1) + logistic(-1)) / 3)
})

test('one edit alone has nothing around', () => {
  expect(neighbourFeatures([[scored(0, 2)]])).toEqual([[-8, -8, 2, -8, -8, 0, 2, 1]])
})

/** Written by training/neighbour_features.py, by which the trees are fitted. */
const casesSchema = z.array(
  z.object({
    part: z.number(),
    slot: z.number(),
    place: z.number(),
    logOdds: z.number(),
    features: z.array(z.number()),
  }),
)

test('the trees are given what they were fitted to', () => {
  const cases = casesSchema.parse(
    JSON.parse(readFileSync(new URL('testing/neighbour-features.json', import.meta.url), 'utf8')),
  )
  const slots = [...Map.groupBy(cases, ({ part }) => part).values()].map((rows) => [
    ...Map.groupBy(rows, ({ slot }) => slot).values(),
  ])
  const given = slots.flatMap((sentence) =>
    neighbourFeatures(sentence.map((rows) => rows.map((row) => scored(row.place, row.logOdds)))),
  )
  const expected = slots.flat().map(([row]) => row?.features ?? [])
  expect(given.map((row) => row.map((value) => Math.round(value * 1e6)))).toEqual(
    expected.map((row) => row.map((value) => Math.round(value * 1e6))),
  )
})
