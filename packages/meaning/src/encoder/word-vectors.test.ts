import { expect, test } from 'vitest'
import { sharedEncoder } from '../testing/shared-encoder.ts'
import { cosine } from '../vectors/vectors.ts'

const encoder = await sharedEncoder()
const wordVector = (word: string) => encoder.wordVector(word)
const alike = (a: string, b: string) => cosine(wordVector(a) ?? new Float32Array(), wordVector(b) ?? new Float32Array())

test('words of like meaning are alike without a sentence around them', () => {
  expect(alike('doctor', 'physician')).toBeGreaterThan(0.4)
  expect(alike('doctor', 'teacher')).toBeGreaterThan(alike('doctor', 'umbrella'))
  expect(alike('doctor', 'umbrella')).toBeLessThan(0.2)
  expect(alike('doctor', 'doctor')).toBeCloseTo(1, 5)
})

test('what has no letters means nothing', () => {
  expect(wordVector(' ')).toBeNull()
})
