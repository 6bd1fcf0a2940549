import { encodeSpeech } from '../encoder/encode-speech.ts'
import type { SpeechEncoder } from '../encoder/read-encoder.ts'
import { cutAtQuiet } from './cut-at-quiet.ts'
import { readDecoder } from './read-decoder.ts'
import { createSpeechDecoder } from './speech-decoder.ts'
import { textOfTokens } from './text-of-tokens.ts'
import { mostTokens, writeDown } from './write-down.ts'

const SAMPLE_RATE = 16_000
/** As long as the encoder hears at one go. */
const PIECE_SECONDS = 10
const PIECE_ROWS = 416

export type Recognised = { text: string; seconds: number; surety: number; isWhole: boolean }

export type SpeechRecogniser = {
  /** What is said in a take of 16 kHz mono, piece by piece. */
  recognise(pcm: Float32Array): Recognised[]
}

/** Loads the decoder (0.05 s, 35 MB) beside an encoder that is there. Throws when a file is missing or damaged. */
export function createSpeechRecogniser(encoder: SpeechEncoder, folder: string): SpeechRecogniser {
  const weights = readDecoder(folder)
  const decoder = createSpeechDecoder(weights, { maxRows: PIECE_ROWS, maxTokens: mostTokens(PIECE_SECONDS) })
  return {
    recognise: (pcm) =>
      cutAtQuiet(pcm, PIECE_SECONDS).map(({ from, to }) => {
        const seconds = (to - from) / SAMPLE_RATE
        const { tokens, surety, isWhole } = writeDown(decoder, encodeSpeech(encoder, pcm.subarray(from, to)), seconds)
        return { text: textOfTokens(tokens, weights.vocabulary), seconds, surety, isWhole }
      }),
  }
}
