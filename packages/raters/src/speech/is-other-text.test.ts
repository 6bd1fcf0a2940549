import { expect, test } from 'vitest'
import { isOtherText, otherTextFeatures, otherTextProbability } from './is-other-text.ts'

const another = { excess: 2, alike: 0.3 }
const same = { excess: 0, alike: 0.9 }
const unsure = [1, -0.5]

test('doubtful words of a text are not said where the recogniser writes another sentence that fits better', () => {
  expect(isOtherText(unsure, another)).toBe(true)
  expect(isOtherText(unsure, same)).toBe(false)
})

test('the surer the words, the better the text fits and the more alike both sound, the less is it another text', () => {
  const likely = otherTextProbability(unsure, another)
  expect(otherTextProbability([5, 6], another)).toBeLessThan(likely)
  expect(otherTextProbability(unsure, { ...another, excess: 0.5 })).toBeLessThan(likely)
  expect(otherTextProbability(unsure, { ...another, alike: 0.6 })).toBeLessThan(likely)
})

test('a text that fits as well as what was written is the one that was read, however unlike both are', () => {
  const lost = { excess: -0.1, alike: 0.1 }
  expect(otherTextProbability([-2, -3], lost)).toBeGreaterThan(0.9)
  expect(isOtherText([-2, -3], lost)).toBe(false)
})

test('nothing written down speaks less against a text than another sentence does', () => {
  const nothing = { excess: 2, alike: null }
  expect(otherTextProbability(unsure, nothing)).toBeLessThan(otherTextProbability(unsure, another))
  expect(isOtherText([4, 5], { ...nothing, excess: 0.5 })).toBe(false)
})

test('no single number counts without end', () => {
  expect(otherTextFeatures([20, -20], { excess: Infinity, alike: 0 })).toEqual([0, 2, 0])
})
