/** What a closer look at the phones of a keyword tells. */
import type { PhoneGoodness } from '../pronunciation/goodness-of-pronunciation.ts'

const CONFIRMED_BY = ['triphoneRatio', 'networkRatio', 'network', 'networkShare'] as const

/** For each of four measures its mean over the phones, its worst and its second worst, in this order. */
export const CONFIRM_FEATURES = CONFIRMED_BY.flatMap((name) => [`${name}Mean`, `${name}Worst`, `${name}SecondWorst`])

/** How well the phones of a word stand up to every other phone that might have been said in their place. */
export function confirmFeatures(measures: readonly PhoneGoodness[]): number[] {
  return CONFIRMED_BY.flatMap((name) => {
    const sorted = measures.map((measure) => measure[name]).toSorted((a, b) => a - b)
    const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length)
    return [mean, sorted[0] ?? 0, sorted[1] ?? sorted[0] ?? 0]
  })
}
