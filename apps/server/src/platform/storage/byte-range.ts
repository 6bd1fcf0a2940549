import { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** The bytes of `source` from `start` to `end`, both included. `source` is closed when they are through. */
export function byteRange(source: Readable, { start, end }: ByteRange): Readable {
  return Readable.from(slices(source, start, end), { objectMode: false })
}

async function* slices(source: Readable, start: number, end: number): AsyncGenerator<Uint8Array> {
  let position = 0
  for await (const chunk of source) {
    const bytes = Buffer.from(chunk)
    const slice = bytes.subarray(Math.max(0, start - position), Math.max(0, end + 1 - position))
    if (slice.length > 0) yield slice
    position += bytes.length
    if (position > end) return
  }
}
