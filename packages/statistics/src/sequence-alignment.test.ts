import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prefixDistances } from './edit-distance.ts'
import { alignSequences } from './sequence-alignment.ts'

const unlike = (item: string, against: string) => (item === against ? 0 : 1)
const align = (one: string, other: string, gap?: number) => alignSequences(one.split(''), other.split(''), unlike, gap)

test.each([
  ['', '', []],
  ['a', '', ['one']],
  ['', 'a', ['other']],
  ['abc', 'abc', ['both', 'both', 'both']],
  ['abc', 'ac', ['both', 'one', 'both']],
  ['ac', 'abc', ['both', 'other', 'both']],
])('%j lies beside %j as %j', (one, other, steps) => {
  expect(align(one, other)).toEqual(steps)
})

test('items of both stand in one place even where they differ, unless two gaps are cheaper', () => {
  expect(align('a', 'b')).toEqual(['both'])
  expect(align('a', 'b', 0.4)).toEqual(['other', 'one'])
})

test('of equally cheap ways the last items of both stand together', () => {
  expect(align('aa', 'a')).toEqual(['one', 'both'])
  expect(align('a', 'aa')).toEqual(['other', 'both'])
})

test('what may not stand together does not', () => {
  const steps = alignSequences(['a', 'b'], ['b', 'a'], (item, against) => (item === against ? 0 : Infinity))
  expect(steps).toHaveLength(3)
})

test('an alignment passes every item once and costs what the edit distance is', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 })
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      let [i, j, cost] = [0, 0, 0]
      for (const step of alignSequences(one, other, unlike)) {
        cost += step === 'both' ? unlike(one[i] ?? '', other[j] ?? '') : 1
        if (step !== 'other') i += 1
        if (step !== 'one') j += 1
      }
      expect([i, j, cost]).toEqual([one.length, other.length, prefixDistances(one, other, unlike).at(-1)])
    }),
  )
})
