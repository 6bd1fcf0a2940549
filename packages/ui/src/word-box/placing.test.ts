import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placed, takenOut } from './placing.ts'

test('a word placed elsewhere leaves the gap where it stood', () => {
  expect(placed(['rose', ''], 'rose', 1)).toEqual(['', 'rose'])
})

test('a word placed on another sets it free', () => {
  expect(placed(['rose', 'moved'], 'sang', 0)).toEqual(['sang', 'moved'])
})

test('a word taken out leaves its gap empty', () => {
  expect(takenOut(['rose', 'moved'], 'rose')).toEqual(['', 'moved'])
})

test('no word ever stands in two gaps, whatever is placed where', () => {
  const step = fc.record({ word: fc.constantFrom('a', 'b', 'c', 'd'), gap: fc.nat(2) })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const words = steps.reduce((present, { word, gap }) => placed(present, word, gap), ['', '', ''])
      const filled = words.filter((word) => word !== '')
      expect(new Set(filled).size).toBe(filled.length)
      expect(words).toHaveLength(3)
    }),
  )
})
