/** Lays out the decoding graph of a text: all the ways in which it may be read. */
import { FILLER_CLASS, SILENCE_CLASS } from '../acoustics/sound-classes.ts'

/** Each phone lasts at least this many frames (30 ms, as three-state phone models assume). */
const STATES_PER_PHONE = 3
/** Other speech lasts at least this many frames: shorter stretches are a badly said phone, not another word. */
const FILLER_STATES = 12

/** One state per row; states of a chain follow each other, the first is entered from `boundary`. */
export type ReadingGraph = {
  words: number
  states: number
  /** Column of the frame scores that a state emits. */
  emits: Uint8Array
  isFirst: Uint8Array
  /** The boundary from which the chain is entered: i stands before word i. */
  boundary: Int32Array
  /** States that end a chain, and the boundary they lead to. */
  exits: { state: number; to: number }[]
  chains: Chain[]
  chainOf: Int32Array
  /** Which boundaries a reader may go on at from anywhere before them: where the text goes on after a mark, and the end, where reading stops. */
  isLeaptTo: Uint8Array
}

export type Chain =
  | { kind: 'word'; word: number; variant: number; firstState: number }
  | { kind: 'silence' | 'filler'; boundary: number; firstState: number }

/**
 * Lays out what a reader may say: each word in any of its pronunciations, silence or other speech at every boundary. Skipped
 * and repeated words are jumps between boundaries, made while decoding. `variants` holds class indices of phones per word.
 */
export function buildReadingGraph(
  variants: readonly (readonly (readonly number[])[])[],
  startsAfterMarks: readonly number[] = [],
): ReadingGraph {
  const emits: number[] = []
  const isFirst: number[] = []
  const boundary: number[] = []
  const chainOf: number[] = []
  const exits: ReadingGraph['exits'] = []
  const chains: Chain[] = []
  const add = (from: number, to: number, classes: readonly number[], chain: (firstState: number) => Chain) => {
    chains.push(chain(emits.length))
    classes.forEach((column, i) => {
      emits.push(column)
      isFirst.push(i === 0 ? 1 : 0)
      boundary.push(from)
      chainOf.push(chains.length - 1)
    })
    exits.push({ state: emits.length - 1, to })
  }
  for (let at = 0; at <= variants.length; at++) {
    add(at, at, [SILENCE_CLASS, SILENCE_CLASS], (firstState) => ({ kind: 'silence', boundary: at, firstState }))
    const filler = Array.from({ length: FILLER_STATES }, () => FILLER_CLASS)
    add(at, at, filler, (firstState) => ({ kind: 'filler', boundary: at, firstState }))
    variants[at]?.forEach((phones, variant) => {
      const classes = phones.flatMap((phone) => Array.from({ length: STATES_PER_PHONE }, () => phone))
      if (classes.length > 0)
        add(at, at + 1, classes, (firstState) => ({ kind: 'word', word: at, variant, firstState }))
    })
  }
  const isLeaptTo = new Uint8Array(variants.length + 1)
  for (const boundary of [...startsAfterMarks, variants.length]) isLeaptTo[boundary] = 1
  return {
    words: variants.length,
    states: emits.length,
    emits: Uint8Array.from(emits),
    isFirst: Uint8Array.from(isFirst),
    boundary: Int32Array.from(boundary),
    chainOf: Int32Array.from(chainOf),
    exits,
    chains,
    isLeaptTo,
  }
}
