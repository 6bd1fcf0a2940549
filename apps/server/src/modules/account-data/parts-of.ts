import { z } from 'zod'

/** Recordings by their ids: after the one, up to and with the other. */
export const recordingsPartSchema = z.object({ afterId: z.number().int(), lastId: z.number().int() })
export type RecordingsPart = z.infer<typeof recordingsPartSchema>

/** Far below what a zip file without ZIP64 can hold, and what a phone takes in one download. */
const PART_BYTES = 1_000_000_000
const PART_RECORDINGS = 30_000

/**
 * Cuts recordings, in the order of their ids, into parts of at most a gigabyte each. There is always one part, which ends
 * with the last recording there is.
 */
export function partsOf(
  recordings: readonly { id: number; bytes: number }[],
  limit = { bytes: PART_BYTES, recordings: PART_RECORDINGS },
): (RecordingsPart & { bytes: number })[] {
  const parts = [{ afterId: 0, lastId: 0, bytes: 0 }]
  let [part] = parts
  let count = 0
  for (const { id, bytes } of recordings) {
    if (part === undefined) break
    if (count > 0 && (part.bytes + bytes > limit.bytes || count >= limit.recordings)) {
      part = { afterId: part.lastId, lastId: part.lastId, bytes: 0 }
      parts.push(part)
      count = 0
    }
    part.lastId = id
    part.bytes += bytes
    count += 1
  }
  return parts
}
