import type { Fits } from './speech-decoder.ts'

/** What is less likely than this by log odds adds nothing that could be told. */
const FAINT = -20

/** The likeliest token, and how to tell the log probability of any, until the decoder goes on. */
export function logProbabilities({ fits, scale }: Fits): { best: number; of: (token: number) => number } {
  let best = 0
  for (let i = 1; i < fits.length; i++) if ((fits[i] ?? 0) > (fits[best] ?? 0)) best = i
  const highest = fits[best] ?? 0
  const from = highest + FAINT / scale
  let total = 0
  for (const fit of fits) if (fit > from) total += Math.exp((fit - highest) * scale)
  const rest = Math.log(total)
  return { best, of: (token) => ((fits[token] ?? 0) - highest) * scale - rest }
}
