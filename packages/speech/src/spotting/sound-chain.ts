import { type HiddenMarkovModel, transitionsInto } from '@rehearsal/statistics/viterbi'
import { SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import { STATES_PER_PHONE } from '../acoustics/phone-loop.ts'

/** A word or phrase as a left-to-right chain of states, each lasting a frame or more. */
export type SoundChain = {
  /** Class of the sound that each state emits. */
  emits: Uint8Array
  /** States that may also be entered over the optional silence before them; it has `SILENCE_STATES` states. */
  mayJump: Uint8Array
  /** Number of the phone, over all words, of each state; −1 for silence. */
  phoneOf: Int16Array
  /** The phones, silences left out. */
  phones: number[]
  /** Number of the word of each phone. */
  wordOf: number[]
  /** The states as a model that begins in the first and ends in the last. */
  model: HiddenMarkovModel
}

export const SILENCE_STATES = 2

/** `words` holds the classes of each word's phones. Between two words there may be silence. */
export function buildChain(words: readonly (readonly number[])[]): SoundChain {
  const emits: number[] = []
  const mayJump: number[] = []
  const phoneOf: number[] = []
  const wordOf: number[] = []
  const phones: number[] = []
  words.forEach((classes, word) => {
    if (word > 0) {
      for (let k = 0; k < SILENCE_STATES; k++) {
        emits.push(SILENCE_CLASS)
        mayJump.push(0)
        phoneOf.push(-1)
      }
    }
    classes.forEach((soundClass, i) => {
      for (let k = 0; k < STATES_PER_PHONE; k++) {
        emits.push(soundClass)
        mayJump.push(word > 0 && i === 0 && k === 0 ? 1 : 0)
        phoneOf.push(phones.length)
      }
      phones.push(soundClass)
      wordOf.push(word)
    })
  })
  return {
    emits: Uint8Array.from(emits),
    mayJump: Uint8Array.from(mayJump),
    phoneOf: Int16Array.from(phoneOf),
    phones,
    wordOf,
    model: modelOf(mayJump),
  }
}

function modelOf(mayJump: readonly number[]): HiddenMarkovModel {
  const into = mayJump.map((jumps, state) =>
    [state, state - 1, ...(jumps === 1 ? [state - 1 - SILENCE_STATES] : [])]
      .filter((from) => from >= 0)
      .map((from) => ({ from, score: 0 })),
  )
  const start = Float64Array.from(mayJump, (_, state) => (state === 0 ? 0 : -Infinity))
  return { start, transitions: transitionsInto(into), ends: [mayJump.length - 1] }
}
