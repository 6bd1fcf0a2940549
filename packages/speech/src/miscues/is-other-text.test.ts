import { expect, test } from 'vitest'
import { isOtherText, otherTextFeatures } from './is-other-text.ts'

const UNSURE = [1, -0.5]

/** Whether a text is another where what was written fits by `excess` better and has the share `alike` of its sounds. */
function isOther(
  { excess = 2, alike = 0.3 }: { excess?: number; alike?: number | null },
  { odds = UNSURE, doubt = 1 }: { odds?: readonly number[]; doubt?: number } = {},
): boolean {
  return isOtherText({ odds, doubt }, { alike, excess: () => excess })
}

test('doubtful words of a text are not said where the recogniser writes another sentence that fits better', () => {
  expect(isOther({})).toBe(true)
  expect(isOther({ excess: 0.1, alike: 0.9 })).toBe(false)
})

test('sure words are said, whatever else was written', () => {
  expect(isOther({}, { odds: [7, 8, 7] })).toBe(false)
})

test('what sounds like the text is no other, however much better it fits', () => {
  expect(isOther({ alike: 0.8 })).toBe(false)
})

test('a text that fits as well as what was written, with words likelier said than not, is the one that was read, however unlike both are', () => {
  expect(isOther({ excess: -0.1, alike: 0.1 }, { odds: [0.5, 1] })).toBe(false)
  expect(isOther({ excess: -0.1, alike: 0.1 }, { odds: [-0.5, -1] })).toBe(true)
})

test('nothing written down speaks less against a text than another sentence does', () => {
  const odds = [3, 3]
  expect(isOther({ alike: 0.2 }, { odds })).toBe(true)
  expect(isOther({ alike: null }, { odds })).toBe(false)
  expect(isOther({ alike: null }, { odds: UNSURE })).toBe(true)
})

test('how well both fit is not asked where it decides nothing', () => {
  const asked = () => {
    throw new Error('asked')
  }
  expect(isOtherText({ odds: [6, 5], doubt: 1 }, { alike: 0.8, excess: asked })).toBe(false)
})

test('doubtful words of a take that hardly sounds like English are not said where something unlike, or nothing, was written', () => {
  const foreign = { odds: UNSURE, doubt: 1.9 }
  expect(isOther({ excess: -0.3, alike: 0.4 }, foreign)).toBe(true)
  expect(isOther({ excess: -0.3, alike: null }, foreign)).toBe(true)
  expect(isOther({ excess: -0.3, alike: 0.6 }, foreign)).toBe(false)
  expect(isOther({ excess: -0.3, alike: 0.4 }, { ...foreign, doubt: 1.5 })).toBe(false)
  expect(isOther({ excess: -0.3, alike: 0.4 }, { ...foreign, odds: [3, 4] })).toBe(false)
})

test('no single number counts without end', () => {
  expect(otherTextFeatures([20, -20], 0, Infinity)).toEqual([0, 2, 0])
})
