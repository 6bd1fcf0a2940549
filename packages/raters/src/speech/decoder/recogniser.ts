import { mean } from '../../statistics.ts'
import { type EncodedPiece, encodePieces, PIECE_ROWS, ROW_STEP } from '../encoder/encode-speech.ts'
import type { SpeechEncoder } from '../encoder/read-encoder.ts'
import { fitsOfWordings, WORST_FIT } from './fit-of-wording.ts'
import { readDecoder } from './read-decoder.ts'
import { createSpeechDecoder } from './speech-decoder.ts'
import { textOfTokens } from './text-of-tokens.ts'
import { createTokenizer } from './tokens-of-text.ts'
import { withoutSilentEnds } from './without-silent-ends.ts'
import { mostTokens, writeDown } from './write-down.ts'
import { wordingOf } from './wording-of.ts'

const ROWS_PER_SECOND = 16_000 / ROW_STEP
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
  const maxTokens = mostTokens(PIECE_ROWS / ROWS_PER_SECOND) + TOKENS_OF_WORDING
  const decoder = createSpeechDecoder(weights, { maxRows: PIECE_ROWS, maxTokens })
  const tokensOf = createTokenizer(vocabulary)
  const trimmed = new WeakMap<Float32Array, Float32Array>()
  /** Kept, so that the encoder, too, knows again what it has heard. */
  const piecesOf = (pcm: Float32Array) => {
    const sounding = trimmed.get(pcm) ?? withoutSilentEnds(pcm)
    trimmed.set(pcm, sounding)
    return encodePieces(encoder, sounding)
  }
  const hear = (piece: EncodedPiece) => writeDown(decoder, piece.rows, secondsOf(piece))
  return {
    recognise: (pcm) =>
      piecesOf(pcm).map((piece) => {
        const { tokens, logs } = hear(piece)
        return { text: textOfTokens(tokens, vocabulary), seconds: secondsOf(piece), surety: mean(logs) }
      }),
    fits: (pcm, wordings) => {
      const [piece, ...others] = piecesOf(pcm)
      if (piece === undefined || others.length > 0) return wordings.map(() => WORST_FIT)
      const written = hear(piece)
      const begins = written.tokens.flatMap((token, i) => (i > 0 && vocabulary[token]?.startsWith('▁') ? [i] : []))
      const asked = wordings.map((wording) => wordingOf(wording, tokensOf))
      return fitsOfWordings(decoder, written, [0, ...begins], asked)
    },
  }
}

function secondsOf({ from, to }: EncodedPiece): number {
  return (to - from) / ROWS_PER_SECOND
}
