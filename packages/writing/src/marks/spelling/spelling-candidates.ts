/** Generates the known words that a misspelt word may stand for. */
import { editDistance } from '@rehearsal/statistics/edit-distance'
import { INDECENT_WORDS } from '@rehearsal/english/words/indecent-words'
import { MODERN_WORDS } from '@rehearsal/english/words/living-words'
import { bandedWords, wordBand } from '@rehearsal/english/words/word-bands'

/** Rarer words than this are hardly ever what a learner meant. */
const MAX_BAND = 55
/** Longer strings are no words. */
const MAX_LETTERS = 24
/** Short words have too many neighbours two edits away. */
const MIN_LETTERS_FOR_TWO_EDITS = 5

type Candidate = { word: string; letters: number }

let byLength: Map<number, Candidate[]> | undefined

/**
 * Generates candidates for a misspelt word: known words at most two edits from it (Levenshtein distance), and its split into two common words (`alot` → `a lot`); indecent ones are none.
 * The search is bounded: about 10 ms for any string.
 */
export function spellingCandidates(word: string): string[] {
  const lower = word.toLowerCase().replaceAll('’', "'")
  if (lower.length > MAX_LETTERS || !/^[\p{Script=Latin}'-]+$/u.test(lower)) return []
  byLength ??= groupByLength()
  const max = lower.length < MIN_LETTERS_FOR_TWO_EDITS ? 1 : 2
  const lengths = Array.from({ length: 2 * max + 1 }, (_, index) => lower.length - max + index)
  const near = lengths.flatMap((length) => nearAmong(byLength?.get(length) ?? [], lower, max))
  return [...near, ...splits(lower)]
}

/** A loop of its own, entered anew for each length: as one with the loop over lengths it was compiled again for every word. */
function nearAmong(candidates: readonly Candidate[], word: string, max: number): string[] {
  const near: string[] = []
  const letters = letterSet(word)
  for (let index = 0; index < candidates.length; index += 1) {
    const candidate = candidates[index]
    // One edit changes the set of letters in at most two places.
    if (candidate === undefined || bitsIn(letters ^ candidate.letters) > 2 * max) continue
    if (startsAlike(word, candidate.word) && editDistance(word, candidate.word, max) <= max) near.push(candidate.word)
  }
  return near
}

/** Hardly any misspelling touches both first letters, and asking this first makes the search ten times faster. */
function startsAlike(word: string, candidate: string): boolean {
  return word[0] === candidate[0] || word[0] === candidate[1] || word[1] === candidate[0]
}

/** One bit for each letter a–z that occurs; every other character shares one more. */
function letterSet(word: string): number {
  let set = 0
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26)
  }
  return set
}

/** Pairs, fours and bytes of bits are summed up side by side (Warren, Hacker's Delight, 5-1). */
function bitsIn(set: number): number {
  const pairs = set - ((set >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function groupByLength(): Map<number, Candidate[]> {
  const groups = new Map<number, Candidate[]>()
  const common = [...bandedWords()].flatMap(([word, band]) =>
    band <= MAX_BAND && !INDECENT_WORDS.has(word) ? [word] : [],
  )
  for (const word of new Set([...common, ...MODERN_WORDS])) {
    const group = groups.get(word.length) ?? []
    group.push({ word, letters: letterSet(word) })
    groups.set(word.length, group)
  }
  return groups
}

function splits(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => [
    word.slice(0, index + 1),
    word.slice(index + 1),
  ])
    .filter(([first = '', second = '']) => isCommon(first) && isCommon(second))
    .map((parts) => parts.join(' '))
}

function isCommon(part: string): boolean {
  return part.length === 1 ? part === 'a' || part === 'i' : wordBand(part) <= 10 && !INDECENT_WORDS.has(part)
}
