import type { DictionaryRow } from './dictionary-pack.ts'
import { rankWords } from './lemma-candidates.ts'

export type Coverage = {
  types: number
  found: number
  withPhonetics: number
  withExamples: number
  /** Word types that are not found, and found ones without a pronunciation. */
  missing: string[]
  silent: string[]
  /** Found ones that no meaning shows an example of. */
  withoutExample: string[]
}

/** What advice on spelling cites alone, with a hyphen in it: “-ance”, “dif-fer-ences”. Its parts are no words. */
const CITED_PARTS = /["“][^\s"“”]*-[^\s"“”]*["”]/gu

/**
 * Different words as they stand in texts: letters and apostrophes, as a click takes them (specification §5). Endings and
 * syllables that a text cites are left out: nobody looks them up. `names` are none either, nor what is theirs.
 */
export function wordTypesOf(texts: Iterable<string>, names: Iterable<string> = []): Set<string> {
  const own = new Set(Array.from(names, (name) => name.toLowerCase()))
  const types = new Set<string>()
  for (const text of texts) {
    const words = text.replaceAll(CITED_PARTS, ' ').matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)
    for (const [word] of words) {
      const type = word.toLowerCase()
      if (type.length > 1 && !own.has(type.replace(/['’]s$/u, ''))) types.add(type)
    }
  }
  return types
}

/** Names of people, places and firms: words that stand with a capital inside a sentence, and nowhere without one. */
export function namesIn(texts: readonly string[]): Set<string> {
  const small = new Set(texts.flatMap((text) => text.match(/(?<![\p{L}'’])\p{Ll}\p{L}*/gu) ?? []))
  const inside = texts.flatMap((text) => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}+/gu) ?? [])
  return new Set(inside.map((name) => name.toLowerCase()).filter((name) => !small.has(name)))
}

/**
 * How much of a set of words the dictionary holds. Whatever is found can be heard: the synthesiser says any text. A word
 * counts as with examples where any meaning of its entry has one.
 */
export function coverageOf(types: ReadonlySet<string>, rows: readonly DictionaryRow[]): Coverage {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const uses = new Map(rows.map(({ key, uses: count }) => [key, count]))
  const counts = { types: types.size, found: 0, withPhonetics: 0, withExamples: 0 }
  const coverage: Coverage = { ...counts, missing: [], silent: [], withoutExample: [] }
  for (const type of types) {
    const entry = byKey.get(rankWords(type, uses)[0] ?? '')?.entry
    if (!entry) {
      coverage.missing.push(type)
      continue
    }
    coverage.found++
    if (entry.americanPhonetic !== null && entry.britishPhonetic !== null) coverage.withPhonetics++
    else coverage.silent.push(type)
    if (entry.meanings.some(({ examples }) => examples.length > 0)) coverage.withExamples++
    else coverage.withoutExample.push(type)
  }
  return coverage
}
