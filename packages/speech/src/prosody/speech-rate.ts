/** Reckons rates of speech: words a minute, syllables a second. */
import type { SpeechRate } from '@rehearsal/exam/score'
import { isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'

/** Shorter stretches of speech say nothing about a rate. */
const MIN_SECONDS = 0.2

/** A sound with its frames (10 ms), end exclusive. */
type Sound = { phone: string; start: number; end: number }

/** Words a minute of so many words in so many seconds: a whole number, since each text of a result names it. */
export function wordsPerMinuteOf(words: number, seconds: number): number {
  return seconds > 0 ? Math.round((words * 60) / seconds) : 0
}

/**
 * Words per minute as given (pauses included) and vowels per second of `speechSeconds` (pauses left out): how fast the
 * syllables follow each other while somebody speaks.
 */
export function speechRate(wordsPerMinute: number, phones: readonly string[], speechSeconds: number): SpeechRate {
  const vowels = phones.filter(isVowel).length
  return {
    wordsPerMinute,
    syllablesPerSecond: speechSeconds < MIN_SECONDS ? 0 : rounded(vowels / speechSeconds),
  }
}

/** Seconds from the first to the last of the sounds, less the pauses between them. */
export function secondsOfSpeech(
  sounds: readonly Pick<Sound, 'start' | 'end'>[],
  pauses: readonly { start: number; end: number }[],
): number {
  const first = sounds[0]
  const last = sounds.at(-1)
  if (first === undefined || last === undefined) return 0
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0)
  return (last.end - first.start) / FRAMES_PER_SECOND - paused
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
