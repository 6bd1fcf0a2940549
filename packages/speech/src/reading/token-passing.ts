import { FILLER_CLASS } from '../acoustics/sound-classes.ts'
import type { ReadingGraph } from './reading-graph.ts'

/**
 * Costs in nats of leaving the text: of one skipped word, of a stretch of any length up to a mark or to the end, of other speech, of a repetition.
 * Tuned on simulated edits of the training recordings (training/tune-miscues.ts).
 */
export type ReadingCosts = { skip: number; stretch: number; filler: number; repeat: number }

export type PathSegment =
  | { kind: 'word'; word: number; variant: number; start: number; end: number }
  | { kind: 'silence' | 'filler'; boundary: number; start: number; end: number }

const MAX_WORDS_BACK = 8
const COLUMNS = FILLER_CLASS + 1
const FROM_EXIT = -1

type Lattice = { stays: Uint8Array; sources: Int32Array; boundaryScores: Float64Array }

/**
 * Finds the likeliest way the text was read, by token passing (Young et al. 1989): between two frames the best scores jump from boundary to boundary, over
 * words that were skipped and back to words that are repeated. `viterbi` has no states that emit nothing, and a transition from each word to each other one
 * would make a text of n words cost n² per frame. `scores` is frames × 41: one column per phone, silence and other
 * speech. Returns the words, silences and other speech in order; frames are 10 ms, ends exclusive.
 */
export function decodeReading(graph: ReadingGraph, scores: Float32Array, costs: ReadingCosts): PathSegment[] {
  const frames = scores.length / COLUMNS
  if (frames === 0) return []
  const lattice = decode(graph, scores, frames, costs)
  return trace(graph, lattice, frames)
}

function decode(graph: ReadingGraph, scores: Float32Array, frames: number, costs: ReadingCosts): Lattice {
  const boundaries = graph.words + 1
  const lattice: Lattice = {
    stays: new Uint8Array(frames * graph.states),
    sources: new Int32Array((frames + 1) * boundaries).fill(FROM_EXIT),
    boundaryScores: new Float64Array(boundaries).fill(-Infinity),
  }
  const state = new Float64Array(graph.states).fill(-Infinity)
  lattice.boundaryScores[0] = 0
  jump(graph, lattice, 0, costs)
  for (let t = 0; t < frames; t++) {
    advanceStates(graph, scores.subarray(t * COLUMNS, (t + 1) * COLUMNS), lattice, state, t, costs)
    lattice.boundaryScores.fill(-Infinity)
    for (const { state: exit, to } of graph.exits) {
      const score = state[exit] ?? -Infinity
      if (score <= (lattice.boundaryScores[to] ?? -Infinity)) continue
      lattice.boundaryScores[to] = score
      lattice.sources[(t + 1) * boundaries + to] = -2 - exit
    }
    jump(graph, lattice, t + 1, costs)
  }
  return lattice
}

function advanceStates(
  graph: ReadingGraph,
  row: Float32Array,
  lattice: Lattice,
  state: Float64Array,
  frame: number,
  costs: ReadingCosts,
): void {
  for (let s = graph.states - 1; s >= 0; s--) {
    const emits = graph.emits[s] ?? 0
    const isFirst = graph.isFirst[s] === 1
    const entry = isFirst
      ? (lattice.boundaryScores[graph.boundary[s] ?? 0] ?? -Infinity) - (emits === FILLER_CLASS ? costs.filler : 0)
      : (state[s - 1] ?? -Infinity)
    const stay = state[s] ?? -Infinity
    if (stay > entry) lattice.stays[frame * graph.states + s] = 1
    state[s] = Math.max(stay, entry) + (row[emits] ?? 0)
  }
}

/** Jumps back over read words (a repetition), then forward over skipped ones, or over all of them up to a sentence or to the end. Sources ≥ 0 name the boundary jumped from. */
function jump(graph: ReadingGraph, lattice: Lattice, time: number, costs: ReadingCosts): void {
  const { boundaryScores, sources } = lattice
  const base = time * (graph.words + 1)
  const exits = Float64Array.from(boundaryScores)
  for (let to = 0; to <= graph.words; to++) {
    for (let from = to + 1; from <= Math.min(graph.words, to + MAX_WORDS_BACK); from++) {
      const score = (exits[from] ?? -Infinity) - costs.repeat
      if (score <= (boundaryScores[to] ?? -Infinity)) continue
      boundaryScores[to] = score
      sources[base + to] = from
    }
  }
  let likeliest = 0
  for (let to = 1; to <= graph.words; to++) {
    if ((boundaryScores[to - 1] ?? -Infinity) > (boundaryScores[likeliest] ?? -Infinity)) likeliest = to - 1
    const score = (boundaryScores[to - 1] ?? -Infinity) - costs.skip
    const leapt = graph.isLeaptTo[to] === 1 ? (boundaryScores[likeliest] ?? -Infinity) - costs.stretch : -Infinity
    if (Math.max(score, leapt) <= (boundaryScores[to] ?? -Infinity)) continue
    boundaryScores[to] = Math.max(score, leapt)
    sources[base + to] = leapt > score ? likeliest : to - 1
  }
}

function trace(graph: ReadingGraph, lattice: Lattice, frames: number): PathSegment[] {
  const boundaries = graph.words + 1
  const segments: PathSegment[] = []
  let time = frames
  let boundary = graph.words
  while (time > 0) {
    const source = lattice.sources[time * boundaries + boundary] ?? FROM_EXIT
    if (source >= 0) {
      boundary = source
      continue
    }
    if (source === FROM_EXIT) break
    const exit = -2 - source
    const start = findChainStart(graph, lattice, exit, time)
    segments.push(toSegment(graph, exit, start, time))
    time = start
    boundary = graph.boundary[exit] ?? 0
  }
  return segments.toReversed()
}

function findChainStart(graph: ReadingGraph, lattice: Lattice, exit: number, end: number): number {
  let s = exit
  let frame = end - 1
  while (frame >= 0) {
    const isStay = lattice.stays[frame * graph.states + s] === 1
    if (!isStay && graph.isFirst[s] === 1) return frame
    if (!isStay) s -= 1
    frame -= 1
  }
  return 0
}

function toSegment(graph: ReadingGraph, exit: number, start: number, end: number): PathSegment {
  const chain = graph.chains[graph.chainOf[exit] ?? 0]
  if (chain?.kind === 'word') return { kind: 'word', word: chain.word, variant: chain.variant, start, end }
  return { kind: chain?.kind ?? 'silence', boundary: graph.boundary[exit] ?? 0, start, end }
}
