import type { SpeechDecoder } from './speech-decoder.ts'

const START = 1
const END = 2
/** Nobody says more: Moonshine's authors cut there too, because a lost decoder says the same for ever (arXiv 2410.15608). */
const MAX_TOKENS_PER_SECOND = 6.5
/** Tokens that any sound may have beside its rate: its length is rounded. */
const FREE_TOKENS = 4
/** What is less likely than this by log odds adds nothing that could be told. */
const FAINT = -20

/** The longest text of so many seconds, in tokens. */
export function mostTokens(seconds: number): number {
  return FREE_TOKENS + Math.floor(MAX_TOKENS_PER_SECOND * seconds)
}

/** `surety`: the mean log probability of the tokens and of the end behind them. */
export type WrittenDown = { tokens: number[]; surety: number; isWhole: boolean }

/** Writes down a sound (rows of the encoder) of so many seconds: always the likeliest token, until the end is the likeliest. */
export function writeDown(decoder: SpeechDecoder, rows: Float32Array, seconds: number): WrittenDown {
  decoder.hear(rows)
  const tokens: number[] = []
  let [token, sum] = [START, 0]
  for (let left = mostTokens(seconds); left > 0; left--) {
    const best = likeliest(decoder.next(token))
    token = best.token
    sum += best.logProbability
    if (token === END) return { tokens, surety: sum / (tokens.length + 1), isWhole: true }
    tokens.push(token)
  }
  return { tokens, surety: sum / tokens.length, isWhole: false }
}

function likeliest({ fits, scale }: ReturnType<SpeechDecoder['next']>): { token: number; logProbability: number } {
  let token = 0
  for (let i = 1; i < fits.length; i++) if ((fits[i] ?? 0) > (fits[token] ?? 0)) token = i
  const highest = fits[token] ?? 0
  const from = highest + FAINT / scale
  let total = 0
  for (const fit of fits) if (fit > from) total += Math.exp((fit - highest) * scale)
  return { token, logProbability: -Math.log(total) }
}
