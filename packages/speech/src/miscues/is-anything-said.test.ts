import { expect, test } from 'vitest'
import { areLikelierThanNot, isTextSure, soundsLikeSpeech, takeFeatures } from './is-anything-said.ts'

const place = (start: number, end: number) => ({ place: { index: 0, start, end, phones: [] } })

test('surer words and more of the speech in them speak for the text having been read', () => {
  const features = takeFeatures([place(0, 50), place(50, 100), null], [0.9, 0.6, 0], 200)
  expect(features[0]).toBeCloseTo(0.5)
  expect(features.slice(1, 3)).toEqual([0.9, 0.6])
  expect(features[3]).toBeCloseTo((0.9 * 50 + 0.6 * 50) / 200)
  expect(features[4]).toBeCloseTo(Math.log(3))
})

test('a text without words and a take without speech are no division by nothing', () => {
  expect(takeFeatures([], [], 0)).toEqual([0, 0, 0, 0, 0])
})

test('words are said by sounds that are heard in their places, not by music', () => {
  const heardAt = (...network: number[]) => ({ measures: network.map((value) => ({ network: value })) })
  expect(soundsLikeSpeech([heardAt(-1, -3), null, heardAt(-2)])).toBe(true)
  expect(soundsLikeSpeech([heardAt(-3, -3.4)])).toBe(false)
  expect(soundsLikeSpeech([])).toBe(false)
})

test('many doubtful words and no sure one among them are not a reading of the text; two words alone may be doubtful', () => {
  expect(areLikelierThanNot([0.63, 0.35, 0.4, 0.44, 0.42])).toBe(false)
  expect(areLikelierThanNot([0.98, 0.35, 0.4])).toBe(true)
  expect(areLikelierThanNot([0.4, 0.4])).toBe(true)
  expect(areLikelierThanNot([])).toBe(true)
})

test('five words and more that are together likely said are sure; fewer, or with words that found no room, are not', () => {
  expect(isTextSure([2, 1.5, -0.5, 1, 3])).toBe(true)
  expect(isTextSure([2, 1.5, 1, 3])).toBe(false)
  expect(isTextSure([2, 1.5, null, 1, 3])).toBe(false)
  expect(isTextSure([-1, -2, 0.5, -1, -3])).toBe(false)
})
