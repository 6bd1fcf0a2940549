import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf } from './parts-of.ts'

test('without recordings there is one part with none', () => {
  expect(partsOf([])).toEqual([{ afterId: 0, lastId: 0, bytes: 0 }])
})

test('every recording is in exactly one part, and no part of several is larger than the limit', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 60 })
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 20 }), fc.func(fc.integer({ min: 1, max: 200 })), (ids, most, size) => {
      const recordings = ids.toSorted((a, b) => a - b).map((id) => ({ id, bytes: size(id) }))
      const parts = partsOf(recordings, { bytes: 500, recordings: most })
      const inParts = parts.map(({ afterId, lastId }) => recordings.filter(({ id }) => id > afterId && id <= lastId))
      expect(inParts.flat()).toEqual(recordings)
      for (const [index, part] of inParts.entries()) {
        expect(part.length).toBeLessThanOrEqual(most)
        const bytes = part.reduce((sum, one) => sum + one.bytes, 0)
        expect(parts[index]?.bytes).toBe(bytes)
        expect(part.length === 1 || bytes <= 500).toBe(true)
      }
    }),
  )
})
