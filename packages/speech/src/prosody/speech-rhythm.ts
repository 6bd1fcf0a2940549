/** Measures the rhythm of speech: the nPVI of its vowels. */
import type { SpeechRhythm, SpokenPhone } from '@rehearsal/exam/score'
import { mean } from '@rehearsal/statistics/numbers'
import { isVowel } from '@rehearsal/phonetics/phones/arpabet'

/** Over a silence of so many hundredths of a second the vowels on its two sides are no neighbours. */
const PAUSE_CENTISECONDS = 25

type Vowel = Pick<SpokenPhone, 'start' | 'end'>

/**
 * How much neighbouring vowels differ in length: the normalised pairwise variability index of vowels (nPVI-V), 100 times the
 * mean of |a − b| over the mean of a and b (E. Grabe, E. L. Low, "Durational variability in speech and the rhythm class
 * hypothesis", Laboratory Phonology 7, 2002). Neighbours are those of one run between pauses, words that are missing and
 * words that do not count. Undefined where no two vowels are neighbours.
 */
export function speechRhythm(phones: readonly SpokenPhone[]): SpeechRhythm | undefined {
  const runs = runsOf(phones)
  const differences = runs.flatMap((run) =>
    run.slice(1).map((vowel, i) => difference(lengthOf(run[i]), lengthOf(vowel))),
  )
  if (differences.length === 0) return undefined
  const nPvi = Math.round(mean(differences) * 1000) / 10
  return {
    vowels: runs.reduce((sum, { length }) => sum + length, 0),
    pairVariability: nPvi,
  }
}

/** The vowels between two breaks. */
function runsOf(phones: readonly SpokenPhone[]): Vowel[][] {
  const runs: Vowel[][] = [[]]
  phones.forEach((phone, i) => {
    if (isBreak(phones[i - 1], phone)) runs.push([])
    if (phone.start !== null && isVowel(phone.phone)) runs.at(-1)?.push(phone)
  })
  return runs
}

function isBreak(before: SpokenPhone | undefined, { start, word }: SpokenPhone): boolean {
  if (before?.end === undefined || before.end === null || start === null) return true
  const gap = Math.round((start - before.end) * 100)
  return gap < 0 || gap >= PAUSE_CENTISECONDS || word - before.word > 1
}

const lengthOf = (vowel: Vowel | undefined): number => (vowel?.end ?? 0) - (vowel?.start ?? 0)

/** 0 for two of one length, 2 at most. */
const difference = (a: number, b: number): number => (a + b === 0 ? 0 : (2 * Math.abs(a - b)) / (a + b))
