import type { DictionaryRow } from '../dictionary/dictionary-pack.ts'
import { wordTypesOf } from '../dictionary/bank-coverage.ts'
import { rankWords } from '../dictionary/lemma-candidates.ts'
import type { Problem } from '../problem.ts'
import type { GlossedWord } from './glosses.ts'

/** So many of the dictionary's commonest words have a gloss whether the bank uses them or not. */
const COMMONEST = 5000

/** Headwords that have to have a gloss: of every word of the bank the first that a look-up finds, and the commonest ones. */
export function wantedWords(rows: readonly DictionaryRow[], texts: Iterable<string>): Set<string> {
  const uses = new Map(rows.map((row) => [row.key, row.uses]))
  const ofBank = [...wordTypesOf(texts)].flatMap((type) => rankWords(type, uses)[0] ?? [])
  const common = rows
    .filter(({ key }) => /^[a-z][^ ]*$/u.test(key))
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, COMMONEST)
    .map(({ key }) => key)
  return new Set([...ofBank, ...common])
}

/** Glosses against the dictionary: headwords and parts of speech that it has not. */
export function checkGlosses(words: readonly GlossedWord[], rows: readonly DictionaryRow[]): Problem[] {
  const byKey = new Map(rows.map(({ key, entry }) => [key, entry]))
  return words.flatMap(({ file, key, senses }) => {
    const entry = byKey.get(key)
    if (entry === undefined) return [{ file, field: key, message: 'is no entry of the dictionary' }]
    const has = new Set(entry.meanings.map(({ partOfSpeech }) => partOfSpeech))
    return senses
      .filter(({ partOfSpeech }) => !has.has(partOfSpeech))
      .map(({ partOfSpeech }) => {
        const part = partOfSpeech.toLowerCase()
        return { file, field: `${key}.${part}`, message: `is no ${part} in the dictionary` }
      })
  })
}
