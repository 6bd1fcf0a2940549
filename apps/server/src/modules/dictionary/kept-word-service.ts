import { lookUpKey } from '@rehearsal/content/lemma-candidates'
import { AppError } from '../../platform/http/app-error.ts'
import type { Learner } from '../../platform/http/learner.ts'
import type { Platform } from '../../platform/services.ts'
import { findKept, type KeptWord } from './queries.ts'
import type { Dictionary, FoundWord } from './service.ts'
import { suggestWord } from './word-of-the-day-service.ts'

/** An entry and what a learner keeps of it. A word that only the learner's book has comes without an entry. */
export type WordOfLearner = { found: FoundWord; kept: KeptWord | undefined } | { found: undefined; kept: KeptWord }

type Asking = Pick<Learner, 'id' | 'language'>

/** Rejects as `Dictionary.lookUp` does, unless the learner keeps the word with a meaning of their own. */
export async function lookUpFor(
  { db }: Platform,
  dictionary: Dictionary,
  learner: Asking,
  { text, isExact }: { text: string; isExact: boolean },
): Promise<WordOfLearner> {
  try {
    const found = await dictionary.lookUp(text, { isExact, language: learner.language })
    return { found, kept: await findKept(db, learner.id, { key: found.key }) }
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === 'word_not_found'
    const kept = isUnknown ? await findKept(db, learner.id, { key: lookUpKey(text) }) : undefined
    if (!kept) throw error
    return { found: undefined, kept }
  }
}

/** A kept word, also where its entry has left the dictionary. @throws AppError `not_found` for one that is not there or another's. */
export async function openKept(
  { db }: Platform,
  dictionary: Dictionary,
  learner: Asking,
  id: number,
): Promise<WordOfLearner> {
  const kept = await findKept(db, learner.id, { id })
  if (!kept) throw new AppError('not_found')
  const found =
    kept.dictionaryWordId === null ? undefined : await dictionary.open(kept.dictionaryWordId, learner.language)
  return found ? { found, kept } : { found, kept }
}

/** Today's word. `contentFolder` holds the pool that it is drawn from. */
export async function suggestFor(
  platform: Platform,
  dictionary: Dictionary,
  learner: Asking,
  contentFolder: string,
): Promise<WordOfLearner> {
  const found = await suggestWord(platform, dictionary, learner.language, contentFolder)
  return { found, kept: await findKept(platform.db, learner.id, { key: found.key }) }
}
