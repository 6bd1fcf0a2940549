import { americanSpellings } from '@rehearsal/english/spelling/american-spellings'
import { bandedWords } from '@rehearsal/english/words/word-bands'
import { americanIpa } from '@rehearsal/phonetics/accents/american-ipa'
import { britishIpa } from '@rehearsal/phonetics/accents/british-ipa'
import { dictionaryEntries } from '@rehearsal/phonetics/pronunciation/pronounce'
import { extraPronunciations } from './extra-pronunciations.ts'

export type Phonetics = { american: string | null; british: string | null }

/** Endings and beginnings that add their own sounds and leave those of the word as they are. */
const SUFFIXES: readonly (readonly [ending: string, stem: string, sounds: string])[] = [
  ['ly', '', 'L IY0'],
  ['ily', 'y', 'L IY0'],
  ['ness', '', 'N AH0 S'],
  ['iness', 'y', 'N AH0 S'],
  ['less', '', 'L AH0 S'],
  ['ful', '', 'F AH0 L'],
  ['fully', '', 'F AH0 L IY0'],
  ['like', '', 'L AY2 K'],
  ['ship', '', 'SH IH2 P'],
  ['er', '', 'ER0'],
  ['er', 'e', 'ER0'],
  ['ing', '', 'IH0 NG'],
  ['ing', 'e', 'IH0 NG'],
  ['able', '', 'AH0 B AH0 L'],
  ['able', 'e', 'AH0 B AH0 L'],
  ['ment', '', 'M AH0 N T'],
  ['ish', '', 'IH0 SH'],
  ['proof', '', 'P R UW2 F'],
]
const PREFIXES: Readonly<Record<string, string>> = {
  un: 'AH0 N',
  non: 'N AA2 N',
  re: 'R IY0',
  over: 'OW2 V ER0',
  under: 'AH2 N D ER0',
  inter: 'IH2 N T ER0',
  mis: 'M IH0 S',
  dis: 'D IH0 S',
  out: 'AW2 T',
  self: 'S EH1 L F',
  micro: 'M AY2 K R OW0',
  pre: 'P R IY0',
  anti: 'AE2 N T IY0',
  multi: 'M AH2 L T IY0',
  sub: 'S AH2 B',
  super: 'S UW2 P ER0',
}
const SHORTEST_STEM = 3

/**
 * How a word or a phrase is said in both countries; null where neither the dictionary nor its parts have it. A word that is
 * stressed by what it is (a REcord, to reCORD) is said as what it mostly is: `isVerb`.
 */
export function pronunciationOf(text: string, isVerb?: boolean): Phonetics {
  const words = text.toLowerCase().split(/[\s-]+/u)
  const sounds = words.length === 1 && isVerb !== undefined ? [byStress(words[0] ?? '', isVerb)] : words.map(arpabetOf)
  const isKnown = (all: (string | null)[]): all is string[] => all.every((one) => one !== null)
  const separator = text.includes(' ') ? ' ' : ''
  if (!isKnown(sounds)) return { american: null, british: null }
  const british = sounds.map((one, i) => britishIpa(words[i] ?? '', one, sounds[i + 1]))
  return { american: sounds.map(americanIpa).join(separator), british: british.join(separator) }
}

/** Of the dictionary's pronunciations the first whose stress fits: nouns of two kinds have it on the first syllable. */
function byStress(word: string, isVerb: boolean): string | null {
  const isOnFirst = (entry: string) => /^[^\d]*1/u.test(entry)
  const fitting = dictionaryEntries(word).find((entry) => isOnFirst(entry) !== isVerb && /\d.*\d/u.test(entry))
  const [first = ''] = dictionaryEntries(word)
  const isOfTwoKinds = fitting !== undefined && isOnFirst(first) === isVerb && haveSameConsonants(first, fitting)
  return isOfTwoKinds ? fitting.replace(/\s*#.*$/u, '') : arpabetOf(word)
}

/** Two pronunciations of one word by stress alone have the same consonants. */
function haveSameConsonants(one: string, other: string): boolean {
  const consonants = (entry: string) =>
    entry
      .replaceAll(/ER\d/gu, 'R')
      .replaceAll(/\s*#.*$|[A-Z]+\d\s?/gu, '')
      .trim()
  return consonants(one) === consonants(other)
}

/** Whether the pronouncing dictionary itself has a word. */
export const isPronounced = (word: string) => entryOf(word) !== null

/** ARPABET with stress digits: the first pronunciation of the dictionary, else one made of the word's parts. */
function arpabetOf(word: string): string | null {
  const key = word.replaceAll('.', '')
  if (Object.hasOwn(extraPronunciations, key)) return extraPronunciations[key] ?? null
  return entryOf(key) ?? americanSpelling(key) ?? withSuffix(key) ?? withPrefix(key) ?? compound(key)
}

const entries = new Map<string, string | null>()

function entryOf(word: string): string | null {
  const known = entries.get(word)
  if (known !== undefined) return known
  const entry = dictionaryEntries(word)[0]?.replace(/\s*#.*$/u, '') ?? null
  entries.set(word, entry)
  return entry
}

function americanSpelling(word: string): string | null {
  return (
    americanSpellings(word)
      .map(entryOf)
      .find((entry) => entry !== null) ?? null
  )
}

function withSuffix(word: string): string | null {
  const past = word.endsWith('ed') ? pastOf(word) : null
  if (past !== null) return past
  for (const [ending, stem, sounds] of SUFFIXES) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_STEM) continue
    const base = word.slice(0, -ending.length)
    const found = knownStem(base + stem) ?? (stem === '' && /(.)\1$/u.test(base) ? entryOf(base.slice(0, -1)) : null)
    if (found !== null) return `${found} ${sounds}`
  }
  return null
}

/** The sound of an added -ed: after /t/ and /d/, after a voiceless sound, after any other. */
function pastOf(word: string): string | null {
  const stems = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)]
  const stem = stems.map((one) => (one.length < SHORTEST_STEM ? null : entryOf(one))).find((one) => one !== null)
  if (stem === undefined || stem === null) return null
  const last = stem.split(' ').at(-1) ?? ''
  if (last === 'T' || last === 'D') return `${stem} IH0 D`
  return `${stem} ${['P', 'K', 'F', 'S', 'SH', 'CH', 'TH'].includes(last) ? 'T' : 'D'}`
}

function withPrefix(word: string): string | null {
  for (const [beginning, sounds] of Object.entries(PREFIXES)) {
    const base = word.slice(beginning.length)
    if (!word.startsWith(beginning) || base.length < SHORTEST_STEM) continue
    const found = knownStem(base) ?? withSuffix(base)
    if (found !== null) return `${sounds} ${found}`
  }
  return null
}

const knownStem = (word: string) => entryOf(word) ?? americanSpelling(word)

/** Rarer words than this do not make compounds: what is left of a word after one is mostly chance. */
const RAREST_PART = 50
const SHORTEST_PART = 4

/** Two common words written as one: the first is stressed. */
function compound(word: string): string | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (!parts.every((part) => (bandedWords().get(part) ?? Infinity) <= RAREST_PART)) continue
    const [first = null, second = null] = parts.map(entryOf)
    if (first !== null && second !== null) return `${first} ${second.replaceAll('1', '2')}`
  }
  return null
}
