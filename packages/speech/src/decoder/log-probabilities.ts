/** The log softmax of logits. */
import type { Logits } from './speech-decoder.ts'

/** What is less likely than this by log odds adds nothing that could be told. */
const FAINT = -20

/** The likeliest token, and how to tell the log probability of any, until the decoder goes on. */
export function logProbabilities({ logits, scale }: Logits): { best: number; of: (token: number) => number } {
  let best = 0
  for (let i = 1; i < logits.length; i++) if ((logits[i] ?? 0) > (logits[best] ?? 0)) best = i
  const highest = logits[best] ?? 0
  const from = highest + FAINT / scale
  let total = 0
  for (const logit of logits) if (logit > from) total += Math.exp((logit - highest) * scale)
  const rest = Math.log(total)
  return { best, of: (token) => ((logits[token] ?? 0) - highest) * scale - rest }
}
