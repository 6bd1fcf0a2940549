import { createHash } from 'node:crypto'
import { lemmaCandidates, lookUpKey, rankWords } from '@rehearsal/content/lemma-candidates'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Platform } from '../../platform/services.ts'
import { keepScripts } from '../question-bank/service.ts'
import { findImport, findWord, listWords, type WordRow } from './queries.ts'
import { noTranslations, type WordTranslations } from './translations.ts'

type Db = Database | Transaction

/** Media ids of a word's recordings. */
export type WordAudio = { american: string; british: string }

/** An entry as it was found: with its recordings, and the other words that the text may be a form of. */
export type FoundWord = WordRow & { audio: WordAudio; translations: string[]; otherWords: string[] }

export type Dictionary = {
  /**
   * The entry for a text from a page: the word itself or the one it is a form of, in any case, also a contraction or a
   * possessive (specification §5). With `isExact` an entry of just this text comes before the one it is a form of.
   *
   * @throws AppError `word_not_found`; `dictionary_not_ready` while the first import still runs.
   */
  lookUp(text: string, isExact?: boolean): Promise<FoundWord>
  /** As `lookUp`, without recordings and translations; inside a transaction, too. */
  find(db: Db, text: string, isExact?: boolean): Promise<WordRow & { otherWords: string[] }>
  /** An entry by its id, retired or not; `undefined` where there is none. */
  open(id: number): Promise<FoundWord | undefined>
  /** The recordings of words, in their order. They are rendered when they are first asked for. */
  recordingsOf(words: readonly string[]): Promise<WordAudio[]>
  /** What a word or phrase is in the learner's language; empty where nothing is known. Never rejects. */
  translate(word: string): Promise<string[]>
}

/** The language that translations are in where the profile names none (specification §9). */
const DEFAULT_LANGUAGE = 'fa'
/** One voice for each accent: a British one of Scotland is the only one embedded. */
const VOICES = { american: 'slt', british: 'awb' } as const

export function createDictionary(platform: Platform, translations: WordTranslations = noTranslations): Dictionary {
  /** Recordings that this process has named in the database already. */
  const named = new Set<string>()

  async function recordingsOf(words: readonly string[]): Promise<WordAudio[]> {
    const recordings = words.map((word) => ({
      american: recordingOf(word, VOICES.american),
      british: recordingOf(word, VOICES.british),
    }))
    const all = recordings.flatMap(({ american, british }) => [american, british])
    const fresh = [...new Map(all.filter(({ id }) => !named.has(id)).map((one) => [one.id, one])).values()]
    if (fresh.length > 0) await keepScripts(platform, fresh)
    for (const { id } of fresh) named.add(id)
    return recordings.map(({ american, british }) => ({ american: american.id, british: british.id }))
  }

  const translate = (word: string) => translations.translate(word, DEFAULT_LANGUAGE)

  async function withRecordings(row: WordRow, otherWords: string[]): Promise<FoundWord> {
    const [audio = { american: '', british: '' }] = await recordingsOf([row.entry.word])
    return { ...row, audio, translations: await translate(row.entry.word), otherWords }
  }

  return {
    find: findEntry,
    recordingsOf,
    translate,
    lookUp: async (text, isExact) => {
      const { otherWords, ...row } = await findEntry(platform.db, text, isExact)
      return withRecordings(row, otherWords)
    },
    open: async (id) => {
      const row = await findWord(platform.db, id)
      return row && withRecordings(row, [])
    },
  }
}

async function findEntry(db: Db, text: string, isExact = false): Promise<WordRow & { otherWords: string[] }> {
  const candidates = lemmaCandidates(text)
  const rows = candidates.length === 0 ? [] : await listWords(db, candidates)
  const ranked = rankWords(text, new Map(rows.map((row) => [row.key, row.uses])))
  const own = lookUpKey(text)
  const keys = isExact && rows.some(({ key }) => key === own) ? [own, ...ranked.filter((key) => key !== own)] : ranked
  const found = rows.find((row) => row.key === keys[0])
  if (!found) throw new AppError((await isReady(db)) ? 'word_not_found' : 'dictionary_not_ready')
  return { ...found, otherWords: keys.slice(1).map((key) => rows.find((row) => row.key === key)?.entry.word ?? key) }
}

/** Whether some dictionary has been taken in as a whole: only then is a word that is not there unknown. */
async function isReady(db: Db): Promise<boolean> {
  const state = await findImport(db)
  return state !== undefined && state.completeSince !== null
}

/** The recording of a word, under an id made of what it says as those of the question bank are. */
function recordingOf(word: string, voice: 'slt' | 'awb') {
  const script = { turns: [{ voice, text: `${word}.` }] }
  const id = createHash('sha256').update(JSON.stringify(script)).digest('hex').slice(0, 32)
  return { id, kind: 'speech' as const, script }
}
