import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadWord } from './miscues.ts'
import { planText } from './plan-text.ts'
import { reachedWords, readingOfReached, readingOfWhole } from './reached-text.ts'

const plan = planText('We call it bear. The quick brown fox jumps over the lazy dog.')

/** What a path tells of the plan: which words it found (letters: c correct, - omitted), and other speech of so many frames before a word. */
function pathOf(marks: string, others: readonly { before: number; frames: number }[] = []): ReadWord[] {
  const words = Array.from(marks, (mark, index): ReadWord =>
    mark === 'c'
      ? { index, status: 'correct', variant: 0, start: 100 * index, end: 100 * index + 30 }
      : { index, status: 'omitted', variant: 0, start: null, end: null },
  )
  return words.flatMap((word) => [
    ...others
      .filter(({ before }) => before === word.index)
      .map(({ frames }): ReadWord => ({ index: word.index, status: 'inserted', variant: 0, start: 0, end: frames })),
    word,
  ])
}

test('a text whose words were found is reached as a whole', () => {
  expect(reachedWords(plan, pathOf('ccccccccccccc'))).toHaveLength(13)
})

test('words behind the last one found are not reached where nothing is said there', () => {
  expect(reachedWords(plan, pathOf('cccc---------'))).toEqual([0, 1, 2, 3])
})

test('of words behind the last one found as many are reached as other speech has room for', () => {
  const short = reachedWords(plan, pathOf('cccc---------', [{ before: 4, frames: 60 }]))
  expect(short.length).toBeGreaterThan(4)
  expect(short.length).toBeLessThan(13)
  expect(reachedWords(plan, pathOf('cccc---------', [{ before: 4, frames: 400 }]))).toHaveLength(13)
})

test('a skipped sentence is not reached; one or two words that were not found are asked about', () => {
  expect(reachedWords(plan, pathOf('c---ccccccccc'))).toEqual([0, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(reachedWords(plan, pathOf('c--cccccccccc'))).toHaveLength(13)
  expect(reachedWords(plan, pathOf('c---ccccccccc', [{ before: 2, frames: 60 }]))).toHaveLength(13)
})

test('where nothing was found, every word is asked about', () => {
  expect(reachedWords(plan, pathOf('-------------'))).toHaveLength(13)
})

test('every word of the text has one place in the reading of the whole, in order, and one that was not reached is left out', () => {
  const marks = fc.array(fc.constantFrom('c', '-'), { minLength: 13, maxLength: 13 }).map((own) => own.join(''))
  const other = fc.record({ before: fc.nat({ max: 12 }), frames: fc.nat({ max: 200 }) })
  fc.assert(
    fc.property(marks, fc.array(other, { maxLength: 3 }), (own, others) => {
      const path = pathOf(own, others)
      const reached = reachedWords(plan, path)
      const whole = readingOfWhole(readingOfReached(path, reached), reached, plan.length)
      const words = whole.filter(({ status }) => status !== 'inserted')
      expect(words.map(({ index }) => index)).toEqual(plan.map((_, index) => index))
      expect(words.filter(({ isUnreached }) => isUnreached).map(({ index }) => index)).toEqual(
        plan.flatMap((_, index) => (reached.includes(index) ? [] : [index])),
      )
      expect(words.filter(({ status }) => status === 'correct').map(({ index }) => index)).toEqual(
        Array.from(own, (mark, index) => (mark === 'c' ? [index] : [])).flat(),
      )
    }),
  )
})

test('what was added in place of a skipped sentence stands before it', () => {
  const path = pathOf('c---ccccccccc', [{ before: 4, frames: 1 }])
  const reached = reachedWords(plan, path)
  const whole = readingOfWhole(readingOfReached(path, reached), reached, plan.length)
  expect(whole.slice(0, 5).map(({ status, index }) => [status, index])).toEqual([
    ['correct', 0],
    ['inserted', 1],
    ['omitted', 1],
    ['omitted', 2],
    ['omitted', 3],
  ])
})

test('other speech only makes more words reached', () => {
  const marks = fc.array(fc.constantFrom('c', '-'), { minLength: 13, maxLength: 13 }).map((own) => own.join(''))
  fc.assert(
    fc.property(marks, fc.nat({ max: 12 }), fc.nat({ max: 300 }), (own, before, frames) => {
      const without = reachedWords(plan, pathOf(own))
      expect(reachedWords(plan, pathOf(own, [{ before, frames }]))).toEqual(expect.arrayContaining(without))
    }),
  )
})
