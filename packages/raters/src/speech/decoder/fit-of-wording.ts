import { logProbabilities } from './log-probabilities.ts'
import type { SpeechDecoder } from './speech-decoder.ts'
import { END, START, type WrittenDown } from './write-down.ts'

/** Words of what was written down that one wording may stand in place of: a long word is often written as several short ones. */
const MOST_REPLACED = 5
/** Tokens behind a wording that must fit, too; farther ones hardly depend on it. */
const TOKENS_BEHIND = 2
/** What fits worse than this does not fit at all. */
export const WORST_FIT = -15

/** A wording in tokens, as it stands at the beginning of a text and later, each also with a mark at the end. */
export type Wording = { first: WordingTokens; later: WordingTokens }
export type WordingTokens = { inside: number[]; atEnd: number[][] }

/**
 * How well a wording fits the sound that `decoder` has heard, somewhere in what was written down of it: the log probability of the text with
 * the wording, less that of the text as it was written. About 0 where it stands there already; the likeliest place decides.
 * `starts` are the tokens that begin a word.
 */
export function fitOfWording(
  decoder: SpeechDecoder,
  written: WrittenDown,
  starts: readonly number[],
  wording: Wording,
): number {
  const whole = [...written.tokens, END]
  const ends = [...starts.slice(1), written.tokens.length]
  let best = WORST_FIT
  for (const [word, from] of starts.entries()) {
    const { inside, atEnd } = word === 0 ? wording.first : wording.later
    for (const to of [from, ...ends.slice(word, word + MOST_REPLACED)]) {
      const behind = whole.slice(to, to + TOKENS_BEHIND)
      const given = sum(written.logs.slice(from, to + behind.length))
      for (const own of to === written.tokens.length ? atEnd : [inside]) {
        best = Math.max(best, likelihood(decoder, whole, from, [...own, ...behind], best + given) - given)
      }
    }
  }
  return best
}

/** The log probability of tokens behind the first `from` of a text; −∞ where it is below `least`. */
function likelihood(
  decoder: SpeechDecoder,
  text: readonly number[],
  from: number,
  tokens: readonly number[],
  least: number,
): number {
  decoder.goBackTo(from)
  let total = 0
  let token = from === 0 ? START : (text[from - 1] ?? START)
  for (const next of tokens) {
    total += logProbabilities(decoder.next(token)).of(next)
    if (total < least) return -Infinity
    token = next
  }
  return total
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
