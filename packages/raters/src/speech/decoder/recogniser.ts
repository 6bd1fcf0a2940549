import { mean } from '../../statistics.ts'
import { encodeSpeech } from '../encoder/encode-speech.ts'
import type { SpeechEncoder } from '../encoder/read-encoder.ts'
import { cutAtQuiet } from './cut-at-quiet.ts'
import { fitsOfWordings, WORST_FIT } from './fit-of-wording.ts'
import { readDecoder } from './read-decoder.ts'
import { createSpeechDecoder } from './speech-decoder.ts'
import { textOfTokens } from './text-of-tokens.ts'
import { createTokenizer } from './tokens-of-text.ts'
import { mostTokens, writeDown } from './write-down.ts'
import { wordingOf } from './wording-of.ts'

const SAMPLE_RATE = 16_000
/** As long as the encoder hears at one go. */
const PIECE_SECONDS = 10
const PIECE_ROWS = 416
/** A wording has a few tokens in place of those that were written. */
const TOKENS_OF_WORDING = 30

/** `surety`: the mean log probability of what was written. */
export type Recognised = { text: string; seconds: number; surety: number }

export type SpeechRecogniser = {
  /** What is said in a take of 16 kHz mono, piece by piece. */
  recognise(pcm: Float32Array): Recognised[]
  /**
   * How well each wording fits what is said, somewhere in a take of at most 10 s: log odds against what would be written down, so about 0 for
   * what is written down anyway. Longer takes fit nothing. About 0.02 s for each second and wording.
   */
  fits(pcm: Float32Array, wordings: readonly string[]): number[]
}

/** Loads the decoder (0.05 s, 35 MB) beside an encoder that is there. Throws when a file is missing or damaged. */
export function createSpeechRecogniser(encoder: SpeechEncoder, folder: string): SpeechRecogniser {
  const weights = readDecoder(folder)
  const { vocabulary } = weights
  const maxTokens = mostTokens(PIECE_SECONDS) + TOKENS_OF_WORDING
  const decoder = createSpeechDecoder(weights, { maxRows: PIECE_ROWS, maxTokens })
  const tokensOf = createTokenizer(vocabulary)
  const hear = (pcm: Float32Array) => writeDown(decoder, encodeSpeech(encoder, pcm), pcm.length / SAMPLE_RATE)
  return {
    recognise: (pcm) =>
      cutAtQuiet(pcm, PIECE_SECONDS).map(({ from, to }) => {
        const { tokens, logs } = hear(pcm.subarray(from, to))
        return { text: textOfTokens(tokens, vocabulary), seconds: (to - from) / SAMPLE_RATE, surety: mean(logs) }
      }),
    fits: (pcm, wordings) => {
      if (pcm.length > PIECE_SECONDS * SAMPLE_RATE) return wordings.map(() => WORST_FIT)
      const written = hear(pcm)
      const begins = written.tokens.flatMap((token, i) => (i > 0 && vocabulary[token]?.startsWith('▁') ? [i] : []))
      const asked = wordings.map((wording) => wordingOf(wording, tokensOf))
      return fitsOfWordings(decoder, written, [0, ...begins], asked)
    },
  }
}
