import type { WordFacts } from '@rehearsal/scoring/misspelling'
import { spellingForm } from '@rehearsal/exam/typed-text/spelling-form'
import type { Database, Transaction } from '../../platform/database/transaction.ts'
import { areTwinSpellings, isListedWord } from '../../platform/rating/english-words.ts'
import { listSpoken, type SpokenWord } from './queries.ts'

/** What is known of some words, and how a word is written in the books; null for what is no word. */
export type KnownWords = WordFacts & { nameOf: (word: string) => string | null }

/** Longer texts are no words, and not looked for. */
const LONGEST_WORD = 64

/** Looks up at once all that has to be known of these texts. */
export async function knowWords(db: Database | Transaction, texts: readonly string[]): Promise<KnownWords> {
  const keys = [...new Set(texts.map(spellingForm))].filter((key) => key !== '' && key.length <= LONGEST_WORD)
  const spoken = new Map((await listSpoken(db, keys)).map((row) => [row.key, row]))
  return {
    isWord: (text) => isListedWord(text) || spoken.has(text),
    soundAlike: (one, other) => areHomophones(spoken.get(one), spoken.get(other)),
    areOneWord: areTwinSpellings,
    nameOf: (word) => {
      const form = spellingForm(word)
      return spoken.get(form)?.word ?? (isListedWord(form) ? form : null)
    },
  }
}

function areHomophones(one: SpokenWord | undefined, other: SpokenWord | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const isSame = (left: string | null, right: string | null) => left !== null && left === right
  return isSame(one.american, other.american) || isSame(one.british, other.british)
}
