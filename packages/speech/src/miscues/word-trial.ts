import type { FrameSpan } from '../front-end/frame-span.ts'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import { type PhoneLoop, runPhoneLoop } from '../acoustics/phone-loop.ts'

/** Each phone lasts at least this many frames (30 ms, as three-state phone models assume). */
const STATES_PER_PHONE = 3
/** Nats for other speech beside the words, and per frame of it: without them it would eat every word. */
const OTHER_COST = 3
const OTHER_PER_FRAME = 0.25
/** Nats for taking other speech where a neighbour was expected. */
const SKIP_COST = 3
const OTHER = CLASSES
/** Silence, other speech, silence: what may stand between two words. */
const GAP = [SILENCE_CLASS, OTHER, SILENCE_CLASS] as const

/** Scores of a take in which words are tried (sound-scores.ts), its likeliest sounds, and what these score per frame. */
export type TrialSounds = { scores: Float32Array; loop: PhoneLoop; other: Float32Array }

/** A word to be tried: its phone classes, and whether the path may pass it over. */
export type TrialWord = { classes: readonly number[]; isOptional: boolean }
/** `phones`: the frames of each sound of each word; −1 where the sound was passed over. */
export type Trial = { score: number; phones: FrameSpan[][] }

export function trialSoundsOf(scores: Float32Array): TrialSounds {
  const loop = runPhoneLoop(scores)
  const { prefix } = loop
  const first = prefix.findIndex((value, t) => t > 0 && value > -Infinity)
  const other = Float32Array.from({ length: Math.max(0, prefix.length - 1) }, (_, t) =>
    t < first ? (prefix[first] ?? 0) / first : first < 0 ? 0 : (prefix[t + 1] ?? 0) - (prefix[t] ?? 0),
  )
  return { scores, loop, other }
}

/** Frames of the take in which something was said. */
export function speechFramesOf({ loop }: TrialSounds): number {
  return loop.sounds.reduce(
    (sum, { soundClass, start, end }) => sum + (soundClass === SILENCE_CLASS ? 0 : end - start),
    0,
  )
}

type Layout = {
  emits: Uint8Array
  /** How many states before it a state may be entered from: over the gap's states, all of which may be left out. */
  reach: Uint8Array
  /** How far back the other speech before an optional word stands; 0 for none. */
  bypass: Uint8Array
  wordOf: Int16Array
  phoneOf: Int16Array
}

/** The likeliest way to say the words in order in a stretch of the take; around them any silence or other speech may stand. */
export function tryWords(sounds: TrialSounds, words: readonly TrialWord[], { start, end }: FrameSpan): Trial | null {
  const layout = layOut(words)
  const size = layout.emits.length
  const frames = end - start
  if (frames <= 0) return null
  const steps = new Uint8Array(frames * size)
  let before = new Float64Array(size).fill(-Infinity)
  let states = new Float64Array(size)
  for (let t = 0; t < frames; t++) {
    advance(sounds, layout, before, states, steps.subarray(t * size, (t + 1) * size), start + t, t === 0)
    ;[before, states] = [states, before]
  }
  return trace(layout, words, before, steps, start)
}

function advance(
  sounds: TrialSounds,
  { emits, reach, bypass }: Layout,
  before: Float64Array,
  states: Float64Array,
  steps: Uint8Array,
  frame: number,
  isFirst: boolean,
): void {
  const row = frame * CLASSES
  const other = (sounds.other[frame] ?? 0) - OTHER_PER_FRAME
  for (let s = 0; s < states.length; s++) {
    const emit = emits[s] ?? 0
    const entry = emit === OTHER ? OTHER_COST : 0
    let best = before[s] ?? -Infinity
    let step = 0
    for (let k = 1; k <= (reach[s] ?? 1); k++) {
      const value = (s >= k ? (before[s - k] ?? -Infinity) : isFirst && s === k - 1 ? 0 : -Infinity) - entry
      if (value <= best) continue
      best = value
      step = k
    }
    const over = bypass[s] ?? 0
    if (over > 0 && (before[s - over] ?? -Infinity) - SKIP_COST > best) {
      best = (before[s - over] ?? -Infinity) - SKIP_COST
      step = over
    }
    steps[s] = step
    states[s] = best + (emit === OTHER ? other : (sounds.scores[row + emit] ?? 0))
  }
}

function layOut(words: readonly TrialWord[]): Layout {
  const emits: number[] = []
  const wordOf: number[] = []
  const phoneOf: number[] = []
  const bypass: number[] = []
  const add = (emit: number, word: number, phone: number, over = 0) => {
    emits.push(emit)
    wordOf.push(word)
    phoneOf.push(phone)
    bypass.push(over)
  }
  GAP.forEach((emit) => add(emit, -1, -1))
  words.forEach(({ classes, isOptional }, w) => {
    classes.forEach((column, phone) => {
      for (let k = 0; k < STATES_PER_PHONE; k++) add(column, w, phone)
    })
    const over = classes.length * STATES_PER_PHONE + GAP.length
    GAP.forEach((emit) => add(emit, -1, -1, isOptional && emit === OTHER && over < 256 ? over : 0))
  })
  const reach = emits.map((_, s) => {
    let k = 1
    while (k <= GAP.length && wordOf[s - k] === -1) k += 1
    return k
  })
  return {
    emits: Uint8Array.from(emits),
    reach: Uint8Array.from(reach),
    bypass: Uint8Array.from(bypass),
    wordOf: Int16Array.from(wordOf),
    phoneOf: Int16Array.from(phoneOf),
  }
}

/** The path ends in the last word or in the gap behind it. */
function trace(
  { wordOf, phoneOf }: Layout,
  words: readonly TrialWord[],
  states: Float64Array,
  steps: Uint8Array,
  start: number,
): Trial | null {
  const size = states.length
  let state = size - 1
  for (let s = size - 2; s >= Math.max(0, size - 1 - GAP.length); s--) {
    if ((states[s] ?? -Infinity) > (states[state] ?? -Infinity)) state = s
  }
  const score = states[state] ?? -Infinity
  if (score === -Infinity) return null
  const phones = words.map(({ classes }) => classes.map((): FrameSpan => ({ start: -1, end: -1 })))
  for (let t = steps.length / size - 1; t >= 0; t--) {
    const span = phones[wordOf[state] ?? -1]?.[phoneOf[state] ?? -1]
    if (span !== undefined) {
      if (span.end < 0) span.end = start + t + 1
      span.start = start + t
    }
    state -= steps[t * size + state] ?? 0
  }
  return { score, phones }
}
