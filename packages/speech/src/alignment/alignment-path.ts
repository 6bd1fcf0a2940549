import { STATES, type Transitions } from '../acoustics/acoustic-model.ts'
import type { AlignmentUnit } from './alignment-graph.ts'

/** Log likelihood of a unit's state (0–2) in a frame. */
export type StateScorer = (unit: AlignmentUnit, state: number, frame: number) => number

/** A stretch of frames in one unit, end exclusive. */
export type UnitSpan = { unit: AlignmentUnit; start: number; end: number }

/** How a state was reached: kept, from the state before it, or (this and more) from the n-th unit that its unit follows. */
const KEPT = 0
const ADVANCED = 1
const FOLLOWED = 2

/** Scores of all states in one frame, and how each was reached. */
type Frame = { scores: Float64Array; steps: Uint8Array }

/**
 * Finds the likeliest way through the units (Viterbi); null when the frames are too few for any. Paths `beam` nats less likely
 * than the best one of their frame are given up; if none is left at the end, all are followed. Takes a byte per state and frame.
 */
export function findAlignmentPath(
  units: readonly AlignmentUnit[],
  transitions: Transitions,
  scorer: StateScorer,
  frames: number,
  beam: number,
): UnitSpan[] | null {
  const size = units.length * STATES
  const steps = new Uint8Array(frames * size)
  for (const width of [beam, Infinity]) {
    let before = new Float64Array(size)
    let scores = new Float64Array(size)
    let best = 0
    for (let t = 0; t < frames; t++) {
      const frame = { scores, steps: steps.subarray(t * size, (t + 1) * size) }
      units.forEach((unit, u) => reachUnit(units, transitions, unit, u, t === 0 ? null : before, frame))
      best = emit(units, scorer, t, scores, best - width)
      ;[before, scores] = [scores, before]
    }
    const last = bestEnd(units, before)
    if (last !== null && frames > 0) return trace(units, steps, frames, last)
  }
  return null
}

/** The best way into each state of a unit. `before` holds the scores of the last frame, null in the first. */
function reachUnit(
  units: readonly AlignmentUnit[],
  { stay, leave }: Transitions,
  unit: AlignmentUnit,
  index: number,
  before: Float64Array | null,
  { scores, steps }: Frame,
): void {
  const at = index * STATES
  const from = unit.modelPhone * STATES
  if (before === null) {
    scores.fill(-Infinity, at, at + STATES)
    if (unit.isStart) scores[at] = -unit.cost
    return
  }
  for (let state = 0; state < STATES; state++) {
    let score = (before[at + state] ?? 0) + (stay[from + state] ?? 0)
    let step = KEPT
    const advanced = state === 0 ? -Infinity : (before[at + state - 1] ?? 0) + (leave[from + state - 1] ?? 0)
    if (advanced > score) [score, step] = [advanced, ADVANCED]
    scores[at + state] = score
    steps[at + state] = step
  }
  for (let n = 0; n < unit.follows.length; n++) {
    const last = unit.follows[n] ?? 0
    const left = (units[last]?.modelPhone ?? 0) * STATES + STATES - 1
    const entered = (before[last * STATES + STATES - 1] ?? 0) + (leave[left] ?? 0) - unit.cost
    if (entered <= (scores[at] ?? 0)) continue
    scores[at] = entered
    steps[at] = FOLLOWED + n
  }
}

/** Adds what the frame says to all states above the floor, and returns the best score. */
function emit(
  units: readonly AlignmentUnit[],
  scorer: StateScorer,
  frame: number,
  scores: Float64Array,
  floor: number,
): number {
  let best = -Infinity
  units.forEach((unit, u) => {
    for (let state = 0; state < STATES; state++) {
      const score = scores[u * STATES + state] ?? -Infinity
      const isKept = score > -Infinity && score >= floor
      const emitted = isKept ? score + scorer(unit, state, frame) : -Infinity
      scores[u * STATES + state] = emitted
      best = Math.max(best, emitted)
    }
  })
  return best
}

function bestEnd(units: readonly AlignmentUnit[], scores: Float64Array): number | null {
  let [best, last] = [-Infinity, -1]
  units.forEach(({ isEnd }, u) => {
    const score = scores[u * STATES + STATES - 1] ?? -Infinity
    if (isEnd && score > best) [best, last] = [score, u]
  })
  return last < 0 ? null : last
}

function trace(units: readonly AlignmentUnit[], steps: Uint8Array, frames: number, last: number): UnitSpan[] {
  const spans: UnitSpan[] = []
  let [at, state, end] = [last, STATES - 1, frames]
  for (let t = frames - 1; t >= 0; t--) {
    const unit = units[at]
    const step = t === 0 ? FOLLOWED : (steps[t * units.length * STATES + at * STATES + state] ?? KEPT)
    if (step === ADVANCED) state -= 1
    if (step < FOLLOWED || unit === undefined) continue
    spans.push({ unit, start: t, end })
    ;[at, state, end] = [unit.follows[step - FOLLOWED] ?? 0, STATES - 1, t]
  }
  return spans.toReversed()
}
