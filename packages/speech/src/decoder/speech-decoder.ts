/** Runs the decoder of the recogniser token by token: self-attention, cross-attention, feed-forward. */
import { layerNorm } from '../encoder/encoder-steps.ts'
import { rotateByPosition } from '../encoder/attention-heads.ts'
import type { KeyValueCache } from './key-value-cache.ts'
import { createDecoderMemory } from './decoder-memory.ts'
import type { DecoderLayer, DecoderWeights } from './read-decoder.ts'

/** Numbers of a row of the sound, and of what stands for a token. */
const WIDTH = 288

/** `maxTokens`: the longest text, in tokens; `maxRows`: the longest sound, in rows of the encoder. */
export type DecoderLimits = { maxRows: number; maxTokens: number }

/** What the softmax is taken of: numbers that differ by log odds where multiplied by `scale`. */
export type Logits = { logits: Int32Array; scale: number }

export type SpeechDecoder = {
  /** Begins the text of a sound: rows × 288 of the encoder, at most `maxRows` of them. */
  hear(rows: Float32Array): void
  /**
   * Goes on with a token: how well each token fits behind it, until the next call. Throws beyond `maxTokens`.
   */
  next(token: number): Logits
  /** Forgets all tokens but the first so many. */
  goBackTo(tokens: number): void
}

/** A decoder with its weights in a memory of its own: 20 MB, and 14 kB for each row of sound or token. */
export function createSpeechDecoder(weights: DecoderWeights, { maxRows, maxTokens }: DecoderLimits): SpeechDecoder {
  const { multiplier, selfCaches, crossCaches } = createDecoderMemory(weights, maxRows, maxTokens)
  let place = 0

  function selfAttend(layer: DecoderLayer, text: KeyValueCache, x: Float32Array): void {
    multiplier.take(layerNorm(x, layer.selfNorm))
    const [query, key] = [multiplier.product(layer.self.query), multiplier.product(layer.self.key)]
    rotateByPosition(query, place)
    rotateByPosition(key, place)
    text.add(key, multiplier.product(layer.self.value))
    multiplier.take(text.attend(query))
    addTo(x, multiplier.product(layer.self.output))
  }

  function crossAttend(layer: DecoderLayer, sound: KeyValueCache, x: Float32Array): void {
    multiplier.take(layerNorm(x, layer.soundNorm))
    multiplier.take(sound.attend(multiplier.product(layer.sound.query)))
    addTo(x, multiplier.product(layer.sound.output))
  }

  function feedForward(layer: DecoderLayer, x: Float32Array): void {
    multiplier.take(layerNorm(x, layer.denseNorm))
    multiplier.take(gated(multiplier.product(layer.widen)))
    addTo(x, multiplier.product(layer.narrow))
  }

  return {
    hear: (rows) => {
      place = 0
      for (const memory of [...selfCaches, ...crossCaches]) memory.keep(0)
      for (let at = 0; at < rows.length; at += WIDTH) {
        multiplier.take(rows.subarray(at, at + WIDTH))
        weights.layers.forEach(({ sound }, i) =>
          crossCaches[i]?.add(multiplier.product(sound.key), multiplier.product(sound.value)),
        )
      }
    },
    next: (token) => {
      const x = multiplier.rowOf(weights.tokens, token)
      for (const [i, layer] of weights.layers.entries()) {
        const [text, sound] = [selfCaches[i], crossCaches[i]]
        if (text === undefined || sound === undefined) continue
        selfAttend(layer, text, x)
        crossAttend(layer, sound, x)
        feedForward(layer, x)
      }
      place += 1
      multiplier.take(layerNorm(x, weights.norm))
      return { logits: multiplier.sums(weights.tokens), scale: multiplier.sumScale(weights.tokens) }
    },
    goBackTo: (tokens) => {
      place = Math.min(place, tokens)
      for (const memory of selfCaches) memory.keep(place)
    },
  }
}

function addTo(x: Float32Array, y: Float32Array): void {
  for (let i = 0; i < x.length; i++) x[i] = (x[i] ?? 0) + (y[i] ?? 0)
}

/** The first half, each number let through as far as its partner in the second half opens the gate (SiLU). */
function gated(wide: Float32Array): Float32Array {
  const half = wide.length / 2
  for (let i = 0; i < half; i++) {
    const gate = wide[half + i] ?? 0
    wide[i] = ((wide[i] ?? 0) * gate) / (1 + Math.exp(-gate))
  }
  return wide.subarray(0, half)
}
