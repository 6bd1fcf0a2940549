import { dictionary } from 'cmu-pronouncing-dictionary'
import { normalizeWord } from '../text/tokenize.ts'

/** The pronouncing dictionary's own entries for a word with stress digits (`R IH0 HH ER1 S AH0 L`); empty when it has none. */
export function dictionaryEntries(word: string): string[] {
  const key = normalizeWord(word)
  const keys = [key, ...[1, 2, 3].map((i) => `${key}(${i})`)]
  return keys.flatMap((name) => (Object.hasOwn(dictionary, name) ? (dictionary[name] ?? []) : [])).map(withoutRemark)
}

/** The first of them, the most usual; null when there is none. */
export function firstEntry(word: string): string | null {
  return dictionaryEntries(word)[0] ?? null
}

function withoutRemark(entry: string): string {
  return entry.replace(/\s*#.*$/u, '')
}
