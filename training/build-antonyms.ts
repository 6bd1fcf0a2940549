/**
 * Builds `packages/english/data/words/antonyms.txt`: words of opposite meaning as WordNet has them (“!”), both of them usual.
 *
 *   node training/build-antonyms.ts
 */
import { readWordNet, type Synset, type WordNet } from '../content/src/dictionary/word-net.ts'
import { wordBand } from '../packages/english/src/words/word-bands.ts'
import { writeEntries } from './counted-texts.ts'

const MAX_BAND = 50
/** A rare sense's opposite (“spend” and “maximise”) would be no opposite in most texts. */
const MAX_SENSE = 3

function main(wordNet: WordNet): void {
  const antonyms = new Map<string, Set<string>>()
  for (const [word, parts] of wordNet.senses) {
    for (const senses of parts.values()) {
      for (const { synset } of senses.slice(0, MAX_SENSE)) {
        for (const other of antonymsIn(wordNet, synset, word)) {
          if (isUsual(word) && isUsual(other)) antonyms.set(word, (antonyms.get(word) ?? new Set()).add(other))
        }
      }
    }
  }
  const entries = [...antonyms].map(([word, others]) => `${word} | ${[...others].toSorted().join(' ')}`)
  const comment =
    'Opposites of a word’s first three meanings in WordNet 3.1. Written by training/build-antonyms.ts; do not edit by hand.'
  writeEntries('words/antonyms', comment, entries)
  console.log(`${entries.length} words`)
}

const isUsual = (word: string) => /^[a-z]+$/u.test(word) && wordBand(word) <= MAX_BAND

function antonymsIn({ synsets }: WordNet, synset: Synset, word: string): string[] {
  return synset.pointers.flatMap(({ symbol, to, source, target }) => {
    if (symbol !== '!' || synset.words[source - 1]?.toLowerCase() !== word) return []
    const other = synsets.get(to)?.words[target - 1]?.toLowerCase()
    return other === undefined ? [] : [other]
  })
}

main(await readWordNet())
