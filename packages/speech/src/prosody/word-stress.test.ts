import { expect, test } from 'vitest'
import { stressedSyllables } from '@rehearsal/phonetics/pronunciation/stress-patterns'
import { CLASSES } from '../acoustics/sound-classes.ts'
import { type StressModel, stressShares, wordStress } from './word-stress.ts'

const model: StressModel = { weights: [0.9, -0.2, 0.1, 1.8, 0.3, 0.1, -0.2, 0.4], temperature: 1.25 }
/** A word of four sounds, ten frames each, whose vowels (the second and fourth) have these levels. */
const phones = ['HH', 'OW', 'T', 'EH', 'L'].map((phone, i) => ({ phone, start: i * 10, end: (i + 1) * 10 }))
const evidence = (first: number, second: number) => ({
  energies: Float32Array.from({ length: 50 }, (_, t) => (t < 20 ? first : second)),
  posteriors: new Float32Array(50 * CLASSES).fill(-3),
  pitch: new Float32Array(50).fill(Number.NaN),
})

test('the louder syllable is heard as the stressed one, and how sure that is grows with the difference', () => {
  const clear = wordStress(model, phones, evidence(20, 16), [1], false)
  expect(clear).toMatchObject({ expected: 1, heard: 0 })
  expect(wordStress(model, phones, evidence(16, 20), [1], false)).toMatchObject({ expected: 1, heard: 1 })
  expect(clear?.confidence).toBeGreaterThan(wordStress(model, phones, evidence(20, 19.5), [1], false)?.confidence ?? 1)
})

test('of two accepted stresses the one that was heard is the expected one', () => {
  expect(wordStress(model, phones, evidence(20, 16), [1, 0], false)).toMatchObject({ expected: 0, heard: 0 })
})

test('a word of one syllable, or one that no dictionary knows, has no stress to tell', () => {
  expect(wordStress(model, phones.slice(0, 3), evidence(20, 16), [], false)).toBeUndefined()
  expect(stressedSyllables('cat', ['K', 'AE', 'T'])).toEqual([])
  expect(stressedSyllables('skibidi', ['S', 'K', 'IH', 'B', 'IH', 'D', 'IY'])).toEqual([])
})

test('shares of the syllables add up to one', () => {
  const shares = stressShares(model, [[1, 0, 0, 20, 1, 2, 1, 0], [2, 0, 0, 19, 0, 0, 0, 1], [1, 1, 1, 18, 0, 0, 0, 0]]) // prettier-ignore
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test.each([
  ['hotel', 'HH OW T EH L', [1]],
  ['record', 'R EH K ER D', [0, 1]],
  ['address', 'AE D R EH S', [0, 1]],
  ['magazine', 'M AE G AH Z IY N', [0, 2]],
])('%s (%s) may be stressed on the syllables %j, counted from 0', (word, spoken, syllables) => {
  expect(stressedSyllables(word, spoken.split(' ')).toSorted((a, b) => a - b)).toEqual(syllables)
})
