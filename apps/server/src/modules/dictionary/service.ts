import { lemmaCandidates, rankWords } from '@rehearsal/content/lemma-candidates'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { findImport, listWords, type WordRow } from './queries.ts'
import { createNameWords, recordingsOf, type WordRecordings } from './recording-service.ts'
import { noTranslations, type WordTranslations } from './translations.ts'

/** An entry as it was found: with its recordings, and the other words that the text may be a form of. */
export type FoundWord = WordRow & {
  audio: WordRecordings
  translations: string[]
  otherWords: string[]
}

export type Dictionary = {
  /**
   * The entry for a text from a page: the word itself or the one it is a form of, in any case, also a contraction or a
   * possessive (specification §5).
   *
   * @throws AppError `word_not_found`; `dictionary_not_ready` while the first import still runs.
   */
  lookUp(text: string): Promise<FoundWord>
}

/** The language that translations are in where the profile names none (specification §9). */
const DEFAULT_LANGUAGE = 'fa'

export function createDictionary(platform: Platform, translations: WordTranslations = noTranslations): Dictionary {
  const nameWords = createNameWords(platform)
  return {
    lookUp: async (text) => {
      const candidates = lemmaCandidates(text)
      const rows = candidates.length === 0 ? [] : await listWords(platform.db, candidates)
      const uses = new Map(rows.map((row) => [row.key, row.uses]))
      const [key, ...others] = rankWords(text, uses)
      const found = rows.find((row) => row.key === key)
      if (!found) throw new AppError((await isReady(platform)) ? 'word_not_found' : 'dictionary_not_ready')
      const { word } = found.entry
      await nameWords([word])
      const wordOf = (other: string) => rows.find((row) => row.key === other)?.entry.word ?? other
      return {
        ...found,
        audio: recordingsOf(word),
        translations: await translations.translate(word, DEFAULT_LANGUAGE),
        otherWords: others.map(wordOf),
      }
    },
  }
}

/** Whether some dictionary has been taken in as a whole: only then is a word that is not there unknown. */
async function isReady({ db }: Platform): Promise<boolean> {
  const state = await findImport(db)
  return state !== undefined && state.completeSince !== null
}
