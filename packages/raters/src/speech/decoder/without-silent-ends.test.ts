import { expect, test } from 'vitest'
import { withoutSilentEnds } from './without-silent-ends.ts'

const SECOND = 16_000
/** A tone among silence or hiss; seconds before, of the tone, behind. */
function take(before: number, tone: number, behind: number, hiss = 0): Float32Array {
  return Float32Array.from({ length: (before + tone + behind) * SECOND }, (_, i) => {
    const isTone = i >= before * SECOND && i < (before + tone) * SECOND
    return (isTone ? 0.3 * Math.sin(i / 5) : 0) + hiss * Math.sin(i * i)
  })
}

test('silence before and behind what is heard is cut, but for a fifth of a second', () => {
  expect(withoutSilentEnds(take(2, 1, 3)).length / SECOND).toBeCloseTo(1.4, 1)
  expect(withoutSilentEnds(take(0, 1, 3, 0.003)).length / SECOND).toBeCloseTo(1.2, 1)
})

test('a take with hardly any silence, or nothing else, keeps its very samples', () => {
  for (const pcm of [take(0.2, 1, 0.3), new Float32Array(SECOND), new Float32Array(0)])
    expect(withoutSilentEnds(pcm)).toBe(pcm)
})

test('silence within stays', () => {
  const pause = new Float32Array([...take(1, 1, 1), ...take(1, 1, 1)])
  expect(withoutSilentEnds(pause).length / SECOND).toBeCloseTo(4.4, 1)
})
