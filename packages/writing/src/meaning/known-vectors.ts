/** Where the vectors of questions lie that were encoded ahead, so that the first answer to a question does not wait for them. */
import { type KnownVectors, readKnownVectors } from '@rehearsal/meaning/known-vectors'

let path: string | null = null
let reading: Promise<KnownVectors | null> | undefined

/** Names the file of vectors that this thread asks before it encodes a text of a question; it is read with the first one. */
export function takeKnownVectors(file: string): void {
  if (file === path) return
  path = file
  reading = undefined
}

/** The vectors that were encoded ahead; null where no file was named, or it cannot be read: all texts are encoded then. */
export function knownVectors(): Promise<KnownVectors | null> {
  reading ??= path === null ? Promise.resolve(null) : readKnownVectors(path).catch(() => null)
  return reading
}

/** What is wrong with such a file and what to do, as a sentence for who runs the product; null where it is sound. */
export async function problemOfKnownVectors(file: string): Promise<string | null> {
  try {
    await readKnownVectors(file)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `The vectors of the questions cannot be read (${reason}): run "npm run content:pack". Until then the first answer to each question is scored up to a second later.`
  }
}
