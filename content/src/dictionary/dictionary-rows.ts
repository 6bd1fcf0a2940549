import { bandedWords } from '@rehearsal/english/words/word-bands'
import { firstEntry } from '@rehearsal/phonetics/pronunciation/dictionary-entries'
import { printedPronunciation } from '@rehearsal/phonetics/pronunciation/printed-pronunciation'
import { type Authored, type AuthoredMeaning, authoredMeaningSchema } from './authored.ts'
import type { Decency } from './decency.ts'
import {
  type DictionaryEntry,
  type DictionaryRow,
  type Meaning,
  type PartOfSpeech,
  partOfSpeechSchema,
} from './dictionary-pack.ts'
import { type Twin, twinOf } from './british-twins.ts'
import { familiesOf, type Families } from './family-words.ts'
import { meaningsOf, usesOfWord } from './meanings-of.ts'
import { phrasesOf, type Phrases } from './phrases-of.ts'
import type { WordNet } from './word-net.ts'

/** Authored words are the commonest of all. */
const AUTHORED_USES = 1000
/** Phrases of these parts of speech are entries of their own: carry out, of course. Compounds and names are not. */
const PHRASE_PARTS = ['verb', 'adv', 'adj'] as const

/** Every entry of the dictionary by ascending key. What is authored stands before what WordNet says. */
export function dictionaryRows(wordNet: WordNet, authored: Authored, decency: Decency): DictionaryRow[] {
  const families = familiesOf(wordNet, decency)
  const phrases = phrasesOf(wordNet, authored, decency)
  const examples = new Map(authored.examples.map((one) => [`${one.partOfSpeech} ${one.word}`, one.example]))
  const keys = new Set([...wordNet.senses.keys()].filter((key) => isWanted(key, wordNet) && decency.isShown(key)))
  for (const key of [...authored.words.keys(), ...authored.idioms.keys()]) keys.add(key.toLowerCase())
  return [...keys]
    .toSorted(byCodePoint)
    .flatMap((key) => rowOf(key, { wordNet, authored, decency, families, phrases, examples }, keys))
}

type Sources = {
  wordNet: WordNet
  authored: Authored
  decency: Decency
  families: Families
  phrases: Phrases
  /** Sentences of our own by part of speech and word. */
  examples: ReadonlyMap<string, string>
}

function rowOf(key: string, sources: Sources, keys: ReadonlySet<string>): DictionaryRow[] {
  const { wordNet, authored, decency, families, phrases } = sources
  const own = authored.words.get(key)
  const meanings = [...authoredMeanings(own), ...idiomMeanings(key, authored)]
  const isAuthored = meanings.length > 0
  const twin = twinOf(key, wordNet)
  const fromWordNet = (twin ? twinMeanings(key, twin, sources) : meaningsOf(key, wordNet, decency)).filter(
    ({ partOfSpeech }) =>
      (!isAuthored || partOfSpeech === 'ADVERB' || own?.keeps.includes(partOfSpeech)) &&
      !meanings.some((one) => one.partOfSpeech === partOfSpeech),
  )
  const all = [...meanings, ...fromWordNet].map((meaning) => ({
    ...meaning,
    examples: [...ownExample(key, meaning, sources), ...meaning.examples],
    ...phrases(key, meaning),
  }))
  if (all.length === 0) return []
  const { american, british } = own?.phonetics ?? printedPronunciation(key, all[0]?.partOfSpeech === 'VERB')
  const entry: DictionaryEntry = {
    word: own?.word ?? writtenAs(key, wordNet),
    americanPhonetic: american,
    britishPhonetic: british,
    familyWords: families(key).filter((word) => keys.has(word.toLowerCase())),
    meanings: all,
  }
  return [{ key, uses: isAuthored ? AUTHORED_USES : usesOfWord(twin?.american ?? key, wordNet, decency), entry }]
}

function ownExample(key: string, { partOfSpeech }: Meaning, { examples }: Sources): string[] {
  const example = examples.get(`${partOfSpeech} ${key}`)
  return example === undefined ? [] : [example]
}

/** What WordNet says of the American spelling, with the British one in its examples. */
function twinMeanings(key: string, { american, respell }: Twin, { wordNet, decency }: Sources): Meaning[] {
  return meaningsOf(american, wordNet, decency).map((meaning) => ({
    ...meaning,
    examples: meaning.examples.map(respell),
    synonyms: meaning.synonyms.filter(({ word }) => word !== key),
  }))
}

/** A word that some list of common words has, or that can be pronounced; or a phrase of such words. */
function isWanted(key: string, { senses }: WordNet): boolean {
  if (!/^[a-z](?:[a-z'.-]*[a-z.])?(?: [a-z][a-z'-]*)*$/u.test(key)) return false
  const words = key.split(' ')
  if (words.length === 1) return key.length > 1 && (bandedWords().has(key) || firstEntry(key) !== null)
  return (
    words.length <= 5 &&
    words.every((word) => bandedWords().has(word)) &&
    PHRASE_PARTS.some((part) => senses.get(key)?.has(part))
  )
}

/** With capitals where WordNet writes them in every meaning: Paris, but march beside March. */
function writtenAs(key: string, { senses }: WordNet): string {
  const forms = [...(senses.get(key)?.values() ?? [])]
    .flat()
    .flatMap(({ synset }) => synset.words.filter((word) => word.toLowerCase() === key))
  return forms.includes(key) ? key : (forms[0] ?? key)
}

function authoredMeanings(own: ReturnType<Authored['words']['get']>): Meaning[] {
  return Object.entries(own ?? {}).flatMap(([name, value]) => {
    const part = partOfSpeechSchema.safeParse(name)
    const meaning = authoredMeaningSchema.safeParse(value)
    return part.success && meaning.success ? [meaningOf(part.data, meaning.data)] : []
  })
}

function idiomMeanings(key: string, { idioms }: Authored): Meaning[] {
  const idiom = idioms.get(key)
  return idiom
    ? [meaningOf('OTHER', { definitions: [idiom.meaning], examples: [idiom.example], synonyms: {}, antonyms: {} })]
    : []
}

function meaningOf(
  partOfSpeech: PartOfSpeech,
  { definitions, examples, synonyms, antonyms }: AuthoredMeaning,
): Meaning {
  const related = (words: Readonly<Record<string, string | null>>) =>
    Object.entries(words).map(([word, example]) => ({ word, example }))
  return {
    partOfSpeech,
    definitions,
    examples,
    synonyms: related(synonyms),
    antonyms: related(antonyms),
    collocations: [],
    idioms: [],
  }
}

const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
