import { createHash } from 'node:crypto'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Storage } from '../../platform/storage/storage.ts'
import { ankiCollection } from './anki-collection.ts'
import type { ExportedWord } from './export-rows-service.ts'

/** A word with the key of its recording in the storage; null where there is none. */
export type WordWithAudio = ExportedWord & { objectKey: string | null }

/**
 * An Anki package, piece by piece: the collection, the recordings, one in memory at a time, and the list that gives them
 * their names.
 */
export async function* ankiPackage(
  storage: Storage,
  words: readonly WordWithAudio[],
  now: Date,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  const add = (name: string, bytes: Uint8Array, isPacked: boolean) => {
    const file = isPacked ? new ZipDeflate(name) : new ZipPassThrough(name)
    zip.add(file)
    file.push(Uint8Array.from(bytes), true)
  }
  const named = words.map((word) => ({ ...word, audioName: word.objectKey === null ? null : audioNameOf(word) }))
  add('collection.anki2', ankiCollection(named, now), true)
  const media: Record<string, string> = {}
  for (const { objectKey, audioName } of named) {
    if (objectKey === null || audioName === null) continue
    const number = String(Object.keys(media).length)
    media[number] = audioName
    add(number, await storage.get(objectKey), false)
    yield* pieces.splice(0)
  }
  add('media', new TextEncoder().encode(JSON.stringify(media)), true)
  zip.end()
  yield* pieces.splice(0)
}

/** A name of our own among all the media of a collection, readable and safe on every system. */
function audioNameOf({ wordKey }: WordWithAudio): string {
  const readable = wordKey.replaceAll(/[^a-z0-9]+/gu, '-').slice(0, 40)
  const tail = createHash('sha256').update(wordKey).digest('hex').slice(0, 8)
  return `rehearsal-${readable}-${tail}-us.mp3`
}
