import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test('a range is exactly its bytes, however the source is cut into pieces', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 20 }), { minLength: 1, maxLength: 10 })
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(200), fc.nat(50), async (chunks, start, length) => {
      const whole = Buffer.concat(chunks)
      const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)))
      const part = await buffer(byteRange(source, { start, end: start + length }))
      expect(part.equals(whole.subarray(start, start + length + 1))).toBe(true)
    }),
  )
})

test('the source is closed as soon as the range is through', async () => {
  const source = Readable.from([Buffer.from('abc'), Buffer.from('def'), Buffer.from('ghi')])
  await buffer(byteRange(source, { start: 1, end: 2 }))
  expect(source.destroyed).toBe(true)
})

test('a source that breaks breaks the range', async () => {
  const source = new Readable({ read: () => source.destroy(new Error('disk gone')) })
  await expect(buffer(byteRange(source, { start: 0, end: 9 }))).rejects.toThrow('disk gone')
})
