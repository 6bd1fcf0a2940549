import { expect, test } from 'vitest'
import type { ReadWord } from '../reading/miscues.ts'
import { planText } from '../reading/plan-text.ts'
import { mergeAdded, readingOfText } from './merge-added.ts'

const plan = planText('we went home')
const added = (text: string, before: number, probability = 0.8) =>
  planText(text).map((word) => ({ before, word, probability }))
const wordsOf = (...extra: ReturnType<typeof added>) => mergeAdded(plan, extra).map(({ word }) => word.word)

/** Each word of the merged text read right, in ten frames each, but those given. */
function reading(extra: ReturnType<typeof added>, given: Record<number, Partial<ReadWord>> = {}): string[] {
  const merged = mergeAdded(plan, extra)
  const read = merged.map((_, index): ReadWord => ({
    index,
    status: 'correct',
    variant: 0,
    start: index * 10,
    end: index * 10 + 10,
    ...given[index],
  }))
  return readingOfText(merged, read, plan).map(({ status, index, heard, confidence }) =>
    [status, index, heard, confidence].filter((part) => part !== undefined).join(' '),
  )
}

test('added words stand before their place in the order in which they were written', () => {
  expect(wordsOf(...added('and so', 0), ...added('again', 3))).toEqual(['and', 'so', 'we', 'went', 'home', 'again'])
  expect(wordsOf()).toEqual(['we', 'went', 'home'])
})

test('an added word that was said is inserted, under its own name and with its certainty; the words of the text keep their places', () => {
  expect(reading(added('straight', 2))).toEqual(['correct 0', 'correct 1', 'inserted 2 straight 0.8', 'correct 2'])
  expect(reading(added('again', 3))).toEqual(['correct 0', 'correct 1', 'correct 2', 'inserted 3 again 0.8'])
})

test('an added word that was not said after all leaves no trace', () => {
  expect(reading(added('straight', 2), { 2: { status: 'omitted', start: null, end: null } })).toEqual([
    'correct 0',
    'correct 1',
    'correct 2',
  ])
})

test('words right before or behind a place, said once more there, are repeated', () => {
  expect(reading(added('went', 1))).toEqual(['correct 0', 'repeated 1 0.8', 'correct 1', 'correct 2'])
  expect(reading(added('we went', 2))).toEqual([
    'correct 0',
    'correct 1',
    'repeated 0 0.8',
    'repeated 1 0.8',
    'correct 2',
  ])
  expect(reading(added('home went', 0))).toEqual([
    'inserted 0 home 0.8',
    'inserted 0 went 0.8',
    'correct 0',
    'correct 1',
    'correct 2',
  ])
})

test('other speech behind the last word stays there', () => {
  const merged = mergeAdded(plan, added('so', 0))
  const other: ReadWord = { index: 4, status: 'inserted', variant: 0, start: 50, end: 90 }
  expect(readingOfText(merged, [other], plan)).toEqual([{ ...other, index: 3 }])
})
