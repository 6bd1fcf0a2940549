import { linearScale } from '../chart/scale.ts'

/** A point of a melody: `at` from 0, the word's start, to 1, its end. */
type Point = { at: number; semitones: number }

export type MelodyWord = {
  id: string
  label: string
  /** Runs without a gap. */
  mine: readonly (readonly Point[])[]
  model: readonly (readonly Point[])[]
}

/** As wide as a word of 13 px is, and wide enough for a finger. */
const LETTER = 7.4
const PADDING = 12
const NARROWEST = 34
/** Within its place a word's melody keeps clear of its neighbours'. */
const INSET = 4
const TICK = 4
/** A melody beyond an octave from the middle is a mistake of the measurement. */
const FARTHEST = 12

/** Where each word stands, in pixels, and where a pitch does. */
export function layOut(words: readonly MelodyWord[], height: number) {
  const slots: { word: MelodyWord; x: number; width: number }[] = []
  let x = 0
  for (const word of words) {
    const width = Math.max(NARROWEST, word.label.length * LETTER + PADDING)
    slots.push({ word, x, width })
    x += width
  }
  const values = words.flatMap(({ mine, model }) => [...mine, ...model].flat()).map(({ semitones }) => semitones)
  const low = Math.floor(Math.max(-FARTHEST, Math.min(-TICK, ...values)) / TICK) * TICK
  const high = Math.ceil(Math.min(FARTHEST, Math.max(TICK, ...values)) / TICK) * TICK
  const ticks = Array.from({ length: (high - low) / TICK + 1 }, (_, step) => low + step * TICK)
  const margin = 8
  return { slots, width: x, ticks, yOf: linearScale([low, high], [height - margin, margin]) }
}

/** The line of one word's melody within its place. */
export function pathOf(
  runs: readonly (readonly Point[])[],
  x: number,
  width: number,
  yOf: (semitones: number) => number,
): string {
  const inner = width - 2 * INSET
  return runs
    .map((run) => {
      const points = run.map(
        ({ at, semitones }) => `${(x + INSET + at * inner).toFixed(1)} ${yOf(semitones).toFixed(1)}`,
      )
      // A line of one point is a dot.
      return points.length === 1 ? `M${points[0]}h0.1` : `M${points.join('L')}`
    })
    .join('')
}
