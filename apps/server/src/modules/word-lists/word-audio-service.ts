import type { Platform } from '../../platform/services.ts'
import { createNameWords, wordRecordings } from '../dictionary/recording-service.ts'

/** Longer a download must not wait for its first byte; what is rendered until then is kept for the next one. */
const RENDERING_LIMIT_MS = 40_000
/** As many as are asked for at once: the engine has one thread, and others wait for it too. */
const AT_ONCE = 2

type Options = { signal: AbortSignal; limitMs?: number }

/**
 * The American recordings of words, by word, as keys of the storage. Those that lie there are found at once, the others are
 * rendered; a word whose recording fails, or is not there in time, is left out.
 */
export async function recordingsOfWords(
  platform: Platform,
  words: readonly string[],
  { signal, limitMs = RENDERING_LIMIT_MS }: Options,
): Promise<Map<string, string>> {
  await createNameWords(platform)(words)
  const keys = new Map<string, string>()
  const left = [...new Set(words)]
  const isOver = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  const work = async () => {
    for (let word = left.shift(); word !== undefined && !isOver.aborted; word = left.shift()) {
      const key = await recordingKey(platform, word)
      if (key !== null) keys.set(word, key)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return keys
}

async function recordingKey({ contentMedia, log }: Platform, word: string): Promise<string | null> {
  try {
    const item = await contentMedia.find(wordRecordings(word).american)
    return item?.kind === 'speech' ? item.objectKey : null
  } catch (error) {
    log.warn({ err: error }, 'a word was exported without its recording')
    return null
  }
}
