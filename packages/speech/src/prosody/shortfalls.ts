/** Tells how far a sound falls short of being a word, or its beginning: log-likelihood ratios to whatever fits it best. */
import { type Transition, transitionsInto, viterbiScore } from '@rehearsal/statistics/viterbi'
import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'

/** Each phone lasts at least this many frames. */
const MIN_PHONE_FRAMES = 3
/** One sound alone resembles too much. */
const MIN_PHONES = 2
const MIN_WHOLE_PHONES = 3

/**
 * How far (nats per frame) a stretch falls short of whatever sounds fit it best when it is taken for the whole of a word, and
 * for its beginning (two sounds or more, a vowel among them). Infinity where the stretch is too short.
 */
export function shortfalls(
  posteriors: Float32Array,
  stretch: FrameSpan,
  phones: readonly string[],
): { whole: number; beginning: number } {
  if (phones.length < MIN_PHONES) return { whole: Infinity, beginning: Infinity }
  const length = stretch.end - stretch.start
  const best = bestPath(posteriors, stretch)
  const shortfall = (part: readonly string[]) =>
    part.length * MIN_PHONE_FRAMES > length ? Infinity : (best - chainScore(posteriors, stretch, part)) / length
  const parts = phones.slice(0, -1).map((_, i) => phones.slice(0, i + 1))
  const usable = parts.filter((part) => part.length >= MIN_PHONES && part.some(isVowel))
  const isWhole = phones.length >= MIN_WHOLE_PHONES
  return { whole: isWhole ? shortfall(phones) : Infinity, beginning: Math.min(Infinity, ...usable.map(shortfall)) }
}

/** Sum over the frames of the log posterior of whatever phone is likeliest. */
function bestPath(posteriors: Float32Array, { start, end }: FrameSpan): number {
  let total = 0
  for (let t = start; t < end; t++) {
    let best = -Infinity
    for (let c = 0; c <= SILENCE_CLASS; c++) best = Math.max(best, posteriors[t * CLASSES + c] ?? -30)
    total += best
  }
  return total
}

/** Best log posterior of a stretch as exactly these phones in order (silence may stand at both ends). */
function chainScore(posteriors: Float32Array, { start, end }: FrameSpan, phones: readonly string[]): number {
  const own = phones.flatMap((phone) => {
    const column = ARPABET.findIndex((name) => name === phone)
    return Array.from({ length: MIN_PHONE_FRAMES }, () => column)
  })
  const emits = [SILENCE_CLASS, ...own, SILENCE_CLASS]
  const last = emits.length - 1
  const model = {
    start: Float64Array.from(emits, (_, s) => (s <= 1 ? 0 : -Infinity)),
    transitions: transitionsInto(emits.map((_, s) => [s, s - 1].filter((from) => from >= 0).map(freely))),
    ends: [last, last - 1],
  }
  return viterbiScore(model, end - start, (frame, scores) => {
    const row = (start + frame) * CLASSES
    emits.forEach((column, s) => (scores[s] = (scores[s] ?? -Infinity) + (posteriors[row + column] ?? -30)))
  })
}

function freely(from: number): Transition {
  return { from, score: 0 }
}
