import { createHash } from 'node:crypto'
import { lemmaCandidates, rankWords } from '@rehearsal/content/lemma-candidates'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { keepScripts } from '../question-bank/service.ts'
import { findImport, listWords, type WordRow } from './queries.ts'
import { noTranslations, type WordTranslations } from './translations.ts'

/** An entry as it was found: with its recordings, and the other words that the text may be a form of. */
export type FoundWord = WordRow & {
  audio: { american: string; british: string }
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
/** One voice for each accent: a British one of Scotland is the only one embedded. */
const VOICES = { american: 'slt', british: 'awb' } as const

export function createDictionary(platform: Platform, translations: WordTranslations = noTranslations): Dictionary {
  /** Recordings that this process has named in the database already. */
  const named = new Set<string>()

  async function nameRecordings(word: string): Promise<FoundWord['audio']> {
    const american = recordingOf(word, VOICES.american)
    const british = recordingOf(word, VOICES.british)
    const fresh = [american, british].filter(({ id }) => !named.has(id))
    if (fresh.length > 0) await keepScripts(platform, fresh)
    for (const { id } of fresh) named.add(id)
    return { american: american.id, british: british.id }
  }

  return {
    lookUp: async (text) => {
      const candidates = lemmaCandidates(text)
      const rows = candidates.length === 0 ? [] : await listWords(platform.db, candidates)
      const uses = new Map(rows.map((row) => [row.key, row.uses]))
      const [key, ...others] = rankWords(text, uses)
      const found = rows.find((row) => row.key === key)
      if (!found) throw new AppError((await isReady(platform)) ? 'word_not_found' : 'dictionary_not_ready')
      const wordOf = (other: string) => rows.find((row) => row.key === other)?.entry.word ?? other
      return {
        ...found,
        audio: await nameRecordings(found.entry.word),
        translations: await translations.translate(found.entry.word, DEFAULT_LANGUAGE),
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

/** The recording of a word, under an id made of what it says as those of the question bank are. */
export function recordingOf(word: string, voice: 'slt' | 'awb') {
  const script = { turns: [{ voice, text: `${word}.` }] }
  const id = createHash('sha256').update(JSON.stringify(script)).digest('hex').slice(0, 32)
  return { id, kind: 'speech' as const, script }
}
