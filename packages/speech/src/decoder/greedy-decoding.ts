/** Writes down a sound by greedy decoding. */
import { logProbabilities } from './log-probabilities.ts'
import type { SpeechDecoder } from './speech-decoder.ts'

export const START = 1
export const END = 2
/** Nobody says more: Moonshine's authors cut there too, because a lost decoder says the same for ever (arXiv 2410.15608). */
const MAX_TOKENS_PER_SECOND = 6.5
/** Tokens that any sound may have beside its rate: its length is rounded. */
const FREE_TOKENS = 4

/** The longest text of so many seconds, in tokens. */
export function mostTokens(seconds: number): number {
  return FREE_TOKENS + Math.floor(MAX_TOKENS_PER_SECOND * seconds)
}

/** What was recognised. `tokenLogProbabilities`: one for each token and for the end behind them, which is missing where the text was cut. */
export type Hypothesis = { tokens: number[]; tokenLogProbabilities: number[] }

/** Writes down a sound (rows of the encoder) of so many seconds by greedy decoding: always the likeliest token, until the end is the likeliest. */
export function decodeGreedily(decoder: SpeechDecoder, rows: Float32Array, seconds: number): Hypothesis {
  decoder.hear(rows)
  const [tokens, tokenLogProbabilities]: [number[], number[]] = [[], []]
  let token = START
  for (let left = mostTokens(seconds); left > 0; left--) {
    const { best, of } = logProbabilities(decoder.next(token))
    token = best
    tokenLogProbabilities.push(of(best))
    if (token === END) break
    tokens.push(token)
  }
  return { tokens, tokenLogProbabilities }
}
