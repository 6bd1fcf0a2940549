import { expect, test } from 'vitest'
import { detectEndpoints } from './endpoint-detection.ts'

const SECOND = 16_000
/** A tone among silence or hiss; seconds before, of the tone, behind. */
function take(before: number, tone: number, behind: number, hiss = 0): Float32Array {
  return Float32Array.from({ length: (before + tone + behind) * SECOND }, (_, i) => {
    const isTone = i >= before * SECOND && i < (before + tone) * SECOND
    return (isTone ? 0.3 * Math.sin(i / 5) : 0) + hiss * Math.sin(i * i)
  })
}

/** Seconds from the first to the last sound. */
function secondsOf(pcm: Float32Array): number {
  const { from, to } = detectEndpoints(pcm)
  return (to - from) / SECOND
}

test('silence before and behind what is heard is left out, but for a fifth of a second', () => {
  expect(secondsOf(take(2, 1, 3))).toBeCloseTo(1.4, 1)
  expect(detectEndpoints(take(2, 1, 3)).from / SECOND).toBeCloseTo(1.8, 1)
  expect(secondsOf(take(0, 1, 3, 0.003))).toBeCloseTo(1.2, 1)
})

test('a take with hardly any silence, or nothing else, is kept whole', () => {
  for (const pcm of [take(0.2, 1, 0.3), new Float32Array(SECOND), new Float32Array(0)])
    expect(detectEndpoints(pcm)).toEqual({ from: 0, to: pcm.length })
})

test('silence within stays', () => {
  expect(secondsOf(new Float32Array([...take(1, 1, 1), ...take(1, 1, 1)]))).toBeCloseTo(4.4, 1)
})
