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

/**
 * Adds to the score of every state what is observed in a frame. To give up a state (a beam) it sets −Infinity. States before `from` and from `to` on
 * are impossible in this frame, and need not be looked at.
 */
export type Observe = (frame: number, scores: Float64Array, from: number, to: number) => void

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

/** The likeliest path; null without frames, or where no path reaches an end. Takes a byte for each state that is possible in each frame. */
export function viterbi(model: HiddenMarkovModel, frames: number, observe: Observe): BestPath | null {
  const steps = stepsFor(frames, model.start.length)
  const scores = run(model, frames, observe, steps)
  const end = bestEnd(model.ends, scores)
  if (frames === 0 || end < 0) return null
  const states = new Int32Array(frames)
  let state = end
  for (let t = frames - 1; t >= 0; t--) {
    states[t] = state
    const { first, from } = transitionsAt(model, t)
    if (t > 0) state = from[(first[state] ?? 0) + (steps.bytes[(steps.at[t] ?? 0) + state] ?? 0)] ?? 0
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

/** Which of its transitions each state was reached by: that of state `s` in frame `t` stands at `at[t] + s`. */
type Steps = { bytes: Uint8Array; at: Int32Array; used: number }

/** Steps are kept in so many bytes at first; long takes of long texts need a small part of states × frames. */
const FIRST_BYTES = 1 << 20

function stepsFor(frames: number, size: number): Steps {
  return { bytes: new Uint8Array(Math.min(frames * size, FIRST_BYTES)), at: new Int32Array(frames), used: 0 }
}

function makeRoom(steps: Steps, frame: number, { from, to }: Band): void {
  steps.at[frame] = steps.used - from
  steps.used += to - from
  if (steps.used <= steps.bytes.length) return
  const larger = new Uint8Array(2 * steps.used)
  larger.set(steps.bytes)
  steps.bytes = larger
}

/** States that may be possible in a frame: all others are not. */
type Band = { from: number; to: number }

/** The scores of all states in the last frame. Where a beam leaves a few neighbours of many states, these and those that they lead to are all that is worked out. */
function run(model: HiddenMarkovModel, frames: number, observe: Observe, steps: Steps | null): Float64Array {
  const all = { from: 0, to: model.start.length }
  const reach = typeof model.transitions === 'function' ? null : reachOf(model.transitions)
  let now = { scores: Float64Array.from(model.start), band: all }
  let before = { scores: new Float64Array(all.to).fill(-Infinity), band: all }
  for (let t = 0; t < frames; t++) {
    if (t > 0) {
      ;[before, now] = [now, before]
      now.scores.fill(-Infinity, now.band.from, now.band.to)
      now.band = reach === null ? all : bandAfter(possible(before), reach, all.to)
      if (steps !== null) makeRoom(steps, t, now.band)
      advance(transitionsAt(model, t), before.scores, now, steps, t)
    }
    observe(t, now.scores, now.band.from, now.band.to)
  }
  return now.scores
}

/** How many states backward and forward a transition leads at most. */
function reachOf({ first, from }: Transitions) {
  const reach = { back: 0, forth: 0 }
  for (let state = 0; state + 1 < first.length; state++) {
    for (let transition = first[state] ?? 0; transition < (first[state + 1] ?? 0); transition++) {
      const far = state - (from[transition] ?? 0)
      if (far > reach.forth) reach.forth = far
      else if (-far > reach.back) reach.back = -far
    }
  }
  return reach
}

/** The band without the impossible states at its ends. */
function possible({ scores, band }: { scores: Float64Array; band: Band }): Band {
  let { from, to } = band
  while (from < to && scores[from] === -Infinity) from += 1
  while (to > from && scores[to - 1] === -Infinity) to -= 1
  return { from, to }
}

function bandAfter({ from, to }: Band, reach: { back: number; forth: number }, size: number): Band {
  return { from: Math.max(0, from - reach.back), to: Math.min(size, to + reach.forth) }
}

function advance(
  { first, from, scores: costs }: Transitions,
  before: Float64Array,
  { scores, band }: { scores: Float64Array; band: Band },
  steps: Steps | null,
  frame: number,
): void {
  const at = steps?.at[frame] ?? 0
  let transition = first[band.from] ?? 0
  for (let state = band.from; state < band.to; state++) {
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
    if (steps !== null) steps.bytes[at + state] = step
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
