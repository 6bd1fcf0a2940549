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
  }
}
