import { createHash } from 'node:crypto'
import { readDictionaryManifest } from '@rehearsal/content/dictionary-pack'
import type { Clock } from '../../platform/clock.ts'
import type { Dictionary, FoundWord } from './service.ts'

const DAY_MS = 86_400_000

/** The word of the day from a reviewed pool: the same for everybody on a UTC date, none twice before all were shown. */
export function wordOfDay(pool: readonly string[], now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS)
  const shuffled = pool
    .map((word) => ({ word, order: createHash('sha256').update(word).digest('hex') }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
  return shuffled[day % shuffled.length]?.word ?? ''
}

/** Today's word with all that the dictionary says of it. Rejects as `lookUp` does. */
export async function suggestWord(
  { clock }: { clock: Clock },
  dictionary: Dictionary,
  language: string | null,
  contentFolder: string,
): Promise<FoundWord> {
  const { wordsOfTheDay } = await readDictionaryManifest(contentFolder)
  return dictionary.lookUp(wordOfDay(wordsOfTheDay, clock.now()), { language })
}
