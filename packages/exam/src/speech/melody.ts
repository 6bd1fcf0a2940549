import type { PitchLine } from '../score.ts'

/** When a word was said, in seconds of its recording. */
export type TimedWord = { start: number | null; end: number | null }

/** One point of a melody within its word: 0 is the word's start, 1 its end. */
export type MelodyPoint = { at: number; semitones: number }

/** Fewer voiced steps than this tell nothing of a range. */
const FEWEST_VALUES = 10
const LOW = 0.05
const HIGH = 0.95
/** Within a quarter of the model's range a listener hears no difference; pitch of short takes is not measured finer. */
const FLAT_BELOW = 0.75
const LIVELY_ABOVE = 1.25

/** How far a voice moves, in semitones, without its highest and lowest twentieth; null where too little is voiced. */
export function pitchRange({ semitones }: PitchLine): number | null {
  const voiced = semitones.filter((value) => value !== null).toSorted((a, b) => a - b)
  if (voiced.length < FEWEST_VALUES) return null
  const at = (share: number) => voiced[Math.round(share * (voiced.length - 1))] ?? 0
  return at(HIGH) - at(LOW)
}

/** How a voice's range compares with another's. */
export function livelinessOf(range: number, modelRange: number): 'flat' | 'alike' | 'lively' {
  if (range < modelRange * FLAT_BELOW) return 'flat'
  return range > modelRange * LIVELY_ABOVE ? 'lively' : 'alike'
}

/** The melody of each word, in runs without a gap: what lies in the same place of two lists was said of the same word. */
export function melodyOfWords(words: readonly TimedWord[], pitch: PitchLine): MelodyPoint[][][] {
  return words.map(({ start, end }) => (start === null || end === null ? [] : runsWithin(start, end, pitch)))
}

function runsWithin(start: number, end: number, { stepSeconds, semitones }: PitchLine): MelodyPoint[][] {
  const runs: MelodyPoint[][] = []
  let run: MelodyPoint[] = []
  const first = Math.max(0, Math.ceil(start / stepSeconds))
  for (let step = first; step * stepSeconds <= end && step < semitones.length; step += 1) {
    const value = semitones[step] ?? null
    if (value !== null)
      run.push({ at: (step * stepSeconds - start) / Math.max(stepSeconds, end - start), semitones: value })
    if ((value === null || (step + 1) * stepSeconds > end) && run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return run.length > 0 ? [...runs, run] : runs
}
