import type { Authored } from './authored.ts'
import type { Decency } from './decency.ts'
import type { Meaning } from './dictionary-pack.ts'
import { examplesWith } from './meanings-of.ts'
import type { WordNet } from './word-net.ts'

type Phrase = { phrase: string; example: string | null }
export type Phrases = (word: string, meaning: Pick<Meaning, 'partOfSpeech'>) => Pick<Meaning, 'collocations' | 'idioms'>

const MOST_IDIOMS = 16
/** The second words of phrasal verbs. */
const PARTICLES = new Set(
  'about across along apart around aside away back by down forward in into off on out over round through to together under up upon with'.split(
    ' ',
  ),
)

/** Which collocations, idioms and phrasal verbs stand under a word. Idioms stand under its usual part of speech alone. */
export function phrasesOf(wordNet: WordNet, authored: Authored, decency: Decency): Phrases {
  const collocations = new Map(
    authored.collocations.map(({ word, partOfSpeech, phrases }) => [`${word} ${partOfSpeech}`, listOf(phrases)]),
  )
  const idioms = new Map<string, Phrase[]>()
  const add = (key: string, phrase: Phrase) => idioms.set(key, [...(idioms.get(key) ?? []), phrase])
  for (const [phrase, { example, words }] of authored.idioms) for (const word of words) add(word, { phrase, example })
  for (const verb of phrasalVerbs(wordNet, decency)) add(`${verb.phrase.split(' ')[0]} VERB`, verb)
  const placed = new Set<string>()
  return (word, { partOfSpeech }) => {
    const own = placed.has(word) ? [] : (idioms.get(word) ?? [])
    placed.add(word)
    return {
      collocations: collocations.get(`${word} ${partOfSpeech}`) ?? [],
      idioms: [...own, ...(idioms.get(`${word} ${partOfSpeech}`) ?? [])].slice(0, MOST_IDIOMS),
    }
  }
}

/** WordNet's verbs of two and three words that end in a particle, those with an example first. */
function phrasalVerbs({ senses }: WordNet, decency: Decency): Phrase[] {
  const found: (Phrase & { uses: number })[] = []
  for (const [phrase, parts] of senses) {
    const words = phrase.split(' ')
    const verbs = parts.get('verb')
    if (!verbs || words.length < 2 || words.length > 3 || !words.slice(1).every((word) => PARTICLES.has(word))) continue
    const shown = verbs.filter(({ synset }) => decency.allows(phrase, synset))
    if (shown.length === 0 || !decency.isShown(phrase)) continue
    const example = shown.flatMap(({ synset }) => examplesWith(phrase, synset, decency))[0] ?? null
    found.push({ phrase, example, uses: shown.reduce((sum, { uses }) => sum + uses, 0) })
  }
  found.sort((a, b) => Number(a.example === null) - Number(b.example === null) || b.uses - a.uses)
  return found.map(({ phrase, example }) => ({ phrase, example }))
}

const listOf = (phrases: Readonly<Record<string, string | null>>): Phrase[] =>
  Object.entries(phrases).map(([phrase, example]) => ({ phrase, example }))
