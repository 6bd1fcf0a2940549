import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { logistic } from '@rehearsal/statistics/numbers'
import { type EditOpinion, opinionsAround } from './edit-opinions.ts'

/** What is said of an edit at a place. */
function said(at: number, place: number): EditOpinion {
  const edit = { kind: 'form', place: at, length: 1, words: [], before: 0, after: 0, gain: 0, next: 0 } as const
  return { placed: { edit, features: () => [], wordings: [], start: 0, end: 0 }, place, change: 0 }
}

test('an edit hears the surest opinion of each place around, and of the same words', () => {
  const [first] = opinionsAround([[said(3, 1), said(3, 2)], [said(3, -1)], [said(4, 0.5)], [said(1, -3)]])
  expect([first?.slice(0, 5), first?.slice(6)]).toEqual([
    [-3, -8, 2, 0.5, -8],
    [2, 2],
  ])
})

test('it hears what share of the places of the sentence is probably wrong elsewhere', () => {
  const [, second] = opinionsAround([[said(0, 1)], [said(5, 4)], [said(9, -1)]])
  expect(second?.[5]).toBeCloseTo((logistic(1) + logistic(-1)) / 3)
})

test('one edit alone hears nothing around', () => {
  expect(opinionsAround([[said(0, 2)]])).toEqual([[-8, -8, 2, -8, -8, 0, 2, 1]])
})

/** Written by training/edit_opinions.py, by which the trees are fitted. */
const casesSchema = z.array(
  z.object({ part: z.number(), slot: z.number(), place: z.number(), said: z.number(), heard: z.array(z.number()) }),
)

test('the trees hear what they were fitted to', () => {
  const cases = casesSchema.parse(JSON.parse(readFileSync(new URL('testing/opinions.json', import.meta.url), 'utf8')))
  const slots = [...Map.groupBy(cases, ({ part }) => part).values()].map((rows) => [
    ...Map.groupBy(rows, ({ slot }) => slot).values(),
  ])
  const heard = slots.flatMap((sentence) =>
    opinionsAround(sentence.map((rows) => rows.map((row) => said(row.place, row.said)))),
  )
  const expected = slots.flat().map(([row]) => row?.heard ?? [])
  expect(heard.map((row) => row.map((value) => Math.round(value * 1e6)))).toEqual(
    expected.map((row) => row.map((value) => Math.round(value * 1e6))),
  )
})
