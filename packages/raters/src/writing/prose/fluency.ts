import type { ParsedText } from '../text/token.ts'
import { languageModel } from './language-model.ts'

export type Fluency = {
  /** Mean log10 gain of probability that the words' order gives over the words alone; shuffled words lose it. */
  orderGain: number
  /** Share of neighbouring words that the language model never saw together, 0–1. */
  unseenShare: number
  /** Tokens it rests on. */
  tokens: number
}

/** A single odd name must not decide over a short text. */
const MIN_GAIN = -1.5
const MAX_GAIN = 2.5

/** How far a text's word order is that of English, by the packed language model. */
export function fluencyOf(parsed: ParsedText): Fluency {
  const model = languageModel()
  const scores = parsed.sentences.flatMap((sentence) => model.score(sentence))
  if (scores.length === 0) return { orderGain: 0, unseenShare: 0, tokens: 0 }
  const gains = scores.map(({ inContext, alone }) => Math.min(MAX_GAIN, Math.max(MIN_GAIN, inContext - alone)))
  return {
    orderGain: gains.reduce((sum, gain) => sum + gain, 0) / scores.length,
    unseenShare: scores.filter(({ isSeen }) => !isSeen).length / scores.length,
    tokens: scores.length,
  }
}
