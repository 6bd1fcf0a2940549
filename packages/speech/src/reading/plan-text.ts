import { prefixDistances } from '@rehearsal/statistics/edit-distance'
import { acceptedOfTextWord, pronounceTextWord } from '@rehearsal/phonetics/pronunciation/pronounce'
import { isPhone, withoutStress } from '@rehearsal/phonetics/phones/arpabet'
import { LONGEST_WORD, type TextWord, tokenize } from '@rehearsal/phonetics/text/tokenize'

/**
 * A word that is to be read, with the pronunciations that count as right: first the `listed` ones of the dictionary, then
 * British ones.
 */
export type PlannedWord = TextWord & { variants: string[][]; listed?: number }

/**
 * The graph of a reading grows with the sounds of all pronunciations. Of one word no more are planned; a year, said in two
 * ways, has 50.
 */
export const MOST_PHONES_OF_WORD = 64
/** Of a text: ten times those of a passage that is read in forty seconds. */
export const MOST_PHONES_OF_TEXT = 8000

/**
 * Lays out the words to be read. With canonical `phones` each word has exactly its stretch of them; otherwise the lexicon's
 * pronunciations. Words that nothing can pronounce (other scripts) are left out, and those that nobody could read out.
 */
export function planText(text: string, phones?: readonly string[]): PlannedWord[] {
  const words = tokenize(text).filter(({ word }) => word.length <= LONGEST_WORD)
  const pronounceable = withinBound(words.map((word) => ({ ...word, ...variantsOf(word) })))
  const canonical = (phones ?? []).map(withoutStress).filter(isPhone)
  if (canonical.length === 0) return pronounceable
  const stretches = splitPhones(
    canonical,
    pronounceable.map((word) => word.variants),
  )
  const planned = pronounceable.map((word, i) => ({ ...word, variants: [stretches[i] ?? []], listed: 1 }))
  if (planned.length > 0) return planned
  const whole = { word: text.trim(), readings: [], start: 0, end: text.length, isBeforePunctuation: true }
  return [{ ...whole, variants: [canonical] }]
}

function variantsOf(word: TextWord): { variants: string[][]; listed: number } {
  const listed = pronounceTextWord(word)
  const known = new Set(listed.map((phones) => phones.join(' ')))
  const british = acceptedOfTextWord(word).filter((phones) => !known.has(phones.join(' ')))
  const all = [...listed, ...british]
  const variants = all.filter((_, i) => i === 0 || countPhones(all.slice(0, i + 1)) <= MOST_PHONES_OF_WORD)
  return { variants, listed: Math.min(listed.length, variants.length) }
}

/** The words that can be pronounced, up to the bound of a text. */
function withinBound<Word extends { variants: string[][] }>(words: readonly Word[]): Word[] {
  let phones = 0
  return words.filter(({ variants }) => {
    phones += countPhones(variants)
    return variants.length > 0 && phones <= MOST_PHONES_OF_TEXT
  })
}

function countPhones(variants: readonly (readonly string[])[]): number {
  return variants.reduce((sum, variant) => sum + variant.length, 0)
}

/** Divides a phone sequence over words so that each stretch is as close as possible to one of the word's pronunciations: segmentation, in which a step is a whole word and no frame. */
function splitPhones(phones: readonly string[], words: readonly (readonly string[][])[]): string[][] {
  const width = phones.length + 1
  const costs = Array.from({ length: words.length + 1 }, () => new Float64Array(width).fill(Infinity))
  const froms = Array.from({ length: words.length + 1 }, () => new Int32Array(width))
  costs[0]?.fill(0, 0, 1)
  words.forEach((variants, w) => {
    for (const [from, before] of (costs[w] ?? []).entries()) {
      if (before === Infinity) continue
      stretchCosts(phones, from, variants).forEach((cost, length) => {
        const to = from + length
        if (before + cost >= (costs[w + 1]?.[to] ?? Infinity)) return
        costs[w + 1]?.fill(before + cost, to, to + 1)
        froms[w + 1]?.fill(from, to, to + 1)
      })
    }
  })
  if (costs[words.length]?.[phones.length] === Infinity) return splitEvenly(phones, words.length)
  const stretches: string[][] = []
  let end = phones.length
  for (let w = words.length; w > 0; w--) {
    const from = froms[w]?.[end] ?? 0
    stretches.unshift(phones.slice(from, end))
    end = from
  }
  return stretches
}

/** For phones that cannot be those of the text: no division fits, but each must stand somewhere. */
function splitEvenly(phones: readonly string[], words: number): string[][] {
  const at = (i: number) => Math.round((i * phones.length) / words)
  return Array.from({ length: words }, (_, i) => phones.slice(at(i), at(i + 1)))
}

/** A word without a phone costs so many edits more. */
const EMPTY_STRETCH = 100

/** Least edit distance between a word's pronunciations and the phones from `from` on, for each stretch length; an empty stretch costs dearly. */
function stretchCosts(phones: readonly string[], from: number, variants: readonly (readonly string[])[]): number[] {
  const longest = Math.max(...variants.map((variant) => variant.length))
  const limit = Math.min(phones.length - from, 2 * longest + 6)
  const stretch = phones.slice(from, from + limit)
  const distances = variants.map((variant) => prefixDistances(variant, stretch, unlike))
  return Array.from({ length: limit + 1 }, (_, length) => {
    const least = Math.min(...distances.map((own) => own[length] ?? Infinity))
    return length === 0 ? least + EMPTY_STRETCH : least
  })
}

function unlike(expected: string, phone: string): number {
  return expected === phone ? 0 : 1
}
