import type { PlacedWord } from './measure-phones.ts'
import type { ReadWord } from './miscues.ts'
import type { PhoneMeasures } from './phone-measures.ts'

/** A missed word is taken as read after all where its sounds, sought in the whole text, score at least this much (0–2). */
const HEARD_SCORE = 1.3

type Placed = PlacedWord & { read: ReadWord }

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

/** Takes back words that the path found but whose sounds do not bear it out. Returns the words and places with their new status. */
export function confirmWords(
  read: readonly ReadWord[],
  placed: readonly Placed[],
  measures: readonly PhoneMeasures[],
  words: number,
): { read: ReadWord[]; placed: Placed[] } {
  const found = read.filter((word) => word.status === 'correct').length
  const limit = found / words >= MOSTLY_FOUND_SHARE ? UNHEARD : UNHEARD_AMONG_MISSING
  const support = supportOf(placed, measures)
  const doubted = placed.filter(({ read: word }, i) => word.status === 'correct' && (support[i] ?? 0) < limit)
  const changed = new Map(
    doubted.map(({ read: word }): [ReadWord, ReadWord] => [word, { ...word, status: 'replaced' }]),
  )
  return {
    read: read.map((word) => changed.get(word) ?? word),
    placed: placed.map((place) => ({ ...place, read: changed.get(place.read) ?? place.read })),
  }
}

/** Whether so much of the text was found that a missed word may be an accent rather than a word left out. */
export function isWorthRestoring(read: readonly ReadWord[], words: number): boolean {
  const found = read.filter((word) => word.status === 'correct').length
  return found < words && found / words >= RESTORE_SHARE
}

/**
 * Takes words that the path missed as read after all, where an alignment of the whole text finds sounds that bear them out.
 * `placed` are the words of that alignment, `measures` and `scores` those of their phones in order.
 */
export function restoreWords(
  read: readonly ReadWord[],
  placed: readonly PlacedWord[],
  measures: readonly PhoneMeasures[],
  scores: readonly number[],
): ReadWord[] {
  const support = supportOf(placed, measures)
  let at = 0
  const heard = new Map<number, PlacedWord>()
  for (const [i, place] of placed.entries()) {
    const own = scores.slice(at, (at += place.phones.length))
    const mean = own.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length)
    const isBorneOut = mean >= HEARD_SCORE && (support[i] ?? -Infinity) >= UNHEARD
    if (isBorneOut && isFree(place, read)) heard.set(place.index, place)
  }
  return read.map((word) => {
    const place = heard.get(word.index)
    const isMissed = word.status === 'omitted' || word.status === 'replaced'
    return isMissed && place !== undefined ? { ...word, status: 'correct', start: place.start, end: place.end } : word
  })
}

/** Whether the stretch is not already taken by words that were found: speech cannot be two words at once. */
function isFree(place: PlacedWord, read: readonly ReadWord[]): boolean {
  const taken = read.reduce((sum, { status, start, end }) => {
    const isFound = status === 'correct' || status === 'repeated'
    return isFound ? sum + Math.max(0, Math.min(end ?? 0, place.end) - Math.max(start ?? 0, place.start)) : sum
  }, 0)
  return taken < MAX_TAKEN_SHARE * (place.end - place.start)
}

/** Mean log posterior of each word's phones. */
function supportOf(placed: readonly PlacedWord[], measures: readonly PhoneMeasures[]): number[] {
  let at = 0
  return placed.map(({ phones }) => {
    const own = measures.slice(at, (at += phones.length))
    return own.reduce((sum, measure) => sum + measure.network, 0) / Math.max(1, own.length)
  })
}
