/** Tells which words of a text a reading never came to: it stopped before them, or went on behind them. */
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { MIN_REPLACEMENT_FRAMES, type ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'

/** Nobody says more sounds a second: of 200 stretches of three words by learners half had 6, one in a hundred 13.6, none 15. */
const MOST_PHONES_PER_SECOND = 20
const FRAMES_PER_PHONE = FRAMES_PER_SECOND / MOST_PHONES_PER_SECOND
/** So many words in a row are left out by going on elsewhere; fewer are slips, and each is judged by its sounds. */
const FEWEST_LEAPT = 3
/** How sure it is that a word was not said which there was no time for: of 787 such words of training speakers six had been said (`training/check-early-stops.ts`). */
const SURE = 0.99

/**
 * Which words of the text a reader had time to say, in order: all that the likeliest path found, and of each stretch that it did not find what the other speech
 * in its place has room for. Behind the last word found these are the first ones, none where nothing is said there; of a stretch inside the text all or none. Where it found nothing, all.
 */
export function reachedWords(plan: readonly PlannedWord[], found: readonly ReadWord[]): number[] {
  const isFound = plan.map(() => false)
  for (const { index, status } of found) if (status === 'correct') isFound[index] = true
  const last = isFound.lastIndexOf(true)
  if (last < 0) return plan.map((_, index) => index)
  return stretchesOf(isFound).flatMap(({ from, to }) => {
    const indices = Array.from({ length: to - from }, (_, i) => from + i)
    if (isFound[from] === true) return indices
    const other = otherSpeech(found, from, to)
    if (from > last && other === 0) return []
    const room = other + MIN_REPLACEMENT_FRAMES
    if (from > last) return indices.filter((index) => framesOf(plan.slice(from, index + 1)) <= room)
    return to - from < FEWEST_LEAPT || framesOf(plan.slice(from, to)) <= 2 * room ? indices : []
  })
}

/** Runs of words that were all found or all not. */
function stretchesOf(isFound: readonly boolean[]): { from: number; to: number }[] {
  const starts = isFound.flatMap((own, i) => (i === 0 || own !== isFound[i - 1] ? [i] : []))
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? isFound.length }))
}

/** Frames of speech in which the path found none of the text's words, in place of the words `from` to `to` or beside them. */
function otherSpeech(found: readonly ReadWord[], from: number, to: number): number {
  return found.reduce((sum, { index, status, start, end }) => {
    const isBeside =
      status === 'inserted' ? index >= from && index <= to : status === 'replaced' && index >= from && index < to
    return isBeside ? sum + (end ?? 0) - (start ?? 0) : sum
  }, 0)
}

/** The least time that the words take. */
function framesOf(words: readonly PlannedWord[]): number {
  return words.reduce(
    (sum, { variants }) => sum + Math.min(...variants.map(({ length }) => length)) * FRAMES_PER_PHONE,
    0,
  )
}

/** The path's reading of some words of a text alone, as a reading of these. */
export function readingOfReached(found: readonly ReadWord[], reached: readonly number[]): ReadWord[] {
  return found.flatMap((word) => {
    const at =
      word.status === 'inserted' ? reached.filter((index) => index < word.index).length : reached.indexOf(word.index)
    return at < 0 ? [] : [{ ...word, index: at }]
  })
}

/** The reading of a whole text, from that of the words that were reached: the others were left out. */
export function readingOfWhole(read: readonly ReadWord[], reached: readonly number[], words: number): ReadWord[] {
  const isReached = new Set(reached)
  const whole: ReadWord[] = []
  let next = 0
  const leaveOut = (to: number) => {
    for (; next < to; next++) {
      if (isReached.has(next)) continue
      whole.push({
        index: next,
        status: 'omitted',
        variant: 0,
        start: null,
        end: null,
        confidence: SURE,
        isUnreached: true,
      })
    }
  }
  for (const word of read) {
    // What was added stands where the reader was, before the words that were left out there.
    if (word.status === 'inserted') whole.push({ ...word, index: next })
    else {
      const index = reached[word.index] ?? words
      if (word.status !== 'repeated') leaveOut(index)
      whole.push({ ...word, index })
      if (word.status !== 'repeated') next = Math.max(next, index + 1)
    }
  }
  leaveOut(words)
  return whole
}
