import { dictionaryEntries } from './dictionary-entries.ts'
import { extraPronunciations } from './extra-pronunciations.ts'
import { pronunciationByParts } from './word-parts.ts'

/**
 * How America says a word, in ARPABET with stress digits: our own entry, the first of the pronouncing dictionary, or what its
 * parts make. A word that is stressed by what it is (a REcord, to reCORD) is said as `isVerb` asks. Null where nobody knows.
 */
export function stressedPronunciation(word: string, isVerb?: boolean): string | null {
  const entries = stressedPronunciations(word)
  return (isVerb === undefined ? undefined : byStress(entries, isVerb)) ?? entries[0] ?? null
}

/** Those that the dictionary may print: as a word of one kind, as a noun, as a verb. Each once. */
export function printedPronunciations(word: string): string[] {
  const printed = [undefined, false, true].map((isVerb) => stressedPronunciation(word, isVerb))
  return [...new Set(printed)].filter((entry) => entry !== null)
}

/** All that are known, the most usual first: the dictionary may have several. */
export function stressedPronunciations(word: string): string[] {
  const key = word.replaceAll('.', '')
  const own = Object.hasOwn(extraPronunciations, key) ? extraPronunciations[key] : undefined
  if (own !== undefined) return [own]
  const entries = dictionaryEntries(key)
  const made = entries.length > 0 ? null : pronunciationByParts(key)
  return made === null ? entries : [made]
}

/** The first whose stress fits: nouns of two kinds have it on the first syllable. */
function byStress(entries: readonly string[], isVerb: boolean): string | undefined {
  const isOnFirst = (entry: string) => /^[^\d]*1/u.test(entry)
  const fitting = entries.find((entry) => isOnFirst(entry) !== isVerb && /\d.*\d/u.test(entry))
  const [first = ''] = entries
  const isOfTwoKinds = fitting !== undefined && isOnFirst(first) === isVerb && haveSameConsonants(first, fitting)
  return isOfTwoKinds ? fitting : undefined
}

/** Two pronunciations of one word by stress alone have the same consonants. */
function haveSameConsonants(one: string, other: string): boolean {
  const consonants = (entry: string) =>
    entry
      .replaceAll(/ER\d/gu, 'R')
      .replaceAll(/[A-Z]+\d\s?/gu, '')
      .trim()
  return consonants(one) === consonants(other)
}
