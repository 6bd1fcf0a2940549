import { dictionaryEntries } from '@rehearsal/phonetics/pronunciation/dictionary-entries'
import { pronounce } from '@rehearsal/phonetics/pronunciation/pronounce'
import { expect, test } from 'vitest'
import { contrasts } from './minimal-pairs.ts'

const rows = contrasts.flatMap(({ sounds, pairs }) => pairs.map((pair) => [...pair, ...sounds] as const))

test.each(rows)('%s and %s differ in /%s/ and /%s/ alone', (first, second, sound, other) => {
  const [one = [], two = []] = [pronounce(first)[0], pronounce(second)[0]]
  expect(one).toHaveLength(two.length)
  const differences = one.flatMap((phone, place) => (phone === two[place] ? [] : [[phone, two[place]]]))
  expect(differences).toEqual([[sound, other]])
})

test('every word is known to the dictionary: no pair rests on a guess', () => {
  const words = contrasts.flatMap(({ pairs }) => pairs.flat())
  expect(words.filter((word) => dictionaryEntries(word).length === 0)).toEqual([])
})

test('there are many contrasts, each of its own, with four to six pairs', () => {
  expect(contrasts.length).toBeGreaterThanOrEqual(25)
  expect(new Set(contrasts.map(({ sounds }) => sounds.toSorted().join(' '))).size).toBe(contrasts.length)
  const counts = contrasts.map(({ sounds, pairs }) => ({
    sounds,
    isWithin: pairs.length >= 4 && pairs.length <= 6,
    isEachWordOnce: new Set(pairs.flat()).size === pairs.length * 2,
  }))
  expect(counts.filter(({ isWithin, isEachWordOnce }) => !isWithin || !isEachWordOnce)).toEqual([])
})
