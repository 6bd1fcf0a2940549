/** Makes features of how a stretch of words was timed and voiced. */
import { isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { mean, standardDeviation, sum } from '@rehearsal/statistics/numbers'
import type { AlignedPhone, AlignedWord } from '../alignment/aligner.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { PAUSE_FRAMES } from '../prosody/find-pauses.ts'
import { pitchStatistics } from '../prosody/pitch-statistics.ts'

const SHORT_PAUSE_FRAMES = 10
/** A reader may pause this long behind a comma or full stop before it counts against fluency. */
const NATURAL_BREAK_FRAMES = 100
/**
 * Sounds a second, pauses left out, from which on faster is no clearer: of takes whose fluency raters gave 9 and more three of four reach it. What goes faster is
 * timed as if it went at this rate, so that neither its rate nor its shortened pauses earn more.
 */
const CLEAR_SOUNDS_PER_SECOND = 7.5

/**
 * How a stretch of words was timed and voiced. Times are logs of seconds, rates phones per second, pitch in semitones. `isBreak`
 * says behind which words a pause is natural. How loud the speech is beside the room is no feature: a noisy room speaks for nobody.
 */
export function utteranceFeatures(
  pcm: Float32Array,
  words: readonly AlignedWord[],
  isBreak: readonly boolean[] = [],
): number[] {
  const [spread, range] = pitchStatistics(pcm, words[0]?.start ?? 0, words.at(-1)?.end ?? 1)
  return [
    ...timingFeatures(words, isBreak),
    spread,
    range,
    Math.log(words.flatMap((word) => word.phones).length + 1),
    Math.log(words.length + 1),
  ]
}

/** Rates, pauses and lengths of sounds; none of them moves when what is clear already is said faster. */
function timingFeatures(words: readonly AlignedWord[], isBreak: readonly boolean[]): number[] {
  const phones = words.flatMap((word) => word.phones)
  const silences = words.slice(1).map((word, i) => Math.max(0, word.start - (words[i]?.end ?? 0)))
  const counted = silences.map((silence, i) => (isBreak[i] === true ? beyondBreak(silence) : silence))
  const length = (words.at(-1)?.end ?? 1) - (words[0]?.start ?? 0)
  const said = Math.max(0.1, (length - sum(silences) + sum(counted)) / FRAMES_PER_SECOND)
  const stretch = Math.max(1, phones.length / Math.max(0.1, said - secondsOfPauses(counted)) / CLEAR_SOUNDS_PER_SECOND)
  const gaps = counted.map((gap) => gap * stretch)
  const span = said * stretch
  const pauseSeconds = secondsOfPauses(gaps)
  const lengthOf = (phone: AlignedPhone) => Math.log(((phone.end - phone.start) / FRAMES_PER_SECOND) * stretch + 0.01)
  const durations = phones.map(lengthOf)
  const vowels = phones.filter((phone) => isVowel(phone.phone)).map(lengthOf)
  return [
    phones.length / span,
    phones.length / Math.max(0.1, span - pauseSeconds),
    pauseSeconds / span,
    gaps.filter((gap) => gap >= PAUSE_FRAMES).length / Math.max(1, words.length),
    Math.log(0.05 + Math.max(0, ...gaps) / FRAMES_PER_SECOND),
    gaps.filter((gap) => gap > 3).length / Math.max(1, gaps.length),
    mean(durations),
    standardDeviation(durations),
    mean(vowels),
    standardDeviation(vowels),
    mean(vowels.slice(1).map((value, i) => Math.abs(value - (vowels[i] ?? 0)))),
    Math.max(-5, ...durations),
  ]
}

function secondsOfPauses(gaps: readonly number[]): number {
  return sum(gaps.filter((gap) => gap >= SHORT_PAUSE_FRAMES)) / FRAMES_PER_SECOND
}

/** What of a silence behind a comma or full stop counts: a short gap, and all beyond a natural break. */
function beyondBreak(frames: number): number {
  return Math.min(frames, SHORT_PAUSE_FRAMES - 1) + Math.max(0, frames - NATURAL_BREAK_FRAMES)
}
