/** Words that may have been said where an accepted answer is heard: longer ones that hold its sounds, and its nearest neighbours. */
import { pluralOf } from '@rehearsal/english/forms/noun-forms'
import { bandedWords } from '@rehearsal/english/words/word-bands'
import { ARPABET, withoutStress } from '@rehearsal/phonetics/phones/arpabet'
import { dictionaryEntries } from '@rehearsal/phonetics/pronunciation/dictionary-entries'
import { pronounce } from '@rehearsal/phonetics/pronunciation/pronounce'
import { normalizeWord, tokenize } from '@rehearsal/phonetics/text/tokenize'
import { phoneDistance } from '../spotting/phone-distance.ts'
import { competingNumbers } from './number-words.ts'

/** SCOWL's sizes up to this one: some 35,000 words that an adult reader knows. */
const COMMON_BAND = 35
const MOST_LONGER = 100
const MOST_NEAR = 40
/** Neighbours differ by at most this share of their sounds … */
const NEAR_SHARE = 0.4
/** … and at least by this much: half a change is an accent. */
const LEAST_DISTANCE = 0.5
/** Words that stand before an answer and are no part of it: “a loan” is no “alone”, “it's ice” no “sice”. */
const BEFORE = ['a', 'an', 'the', "it's", 'is', 'my', 'i']
const MOST_REMEMBERED = 500

/** `code` has a letter for each phone. */
type Pronounced = { word: string; code: string }

const FIRST_LETTER = 65
const LETTER_OF = new Map<string, string>(ARPABET.map((phone, i) => [phone, String.fromCodePoint(FIRST_LETTER + i)]))
/** What it costs to change one phone into another, by their places in ARPABET. */
const CHANGES = Float32Array.from(ARPABET.flatMap((one) => ARPABET.map((other) => phoneDistance([one], [other]))))
/** Two rows of a table of distances, used again and again. */
const LONGEST = 64
const rows: [Float32Array, Float32Array] = [new Float32Array(LONGEST), new Float32Array(LONGEST)]

let common: readonly Pronounced[] | undefined
const found = new Map<string, readonly string[]>()

/** The competitors of an answer: common words that sound otherwise and are no other form of it, and of numbers other numbers. Of other phrases none is known. */
export function competingWords(answer: string): readonly string[] {
  const known = found.get(answer)
  if (known !== undefined) return known
  if (found.size >= MOST_REMEMBERED) found.clear()
  const words = tokenize(answer)
  const single = words.length === 1 ? (words[0]?.word ?? null) : null
  const competitors = [...new Set([...competingNumbers(answer), ...(single === null ? [] : neighboursOf(single))])]
  found.set(answer, competitors)
  return competitors
}

/** Whether a word is an answer, its other number, or sounds like it. */
export function isSameAnswer(answer: string, word: string): boolean {
  const { words, codes } = sameAnswer(answer, pronounce(answer).map(codeOf))
  const key = normalizeWord(word.replaceAll(/[^\p{L}\p{N}'’-]/gu, ''))
  return words.has(key) || pronounce(key).some((phones) => codes.has(codeOf(phones)))
}

/** Whether a text holds the sounds of an answer and others: “sixteen” those of “six”. */
export function isLongerThan(answer: string, text: string): boolean {
  const codes = (said: string) => pronounceText(said).map(codeOf)
  return codes(text).some((longer) => codes(answer).some((own) => longer.length > own.length && longer.includes(own)))
}

/** The pronunciations of a word; of a phrase the most usual. */
function pronounceText(text: string): string[][] {
  const [first = [], ...others] = tokenize(text).map(({ word }) => pronounce(word))
  return others.length === 0 ? first : [[first, ...others].flatMap(([usual = []]) => usual)]
}

function neighboursOf(answer: string): string[] {
  const own = pronounce(answer).map(codeOf)
  const same = sameAnswer(answer, own)
  const distances = commonWords().flatMap(({ word, code }) => {
    if (same.words.has(word) || same.codes.has(code)) return []
    let [isLonger, distance] = [false, Infinity]
    for (const each of own) {
      const holds = code.length > each.length && code.includes(each)
      isLonger ||= holds
      distance = Math.min(
        distance,
        holds ? code.length - each.length : distanceWithin(each, code, mostDistance(each, code)),
      )
    }
    return distance < LEAST_DISTANCE || distance === Infinity ? [] : [{ word, isLonger, distance }]
  })
  const nearest = distances.toSorted((a, b) => a.distance - b.distance)
  return [
    ...nearest.filter(({ isLonger }) => isLonger).slice(0, MOST_LONGER),
    ...nearest.filter(({ isLonger }) => !isLonger).slice(0, MOST_NEAR),
  ].map(({ word }) => word)
}

function mostDistance(own: string, other: string): number {
  return NEAR_SHARE * Math.max(own.length, other.length)
}

/** What sounds like the answer, its other number, or a little word and the answer. */
function sameAnswer(answer: string, own: readonly string[]) {
  const words = new Set([answer, pluralOf(answer), `${answer}'s`, ...singularsOf(answer)])
  const forms = [...own, ...[...words].flatMap(pronounce).map(codeOf)]
  const behindOthers = BEFORE.flatMap(pronounce).flatMap((before) => own.map((code) => codeOf(before) + code))
  return { words, codes: new Set([...forms, ...behindOthers]) }
}

/** `cities` → `city`: what may have this plural. */
function singularsOf(plural: string): string[] {
  const endings = [plural.replace(/s$/u, ''), plural.replace(/es$/u, ''), plural.replace(/ies$/u, 'y')]
  return endings.filter((word) => word !== plural && pluralOf(word) === plural)
}

function commonWords(): readonly Pronounced[] {
  common ??= [...bandedWords()].flatMap(([word, band]): Pronounced[] => {
    if (band > COMMON_BAND || !/^[a-z']{2,}$/u.test(word)) return []
    return dictionaryEntries(word).map((entry) => ({ word, code: codeOf(entry.split(' ')) }))
  })
  return common
}

function codeOf(phones: readonly string[]): string {
  return phones.map((phone) => LETTER_OF.get(withoutStress(phone)) ?? '').join('')
}

/** The distance of two pronunciations as `phoneDistance` has it; Infinity where it is above `most`, which is known early. */
function distanceWithin(own: string, other: string, most: number): number {
  if (Math.abs(own.length - other.length) > most) return Infinity
  let [costs, next] = rows
  for (let i = 0; i <= own.length; i++) costs[i] = i
  for (let j = 0; j < other.length; j++) {
    const changes = (other.charCodeAt(j) - FIRST_LETTER) * ARPABET.length
    let least = (next[0] = j + 1)
    for (let i = 0; i < own.length; i++) {
      const change = (costs[i] ?? 0) + (CHANGES[changes + own.charCodeAt(i) - FIRST_LETTER] ?? 2)
      const cost = Math.min(change, (costs[i + 1] ?? 0) + 1, (next[i] ?? 0) + 1)
      next[i + 1] = cost
      if (cost < least) least = cost
    }
    if (least > most) return Infinity
    ;[costs, next] = [next, costs]
  }
  const distance = costs[own.length] ?? Infinity
  return distance > most ? Infinity : distance
}
