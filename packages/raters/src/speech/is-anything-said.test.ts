import { expect, test } from 'vitest'
import {
  areLikelierThanNot,
  areSureBySound,
  isSomethingElse,
  soundsLikeSpeech,
  takeFeatures,
} from './is-anything-said.ts'

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

test('what the recogniser finds likely was not said where the sounds are doubtful; of one or two words this is not asked', () => {
  expect(areSureBySound([0.62, 0.4, 0.69, 0.29, 0.33, 0.96], 10)).toBe(false)
  expect(areSureBySound([0.4], 5)).toBe(false)
  expect(areSureBySound([0.95, 0.4, 0.69], 10)).toBe(true)
  expect(areSureBySound([0.4], 2)).toBe(true)
  expect(areSureBySound([], 3)).toBe(false)
})

const reading = { text: 'I never could tell', share: 0.5, inARow: 2, doubt: 1 }
const another = () => 'And the bus to the gym.'

test('a few doubtful words were not said where the recogniser writes another sentence', () => {
  expect(isSomethingElse([0.7, 0.86], reading, another)).toBe(true)
  expect(isSomethingElse([0.8, 0.86], reading, another)).toBe(false)
  expect(isSomethingElse([0.7, 0.7, 0.7], { ...reading, share: 0.75 }, () => 'I leave a cold bell')).toBe(false)
  expect(isSomethingElse([0.7, 0.7, 0.7], { ...reading, share: 0.75 }, () => 'Damp shop')).toBe(true)
  expect(isSomethingElse([0.7, 0.86], reading, () => 'I never would hell')).toBe(false)
})

test('nor were sure ones that stand here and there in the text', () => {
  expect(isSomethingElse([0.95, 0.9], { ...reading, share: 0.4 }, another)).toBe(true)
  expect(isSomethingElse([0.95, 0.9, 0.9], { ...reading, share: 0.4, inARow: 3 }, another)).toBe(false)
  expect(isSomethingElse([0.95, 0.9], reading, another)).toBe(false)
  expect(isSomethingElse([0.95, 0.9], { ...reading, share: 0.4 }, () => 'I nearly could sell')).toBe(false)
})

test('what the recogniser writes says nothing of very short and long texts, of figures, or where it writes hardly anything', () => {
  expect(isSomethingElse([0.7], { ...reading, text: 'A tiger' }, another)).toBe(false)
  expect(isSomethingElse([0.7], { ...reading, text: 'I never could tell '.repeat(4) }, another)).toBe(false)
  expect(isSomethingElse([0.7], { ...reading, text: 'In 1990 I left' }, another)).toBe(false)
  expect(isSomethingElse([0.7], reading, () => 'Bus.')).toBe(false)
})

test('a longer text was not said where the take hardly sounds like English and the recogniser writes something else, or nothing', () => {
  const text = 'Leave the dough in a warm place until it has doubled in size'
  const french = { text, share: 0.8, inARow: 8, doubt: 1.9 }
  expect(isSomethingElse([0.7, 0.65], french, another)).toBe(true)
  expect(isSomethingElse([0.7, 0.65], french, () => '')).toBe(true)
  expect(isSomethingElse([0.7, 0.65], { ...french, doubt: 1.5 }, another)).toBe(false)
  expect(isSomethingElse([0.9, 0.85], french, another)).toBe(false)
  expect(isSomethingElse([0.7, 0.65], french, () => 'Leave that dog in warm place until has doubled.')).toBe(false)
})
