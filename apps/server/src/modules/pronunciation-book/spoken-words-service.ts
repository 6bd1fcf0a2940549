import type { DictionaryWord } from '@rehearsal/contracts/dictionary'
import { AppError } from '../../platform/http/app-error.ts'
import type { SaidWord } from '../../platform/rating/text-worker.ts'
import type { Platform } from '../../platform/services.ts'
import type { WordRecordings } from '../dictionary/recording-service.ts'
import { createDictionary } from '../dictionary/service.ts'

/** How a word is said: in letters, and by the model voices. */
export type WordSpeech = SaidWord & { audio: WordRecordings }

export type SpokenWords = {
  /** How each word is said, in their order. */
  say(words: readonly string[]): Promise<WordSpeech[]>
  /** What it means; nothing for a word that the dictionary lacks. */
  meaningsOf(word: string): Promise<DictionaryWord['meanings']>
  dictionaryIdOf(word: string): Promise<number | null>
}

/** Words whose sounds this process remembers; a learner pages through a few hundred. */
const MOST_REMEMBERED = 5000

/**
 * Says words as they stand, in whatever form they were met: a learner who mispronounced "stretched" practises that, not
 * "stretch". The dictionary gives what they mean.
 */
export function createSpokenWords(platform: Platform): SpokenWords {
  const dictionary = createDictionary(platform)
  const said = new Map<string, SaidWord>()

  async function soundsOf(words: readonly string[]): Promise<void> {
    const fresh = words.filter((word) => !said.has(word))
    if (fresh.length === 0) return
    const found = await platform.rating.sayWords(fresh)
    if (said.size + fresh.length > MOST_REMEMBERED) said.clear()
    for (const [i, word] of fresh.entries()) said.set(word, found[i] ?? UNKNOWN)
  }

  async function find(word: string) {
    try {
      return await dictionary.find(platform.db, word)
    } catch (error) {
      if (error instanceof AppError && ABSENT.includes(error.code)) return undefined
      throw error
    }
  }

  return {
    say: async (words) => {
      await soundsOf(words)
      const recordings = await dictionary.recordingsOf(words)
      return recordings.map((audio, at) => ({ ...(said.get(words[at] ?? '') ?? UNKNOWN), audio }))
    },
    meaningsOf: async (word) => (await find(word))?.entry.meanings ?? [],
    dictionaryIdOf: async (word) => (await find(word))?.id ?? null,
  }
}

const UNKNOWN: SaidWord = { sounds: [], american: null, british: null }
const ABSENT = ['word_not_found', 'dictionary_not_ready']
