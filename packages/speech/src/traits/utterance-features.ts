/** Makes features of how a stretch of words was timed and voiced. */
import { isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { mean, standardDeviation, sum } from '@rehearsal/statistics/numbers'
import type { AlignedWord } from '../alignment/aligner.ts'
import { type FrameFeatures, FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { PAUSE_FRAMES } from '../prosody/find-pauses.ts'
import { pitchStatistics } from '../prosody/pitch-statistics.ts'

const SHORT_PAUSE_FRAMES = 10
/** A reader may pause this long behind a comma or full stop before it counts against fluency. */
const NATURAL_BREAK_FRAMES = 100

/**
 * How a stretch of words was timed and voiced, in the order of TIMING_FEATURES. Times are logs of seconds, rates phones
 * per second, levels natural logs, pitch in semitones. `isBreak` says behind which words a pause is natural.
 */
export function utteranceFeatures(
  pcm: Float32Array,
  features: FrameFeatures,
  words: readonly AlignedWord[],
  isBreak: readonly boolean[] = [],
): number[] {
  const phones = words.flatMap((word) => word.phones)
  const start = words[0]?.start ?? 0
  const end = words.at(-1)?.end ?? 1
  const silences = words.slice(1).map((word, i) => Math.max(0, word.start - (words[i]?.end ?? 0)))
  const gaps = silences.map((silence, i) => (isBreak[i] === true ? beyondBreak(silence) : silence))
  const span = Math.max(0.1, (end - start - sum(silences) + sum(gaps)) / FRAMES_PER_SECOND)
  const pauses = gaps.filter((gap) => gap >= PAUSE_FRAMES)
  const pauseSeconds = sum(gaps.filter((gap) => gap >= SHORT_PAUSE_FRAMES)) / FRAMES_PER_SECOND
  const durations = phones.map((phone) => Math.log((phone.end - phone.start) / FRAMES_PER_SECOND + 0.01))
  const vowels = phones.filter((phone) => isVowel(phone.phone))
  const vowelDurations = vowels.map((phone) => Math.log((phone.end - phone.start) / FRAMES_PER_SECOND + 0.01))
  const vowelLevels = vowels.map((phone) => meanLevel(features.energies, phone.start, phone.end))
  const levels = phones.map((phone) => meanLevel(features.energies, phone.start, phone.end))
  const noise = [...features.energies].toSorted((a, b) => a - b)[Math.floor(features.frames / 20)] ?? 0
  return [
    phones.length / span,
    phones.length / Math.max(0.1, span - pauseSeconds),
    pauseSeconds / span,
    pauses.length / Math.max(1, words.length),
    Math.log(0.05 + Math.max(0, ...gaps) / FRAMES_PER_SECOND),
    sum(gaps.map((gap) => (gap > 3 ? 1 : 0))) / Math.max(1, gaps.length),
    mean(durations),
    standardDeviation(durations),
    mean(vowelDurations),
    standardDeviation(vowelDurations),
    mean(vowelDurations.slice(1).map((value, i) => Math.abs(value - (vowelDurations[i] ?? 0)))),
    Math.max(-5, ...durations),
    mean(levels) - noise,
    standardDeviation(levels),
    standardDeviation(vowelLevels),
    ...pitchStatistics(pcm, start, end),
    Math.log(phones.length + 1),
    Math.log(words.length + 1),
  ]
}

/** What of a silence behind a comma or full stop counts: a short gap, and all beyond a natural break. */
function beyondBreak(frames: number): number {
  return Math.min(frames, SHORT_PAUSE_FRAMES - 1) + Math.max(0, frames - NATURAL_BREAK_FRAMES)
}

function meanLevel(energies: Float32Array, start: number, end: number): number {
  return mean([...energies.subarray(start, Math.max(start + 1, end))])
}
