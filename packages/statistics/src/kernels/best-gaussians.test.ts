import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBestGaussians, type Gaussians, packGaussians } from './best-gaussians.ts'
import { GAUSSIAN_WIDTH, TOP } from './gaussian-code.ts'

const shapes = fc.record({
  groups: fc.integer({ min: 1, max: 4 }),
  streams: fc.integer({ min: 1, max: 3 }),
  size: fc.integer({ min: 1, max: 5 }).map((n) => 16 * n),
  frames: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 254, max: 260 })),
  seed: fc.integer({ min: 1, max: 1e9 }),
})

function randomFloats(length: number, seed: number): Float32Array {
  let state = seed
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (4 * state) / 2_147_483_647 - 2
  })
}

function randomGaussians(count: number, seed: number): Gaussians {
  return {
    means: randomFloats(count * GAUSSIAN_WIDTH, seed),
    precisions: randomFloats(count * GAUSSIAN_WIDTH, seed + 1).map(Math.abs),
    constants: randomFloats(count, seed + 2),
  }
}

/** The definition: log normalisation less the weighted squared distance. */
function scoreOf({ means, precisions, constants }: Gaussians, gaussian: number, x: Float32Array): number {
  return x.reduce((score, value, i) => {
    const at = gaussian * GAUSSIAN_WIDTH + i
    return score - (value - (means[at] ?? 0)) ** 2 * (precisions[at] ?? 0)
  }, constants[gaussian] ?? 0)
}

test('the best Gaussians of each group are found in order, with their log likelihoods', () => {
  fc.assert(
    fc.property(shapes, ({ groups, streams, size, frames, seed }) => {
      const gaussians = randomGaussians(groups * size, seed)
      const rows = randomFloats(frames * streams * GAUSSIAN_WIDTH, seed + 3)
      const best = findBestGaussians(packGaussians(gaussians), size, streams, rows)
      expect(best.scores.length).toBe(frames * groups * TOP)
      for (let at = 0; at < best.scores.length; at += TOP) {
        const group = (at / TOP) % groups
        const from = (Math.floor(at / TOP / groups) * streams + (group % streams)) * GAUSSIAN_WIDTH
        const x = rows.subarray(from, from + GAUSSIAN_WIDTH)
        const all = Array.from({ length: size }, (_, i) => scoreOf(gaussians, group * size + i, x))
        const sorted = all.toSorted((a, b) => b - a)
        for (let k = 0; k < TOP; k++) {
          expect(best.scores[at + k]).toBeCloseTo(sorted[k] ?? 0, 4)
          expect(all[best.codewords[at + k] ?? 0]).toBeCloseTo(sorted[k] ?? 0, 4)
        }
        expect(new Set(best.codewords.subarray(at, at + TOP)).size).toBe(TOP)
      }
    }),
    { numRuns: 20 },
  )
})
