import type { FoundWords } from './found-words.ts'
import type { PlacedWord } from './measure-phones.ts'
import type { ReadWord } from './miscues.ts'
import type { PhoneMeasures } from './phone-measures.ts'

/** A missed word is taken as read after all where its sounds, sought in the whole text, score at least this much (0–2). */
const HEARD_SCORE = 1.3

/**
 * Mean log posterior of a word's phones below which it was not said. On training recordings words that were read lie
 * around −1.7; words of another text that the path nevertheless took, around −2.8; music and tones below −3.5.
 */
const UNHEARD = -3.2
/** Where much of the text is missing, what was found elsewhere must be clear to count: it is likely another text. */
const UNHEARD_AMONG_MISSING = -2
const MOSTLY_FOUND_SHARE = 0.7
/** Below this share a missed word stays missed: forcing another text onto a take would find it everywhere. */
const RESTORE_SHARE = 0.5
/** Share of a restored word's time that other words may hold: boundaries of two alignments differ a little. */
const MAX_TAKEN_SHARE = 0.3
/** How much worse a found word may fit once room is made for a restored one. */
const MAX_LOSS = 0.7
const RESTORE_SUPPORT = -3.5

/** Doubts words that the path found but whose sounds do not bear it out: they count as replaced. */
export function confirmWords(path: FoundWords, words: number): ReadWord[] {
  const limit = correctShare(path.read, words) >= MOSTLY_FOUND_SHARE ? UNHEARD : UNHEARD_AMONG_MISSING
  const support = supportOf(path.placed, path.measures)
  const doubted = new Set(path.placed.filter((_, i) => (support[i] ?? 0) < limit).map(({ read }) => read))
  return path.read.map((word) =>
    word.status === 'correct' && doubted.has(word) ? { ...word, status: 'replaced' as const } : word,
  )
}

/** Whether words are missed, but so much of the text was found that it may be the accent. */
export function isWorthRestoring(path: readonly ReadWord[], confirmed: readonly ReadWord[], words: number): boolean {
  return correctShare(confirmed, words) < 1 && correctShare(path, words) >= RESTORE_SHARE
}

function correctShare(read: readonly ReadWord[], words: number): number {
  return read.filter((word) => word.status === 'correct').length / words
}

/**
 * Takes words that the path missed as read after all, where an alignment of the whole text (`whole`, its phones scored in
 * `scores`) finds sounds that bear them out, without taking them from the words that were found there.
 */
export function restoreWords(found: FoundWords, whole: FoundWords, scores: readonly number[]): ReadWord[] {
  const support = supportOf(whole.placed, whole.measures)
  const inWhole = new Map(whole.placed.map((place, i) => [place.index, support[i] ?? -Infinity]))
  const before = supportOf(found.placed, found.measures)
  const robbed = found.placed.filter(
    (place, i) => place.read.status === 'correct' && (inWhole.get(place.index) ?? 0) < (before[i] ?? 0) - MAX_LOSS,
  )
  let at = 0
  const heard = new Map<number, PlacedWord>()
  for (const [i, place] of whole.placed.entries()) {
    const own = scores.slice(at, (at += place.phones.length))
    const mean = own.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length)
    const value = support[i] ?? -Infinity
    const isTaken = robbed.some((other) => overlapShare(place, other) > MAX_TAKEN_SHARE)
    if (mean >= HEARD_SCORE && value >= RESTORE_SUPPORT && !isTaken) heard.set(place.index, place)
  }
  return found.read.map((word) => {
    const place = heard.get(word.index)
    const isMissed = word.status === 'omitted' || word.status === 'replaced'
    return isMissed && place !== undefined ? { ...word, status: 'correct', start: place.start, end: place.end } : word
  })
}

/** Share of a place that another one holds. */
function overlapShare(place: PlacedWord, other: PlacedWord): number {
  if (other.index === place.index) return 0
  return Math.max(0, Math.min(other.end, place.end) - Math.max(other.start, place.start)) / (place.end - place.start)
}

/** Mean log posterior of each word's phones. */
function supportOf(placed: readonly PlacedWord[], measures: readonly PhoneMeasures[]): number[] {
  let at = 0
  return placed.map(({ phones }) => {
    const own = measures.slice(at, (at += phones.length))
    return own.reduce((sum, measure) => sum + measure.network, 0) / Math.max(1, own.length)
  })
}
