import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive; what is compressed already, such as mp3, is stored as it is. */
export type ZipEntry = { name: string; isStored: boolean; content: AsyncIterable<Uint8Array> }

/**
 * The bytes of a zip file, made as they are asked for: no more than one piece of one entry is held.
 *
 * Without ZIP64: all of it must stay below 4 GB and 65,535 entries.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, isStored, content } of entries) {
    const file = isStored ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = modifiedAt
    zip.add(file)
    for await (const piece of content) {
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
