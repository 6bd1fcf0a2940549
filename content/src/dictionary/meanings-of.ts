import { containsWord } from './contains-word.ts'
import type { Decency } from './decency.ts'
import type { Meaning, PartOfSpeech } from './dictionary-pack.ts'
import { type Sense, type Synset, type WordNet, type WordNetPart, wordNetParts } from './word-net.ts'

/** More of one kind helps nobody: WordNet has 41 meanings of "run" as a verb. */
const MOST = { definitions: 8, examples: 6, related: 10 } as const

const partOfSpeechOf: Readonly<Record<WordNetPart, PartOfSpeech>> = {
  noun: 'NOUN',
  verb: 'VERB',
  adj: 'ADJECTIVE',
  adv: 'ADVERB',
}

type Related = { word: string; example: string | null }

/** What WordNet says of a word, the commonest part of speech first; empty where nothing of it may be shown. */
export function meaningsOf(word: string, { senses, synsets }: WordNet, decency: Decency): Meaning[] {
  return wordNetParts
    .map((part) => ({ part, found: shownSenses(word, senses.get(word)?.get(part) ?? [], decency) }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => usesOf(b.found) - usesOf(a.found))
    .map(({ part, found }) => meaningOf(word, part, found, synsets, decency))
}

/** How often a word was met in the texts that WordNet's authors marked up, over all shown meanings. */
export function usesOfWord(word: string, { senses }: WordNet, decency: Decency): number {
  const all = wordNetParts.flatMap((part) => shownSenses(word, senses.get(word)?.get(part) ?? [], decency))
  return usesOf(all)
}

function shownSenses(word: string, senses: readonly Sense[], decency: Decency): Sense[] {
  return senses.filter(({ synset }) => decency.allows(word, synset)).slice(0, MOST.definitions)
}

const usesOf = (senses: readonly Sense[]) => senses.reduce((sum, { uses }) => sum + uses, 0)

function meaningOf(
  word: string,
  part: WordNetPart,
  senses: readonly Sense[],
  synsets: WordNet['synsets'],
  decency: Decency,
): Meaning {
  const found = senses.map(({ synset }) => synset)
  const examples = found.flatMap((synset) => examplesWith(word, synset, decency))
  return {
    partOfSpeech: partOfSpeechOf[part],
    definitions: [...new Set(found.map(({ definition }) => definition))],
    examples: [...new Set(examples)].slice(0, MOST.examples),
    synonyms: distinct(found.flatMap((synset) => synonymsIn(word, synset, decency))),
    antonyms: distinct(found.flatMap((synset) => antonymsIn(word, synset, synsets, decency))),
    collocations: [],
    idioms: [],
  }
}

/** An example belongs to a set of synonyms and may hold another of them: only those with the word itself are its own. */
export function examplesWith(word: string, { examples }: Synset, decency: Decency): string[] {
  return examples.filter((example) => decency.isDecent(example) && containsWord(example, word)).map(asSentence)
}

function synonymsIn(word: string, synset: Synset, decency: Decency): Related[] {
  return synset.words
    .filter((other) => other.toLowerCase() !== word && decency.isShown(other) && decency.allows(other, synset))
    .map((other) => ({ word: other, example: examplesWith(other, synset, decency)[0] ?? null }))
}

function antonymsIn(word: string, synset: Synset, synsets: WordNet['synsets'], decency: Decency): Related[] {
  const own = synset.words.findIndex((one) => one.toLowerCase() === word) + 1
  return synset.pointers
    .filter(({ symbol, source }) => symbol === '!' && (source === 0 || source === own))
    .flatMap(({ to, target }) => {
      const opposite = synsets.get(to)
      const other = opposite?.words[Math.max(0, target - 1)]
      if (!opposite || other === undefined || !decency.isShown(other) || !decency.allows(other, opposite)) return []
      return [{ word: other, example: examplesWith(other, opposite, decency)[0] ?? null }]
    })
}

/** Each word once, one with an example before the same without. */
function distinct(related: readonly Related[]): Related[] {
  const byWord = new Map<string, Related>()
  for (const one of related) {
    const key = one.word.toLowerCase()
    if (!byWord.has(key) || (byWord.get(key)?.example === null && one.example !== null)) byWord.set(key, one)
  }
  return [...byWord.values()].slice(0, MOST.related)
}

/** A sentence begins with a capital and ends with a stop; a phrase stays as it is. */
function asSentence(example: string): string {
  const clean = example.trim().replaceAll(/\s+/gu, ' ')
  return clean
}
