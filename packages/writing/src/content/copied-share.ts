import { plainWords } from '../text/word-tokens.ts'

/** Runs of this many words in a row are copied; a trial's genuine summaries shared at most three. */
const COPIED_RUN_WORDS = 5

/** Share of the answer's words that stand in runs of five or more words copied from the passage, 0–1. */
export function copiedShare(answer: string, passage: string): number {
  const words = plainWords(answer)
  if (words.length === 0) return 0
  const runs = new Set(runsOf(plainWords(passage)))
  const isCopied = words.map(() => false)
  for (const [start, run] of runsOf(words).entries()) {
    if (runs.has(run)) isCopied.fill(true, start, start + COPIED_RUN_WORDS)
  }
  return isCopied.filter(Boolean).length / words.length
}

function runsOf(words: readonly string[]): string[] {
  const count = Math.max(0, words.length - COPIED_RUN_WORDS + 1)
  return Array.from({ length: count }, (_, start) => words.slice(start, start + COPIED_RUN_WORDS).join(' '))
}
