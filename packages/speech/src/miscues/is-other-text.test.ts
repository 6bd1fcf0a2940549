import { expect, test } from 'vitest'
import { isOtherText, otherTextFeatures, type SaidEvidence } from './is-other-text.ts'

const UNSURE = [1, -0.5]

/** Whether a text is another where what was written fits by `excess` better and has the share `alike` of its sounds. */
function isOther(
  { logLikelihoodRatio = 2, lcsRatio = 0.3 }: { logLikelihoodRatio?: number; lcsRatio?: number | null },
  { logOdds = UNSURE, entropy = 1, foundShare = 0 }: Partial<SaidEvidence> = {},
): boolean {
  return isOtherText({ logOdds, entropy, foundShare }, { lcsRatio, logLikelihoodRatio: () => logLikelihoodRatio })
}

test('doubtful words of a text are not said where the recogniser writes another sentence that fits better', () => {
  expect(isOther({})).toBe(true)
  expect(isOther({ logLikelihoodRatio: 0.1, lcsRatio: 0.9 })).toBe(false)
})

test('sure words are said, whatever else was written', () => {
  expect(isOther({}, { logOdds: [7, 8, 7] })).toBe(false)
})

test('what sounds like the text is no other, however much better it fits', () => {
  expect(isOther({ lcsRatio: 0.8 })).toBe(false)
})

test('a text that fits as well as what was written, with words likelier said than not, is the one that was read, however unlike both are', () => {
  expect(isOther({ logLikelihoodRatio: -0.1, lcsRatio: 0.1 }, { logOdds: [0.5, 1] })).toBe(false)
  expect(isOther({ logLikelihoodRatio: -0.1, lcsRatio: 0.1 }, { logOdds: [-0.5, -1] })).toBe(true)
})

test('nothing written down speaks less against a text than another sentence does', () => {
  const logOdds = [3, 3]
  expect(isOther({ lcsRatio: 0.2 }, { logOdds })).toBe(true)
  expect(isOther({ lcsRatio: null }, { logOdds })).toBe(false)
  expect(isOther({ lcsRatio: null }, { logOdds: UNSURE })).toBe(true)
})

test('how well both fit is not asked where it decides nothing', () => {
  const asked = () => {
    throw new Error('asked')
  }
  expect(
    isOtherText({ logOdds: [6, 5], entropy: 1, foundShare: 0 }, { lcsRatio: 0.8, logLikelihoodRatio: asked }),
  ).toBe(false)
})

test('doubtful words of a take that hardly sounds like English are not said where something unlike, or nothing, was written', () => {
  const foreign = { logOdds: UNSURE, entropy: 1.9 }
  expect(isOther({ logLikelihoodRatio: -0.3, lcsRatio: 0.4 }, foreign)).toBe(true)
  expect(isOther({ logLikelihoodRatio: -0.3, lcsRatio: null }, foreign)).toBe(true)
  expect(isOther({ logLikelihoodRatio: -0.3, lcsRatio: 0.6 }, foreign)).toBe(false)
  expect(isOther({ logLikelihoodRatio: -0.3, lcsRatio: 0.4 }, { ...foreign, entropy: 1.5 })).toBe(false)
  expect(isOther({ logLikelihoodRatio: -0.3, lcsRatio: 0.4 }, { ...foreign, logOdds: [3, 4] })).toBe(false)
})

test('where nearly every word is found and likelier said than not, the text was read, whatever else was written', () => {
  const read = { logOdds: [1, 0.5, 2], entropy: 1.9 }
  expect(isOther({}, { ...read, foundShare: 0.9 })).toBe(false)
  expect(isOther({}, { ...read, foundShare: 0.6 })).toBe(true)
  expect(isOther({}, { ...read, foundShare: 0.9, logOdds: [1, -2] })).toBe(true)
})

test('no single number counts without end', () => {
  expect(otherTextFeatures([20, -20], 0, Infinity)).toEqual([0, 2, 0])
})
