import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hearing, nothingHeard, type Sound } from './voice-check.ts'

const blockSeconds = 2048 / 44_100
const blocks = (seconds: number, level: number): Sound[] =>
  Array.from({ length: Math.ceil(seconds / blockSeconds) }, () => ({ seconds: blockSeconds, level }))
const isVoice = (sounds: readonly Sound[]) => sounds.reduce(hearing, nothingHeard).isVoice

test('half a second that averages above half of the maximum is a voice', () => {
  expect(isVoice(blocks(0.5, 128))).toBe(true)
  expect(isVoice(blocks(5, 127))).toBe(false)
  expect(isVoice([...blocks(0.3, 200), ...blocks(0.25, 80)])).toBe(true)
})

test('a knock, however loud, is none, and neither is a sound that has not lasted half a second', () => {
  expect(isVoice([...blocks(1, 10), ...blocks(0.1, 255), ...blocks(1, 10)])).toBe(false)
  expect(isVoice(blocks(0.4, 255))).toBe(false)
})

test('a long silence before the voice does not hide it', () => {
  expect(isVoice([...blocks(20, 0), ...blocks(0.6, 160)])).toBe(true)
})

test('a voice that was heard stays heard', () => {
  expect(isVoice([...blocks(0.6, 160), ...blocks(20, 0)])).toBe(true)
})

test('what never exceeds half of the maximum is never a voice, and what always does is one after half a second', () => {
  const sounds = (min: number, max: number) =>
    fc.array(
      fc.record({
        seconds: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
        level: fc.double({ min, max, noNaN: true }),
      }),
      {
        minLength: 60,
      },
    )
  fc.assert(
    fc.property(sounds(0, 127), (quiet) => {
      expect(isVoice(quiet)).toBe(false)
    }),
  )
  fc.assert(
    fc.property(sounds(128, 255), (loud) => {
      expect(isVoice(loud)).toBe(true)
    }),
  )
})
