/** Tries words in a stretch of a take: the likeliest way to say them there, with filler between them. */
import { type HiddenMarkovModel, type Transition, transitionsInto, viterbi } from '@rehearsal/statistics/viterbi'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import { type PhoneLoop, runPhoneLoop } from '../acoustics/phone-loop.ts'

/** Each phone lasts at least this many frames (30 ms, as three-state phone models assume). */
const STATES_PER_PHONE = 3
/** Nats for other speech beside the words, and per frame of it: without them it would eat every word. */
const FILLER_COST = 3
const FILLER_PER_FRAME = 0.25
/** Nats for taking other speech where a neighbour was expected. */
const SKIP_COST = 3
/** A word of more states is not passed over. */
const FARTHEST_BYPASS = 255
const FILLER = CLASSES
/** Silence, other speech, silence: what may stand between two words. */
const GAP = [SILENCE_CLASS, FILLER, SILENCE_CLASS] as const

/** Scores of a take in which words are tried (scaled-likelihoods.ts), its likeliest sounds, and what these score per frame. */
export type TrialSounds = { scores: Float32Array; loop: PhoneLoop; filler: Float32Array }

/** A word to be tried: its phone classes, and whether the path may pass it over. */
export type TrialWord = { classes: readonly number[]; isOptional: boolean }
/** `phones`: the frames of each sound of each word; −1 where the sound was passed over. */
export type Trial = { score: number; phones: FrameSpan[][] }

export function trialSoundsOf(scores: Float32Array): TrialSounds {
  const loop = runPhoneLoop(scores)
  const { prefix } = loop
  const first = prefix.findIndex((value, t) => t > 0 && value > -Infinity)
  const filler = Float32Array.from({ length: Math.max(0, prefix.length - 1) }, (_, t) =>
    t < first ? (prefix[first] ?? 0) / first : first < 0 ? 0 : (prefix[t + 1] ?? 0) - (prefix[t] ?? 0),
  )
  return { scores, loop, filler }
}

/** Frames of the take in which something was said. */
export function speechFramesOf({ loop }: TrialSounds): number {
  return loop.sounds.reduce(
    (sum, { soundClass, start, end }) => sum + (soundClass === SILENCE_CLASS ? 0 : end - start),
    0,
  )
}

type Layout = {
  emits: number[]
  wordOf: number[]
  phoneOf: number[]
  /** How far back the other speech before an optional word stands; 0 for none. */
  bypass: number[]
}

/** The likeliest way to say the words in order in a stretch of the take; around them any silence or other speech may stand. */
export function tryWords(sounds: TrialSounds, words: readonly TrialWord[], { start, end }: FrameSpan): Trial | null {
  const layout = layOut(words)
  const { emits, wordOf, phoneOf } = layout
  const path = viterbi(modelOf(layout), Math.max(0, end - start), (frame, states) => {
    const row = (start + frame) * CLASSES
    const filler = (sounds.filler[start + frame] ?? 0) - FILLER_PER_FRAME
    for (let s = 0; s < states.length; s++) {
      const emit = emits[s] ?? 0
      states[s] = (states[s] ?? -Infinity) + (emit === FILLER ? filler : (sounds.scores[row + emit] ?? 0))
    }
  })
  if (path === null) return null
  const phones = words.map(({ classes }) => classes.map((): FrameSpan => ({ start: -1, end: -1 })))
  path.states.forEach((state, frame) => {
    const span = phones[wordOf[state] ?? -1]?.[phoneOf[state] ?? -1]
    if (span === undefined) return
    if (span.start < 0) span.start = start + frame
    span.end = start + frame + 1
  })
  return { score: path.score, phones }
}

function layOut(words: readonly TrialWord[]): Layout {
  const layout: Layout = { emits: [], wordOf: [], phoneOf: [], bypass: [] }
  const add = (emit: number, word: number, phone: number, over = 0) => {
    layout.emits.push(emit)
    layout.wordOf.push(word)
    layout.phoneOf.push(phone)
    layout.bypass.push(over)
  }
  GAP.forEach((emit) => add(emit, -1, -1))
  words.forEach(({ classes, isOptional }, w) => {
    classes.forEach((column, phone) => {
      for (let k = 0; k < STATES_PER_PHONE; k++) add(column, w, phone)
    })
    const over = classes.length * STATES_PER_PHONE + GAP.length
    GAP.forEach((emit) => add(emit, -1, -1, isOptional && emit === FILLER && over <= FARTHEST_BYPASS ? over : 0))
  })
  return layout
}

/** A state follows itself, the one before it, and, over a gap, all of whose states may be left out, those before that. The path ends in the last word or in the gap behind it. */
function modelOf({ emits, wordOf, bypass }: Layout): HiddenMarkovModel {
  const start = new Float64Array(emits.length).fill(-Infinity)
  const into = emits.map((emit, s) => {
    const entry = emit === FILLER ? -FILLER_COST : 0
    const transitions: Transition[] = [{ from: s, score: 0 }]
    for (let k = 1; k <= reachOf(wordOf, s); k++) {
      if (s >= k) transitions.push({ from: s - k, score: entry })
      else start[s] = entry
    }
    const over = bypass[s] ?? 0
    if (over > 0) transitions.push({ from: s - over, score: -SKIP_COST })
    return transitions
  })
  const ends = emits.map((_, s) => s).slice(-1 - GAP.length)
  return { start, transitions: transitionsInto(into), ends: ends.toReversed() }
}

/** How many states before it a state may be entered from. */
function reachOf(wordOf: readonly number[], state: number): number {
  let k = 1
  while (k <= GAP.length && wordOf[state - k] === -1) k += 1
  return k
}
