import { createSentenceEncoder, type SentenceEncoder } from '../encoder/sentence-encoder.ts'
import { loadWeights } from '../weights/load-weights.ts'

let weights: Promise<SharedArrayBuffer> | undefined
let encoder: Promise<SentenceEncoder> | undefined

/** Weights that all tests of a worker share. */
export function sharedWeights(): Promise<SharedArrayBuffer> {
  weights ??= loadWeights()
  return weights
}

export function sharedEncoder(): Promise<SentenceEncoder> {
  encoder ??= sharedWeights().then((loaded) => createSentenceEncoder({ weights: loaded }))
  return encoder
}
