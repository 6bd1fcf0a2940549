import { readDictionaryManifest } from '@rehearsal/content/dictionary-pack'
import { DICTATION_WORDS } from '@rehearsal/contracts/dictation'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import type { WordRecordings } from '../dictionary/recording-service.ts'
import type { Dictionary } from '../dictionary/service.ts'
import { mixWords, orderOfDay } from './mix-words.ts'
import { listLeastSeen } from './queries.ts'

export type SpokenWord = { word: string; audio: WordRecordings }

/** Where the words of dictations come from. */
export type DictationWords = {
  /** The difficult words that any dictation can hold. */
  pool(): Promise<readonly string[]>
  /** Words for a dictation of this learner, others each time. */
  mix(learner: Learner): Promise<SpokenWord[]>
  /** Difficult words in an order of the day, and how many there are. */
  page(page: { page: number; size: number }): Promise<{ words: SpokenWord[]; total: number }>
}

type Parts = {
  dictionary: Dictionary
  /** Where the built dictionary with its pool of difficult words lies. */
  contentFolder: string
  /** From 0 up to 1; decides which words come. */
  random: () => number
}

/** How many of a dictation's words are the learner's own misspelt ones, at most. */
const OWN_WORDS = 3

export function createDictationWords(
  { db, clock }: Platform,
  { dictionary, contentFolder, random }: Parts,
): DictationWords {
  const pool = async () => (await readDictionaryManifest(contentFolder)).difficultWords

  async function withAudio(words: readonly string[]): Promise<SpokenWord[]> {
    const recordings = await dictionary.recordingsOf(words)
    return words.flatMap((word, index) => {
      const audio = recordings[index]
      return audio === undefined ? [] : [{ word, audio }]
    })
  }

  return {
    pool,
    mix: async ({ id }) =>
      withAudio(mixWords(await pool(), await listLeastSeen(db, id, OWN_WORDS), DICTATION_WORDS, random)),
    page: async ({ page, size }) => {
      const ordered = orderOfDay(await pool(), clock.now().toISOString().slice(0, 10))
      return { words: await withAudio(ordered.slice(page * size, (page + 1) * size)), total: ordered.length }
    },
  }
}
