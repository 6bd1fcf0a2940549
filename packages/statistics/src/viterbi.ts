/**
 * The likeliest path through a hidden Markov model (Viterbi 1967; Rabiner 1989, section III B): once for all that is laid over frames in order.
 * States are numbered from 0; all scores are log probabilities in nats, or differ from them by a constant; −Infinity is impossible.
 */

/** Transitions in rows: those into state s are numbered `first[s]` to `first[s + 1]` (exclusive). */
export type Transitions = { first: Int32Array; from: Int32Array; scores: Float64Array }

/** One transition into a state. */
export type Transition = { from: number; score: number }

export type HiddenMarkovModel = {
  /** The score of beginning in each state. */
  start: Float64Array
  /** Of two equally likely ways into a state the one that is listed first is taken. Where they depend on it, those into each frame. */
  transitions: Transitions | ((frame: number) => Transitions)
  /** States in which a path may end; of equally likely ones the first. */
  ends: readonly number[]
}

/** Adds to the score of every state what is observed in a frame. To give up a state (a beam) it sets −Infinity. */
export type Observe = (frame: number, scores: Float64Array) => void

export type BestPath = { score: number; states: Int32Array }

/** A step is kept in a byte. */
const MOST_TRANSITIONS = 256

/** Lays out the transitions into each state, in the order in which they are preferred. Throws where there are more than 256 into one. */
export function transitionsInto(states: readonly (readonly Transition[])[]): Transitions {
  const count = states.reduce((sum, { length }) => sum + length, 0)
  const first = new Int32Array(states.length + 1)
  const [from, scores] = [new Int32Array(count), new Float64Array(count)]
  let at = 0
  states.forEach((into, state) => {
    if (into.length > MOST_TRANSITIONS) throw new RangeError(`More than ${MOST_TRANSITIONS} transitions into one state`)
    for (const transition of into) {
      from[at] = transition.from
      scores[at] = transition.score
      at += 1
    }
    first[state + 1] = at
  })
  return { first, from, scores }
}

/** The likeliest path; null without frames, or where no path reaches an end. Takes a byte for each state and frame. */
export function viterbi(model: HiddenMarkovModel, frames: number, observe: Observe): BestPath | null {
  const size = model.start.length
  const steps = new Uint8Array(frames * size)
  const scores = run(model, frames, observe, steps)
  const end = bestEnd(model.ends, scores)
  if (frames === 0 || end < 0) return null
  const states = new Int32Array(frames)
  let state = end
  for (let t = frames - 1; t >= 0; t--) {
    states[t] = state
    const { first, from } = transitionsAt(model, t)
    if (t > 0) state = from[(first[state] ?? 0) + (steps[t * size + state] ?? 0)] ?? 0
  }
  return { score: scores[end] ?? -Infinity, states }
}

/** The score of the likeliest path alone; −Infinity where there is none. */
export function viterbiScore(model: HiddenMarkovModel, frames: number, observe: Observe): number {
  if (frames === 0) return -Infinity
  const scores = run(model, frames, observe, null)
  return scores[bestEnd(model.ends, scores)] ?? -Infinity
}

function transitionsAt({ transitions }: HiddenMarkovModel, frame: number): Transitions {
  return typeof transitions === 'function' ? transitions(frame) : transitions
}

/** The scores of all states in the last frame. `steps`: which of its transitions each state was reached by. */
function run(model: HiddenMarkovModel, frames: number, observe: Observe, steps: Uint8Array | null): Float64Array {
  let scores = Float64Array.from(model.start)
  let before = new Float64Array(scores.length)
  for (let t = 0; t < frames; t++) {
    if (t > 0) {
      ;[before, scores] = [scores, before]
      advance(transitionsAt(model, t), before, scores, steps, t * scores.length)
    }
    observe(t, scores)
  }
  return scores
}

function advance(
  { first, from, scores: costs }: Transitions,
  before: Float64Array,
  scores: Float64Array,
  steps: Uint8Array | null,
  at: number,
): void {
  let transition = 0
  for (let state = 0; state < scores.length; state++) {
    const begin = transition
    const end = first[state + 1] ?? 0
    let best = -Infinity
    let step = 0
    for (; transition < end; transition++) {
      const score = (before[from[transition] ?? 0] ?? -Infinity) + (costs[transition] ?? 0)
      if (score <= best) continue
      best = score
      step = transition - begin
    }
    scores[state] = best
    if (steps !== null) steps[at + state] = step
  }
}

function bestEnd(ends: readonly number[], scores: Float64Array): number {
  let [best, last] = [-Infinity, -1]
  for (const state of ends) {
    const score = scores[state] ?? -Infinity
    if (score > best) [best, last] = [score, state]
  }
  return last
}
