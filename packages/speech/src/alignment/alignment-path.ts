import { type HiddenMarkovModel, type Transition, transitionsInto, viterbi } from '@rehearsal/statistics/viterbi'
import { STATES, type Transitions } from '../acoustics/acoustic-model.ts'
import type { AlignmentUnit } from './alignment-graph.ts'

/** Log likelihood of a unit's state (0–2) in a frame. */
export type StateScorer = (unit: AlignmentUnit, state: number, frame: number) => number

/** A stretch of frames in one unit, end exclusive. */
export type UnitSpan = { unit: AlignmentUnit; start: number; end: number }

/**
 * Finds the likeliest way through the units; null when the frames are too few for any. Paths `beam` nats less likely than the
 * best one of their frame are given up; if none is left at the end, all are followed.
 */
export function findAlignmentPath(
  units: readonly AlignmentUnit[],
  transitions: Transitions,
  scorer: StateScorer,
  frames: number,
  beam: number,
): UnitSpan[] | null {
  const model = modelOf(units, transitions)
  for (const width of [beam, Infinity]) {
    let best = 0
    const path = viterbi(model, frames, (frame, scores, from, to) => {
      const near = { from: Math.floor(from / STATES), to: Math.ceil(to / STATES) }
      best = observe(units, near, scorer, frame, scores, best - width)
    })
    if (path !== null) return spansOf(units, path.states)
  }
  return null
}

/** Each unit's three states in a row, entered from the last states of the units that it follows. */
function modelOf(units: readonly AlignmentUnit[], { stay, leave }: Transitions): HiddenMarkovModel {
  const start = new Float64Array(units.length * STATES).fill(-Infinity)
  const ends: number[] = []
  const into = units.flatMap((unit, u) => {
    const at = u * STATES
    const own = unit.modelPhone * STATES
    if (unit.isStart) start[at] = -unit.cost
    if (unit.isEnd) ends.push(at + STATES - 1)
    return Array.from({ length: STATES }, (_, state): Transition[] => [
      { from: at + state, score: stay[own + state] ?? 0 },
      ...(state > 0 ? [{ from: at + state - 1, score: leave[own + state - 1] ?? 0 }] : entriesOf(units, leave, unit)),
    ])
  })
  return { start, transitions: transitionsInto(into), ends }
}

function entriesOf(units: readonly AlignmentUnit[], leave: Float64Array, unit: AlignmentUnit): Transition[] {
  return unit.follows.map((before) => {
    const lastState = STATES - 1
    const left = leave[(units[before]?.modelPhone ?? 0) * STATES + lastState] ?? 0
    return { from: before * STATES + lastState, score: left - unit.cost }
  })
}

/** Adds what the frame says to all states above the floor of the units that are `near`, gives up the others, and returns the best score. */
function observe(
  units: readonly AlignmentUnit[],
  near: { from: number; to: number },
  scorer: StateScorer,
  frame: number,
  scores: Float64Array,
  floor: number,
): number {
  let best = -Infinity
  for (let u = near.from; u < near.to; u++) {
    const unit = units[u]
    if (unit === undefined) break
    for (let state = 0; state < STATES; state++) {
      const score = scores[u * STATES + state] ?? -Infinity
      const isKept = score > -Infinity && score >= floor
      const observed = isKept ? score + scorer(unit, state, frame) : -Infinity
      scores[u * STATES + state] = observed
      best = Math.max(best, observed)
    }
  }
  return best
}

/** A unit begins where it is another one than in the frame before, or the same one from its first state on. */
function spansOf(units: readonly AlignmentUnit[], states: Int32Array): UnitSpan[] {
  const spans: UnitSpan[] = []
  states.forEach((state, t) => {
    const unit = units[Math.floor(state / STATES)]
    const before = states[t - 1]
    const last = spans.at(-1)
    const goesOn = before !== undefined && last?.unit === unit && state >= before
    if (last !== undefined && goesOn) last.end = t + 1
    else if (unit !== undefined) spans.push({ unit, start: t, end: t + 1 })
  })
  return spans
}
