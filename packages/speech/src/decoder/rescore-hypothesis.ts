/** Rescores the hypothesis of a recogniser with other wordings in its places. */
import { logProbabilities } from './log-probabilities.ts'
import type { Logits, SpeechDecoder } from './speech-decoder.ts'
import { END, type Hypothesis, START } from './greedy-decoding.ts'

/** Words of what was written down that one wording may stand in place of: a long word is often written as several short ones. */
const MOST_REPLACED = 5
/** Tokens behind a wording that must fit, too; farther ones hardly depend on it. */
const TOKENS_BEHIND = 2
/** What fits worse than this does not fit at all. */
export const WORST_FIT = -10

/**
 * Where a wording fits best: in place of the tokens `from` to `to` (exclusive) of what was written down. `fit`: the
 * log-likelihood ratio of the text with the wording to the hypothesis; `meanLogProbability`: of the wording's own tokens.
 */
export type WordingPlace = { fit: number; meanLogProbability: number; from: number; to: number }

/** A wording in tokens, as it stands at the beginning of a text and later, each also with a mark at the end. */
export type Wording = { first: WordingTokens; later: WordingTokens }
export type WordingTokens = { inside: number[]; atEnd: number[][] }

/** What a wording is tried in place of: the tokens behind it, and the log probability of what was written there. */
type Place = { from: number; to: number; behind: readonly number[]; given: number }
/** Tokens to try at their places, and how likely the first of them is. */
type Trial = { own: readonly number[]; first: number; places: readonly Place[] }

/**
 * How well each wording fits the sound that `decoder` has heard, somewhere in what was written down of it: about 0 where it stands there already; the
 * likeliest place decides. `starts` are the tokens that begin a word.
 */
export function fitsOfWordings(
  decoder: SpeechDecoder,
  hypothesis: Hypothesis,
  starts: readonly number[],
  wordings: readonly Wording[],
): number[] {
  return placesOfWordings(decoder, hypothesis, starts, wordings, WORST_FIT).map((place) => place?.fit ?? WORST_FIT)
}

/** Where each wording fits best; null where it fits nowhere better than `worst`. The higher that is, the less there is to do. */
export function placesOfWordings(
  decoder: SpeechDecoder,
  hypothesis: Hypothesis,
  starts: readonly number[],
  wordings: readonly Wording[],
  worst: number,
): (WordingPlace | null)[] {
  const best: (WordingPlace | null)[] = wordings.map(() => null)
  for (const [word, from] of starts.entries()) {
    const [inside, atEnd] = placesFrom(hypothesis, starts, word)
    const { of } = logProbabilities(goOnTo(decoder, hypothesis, starts[word - 1] ?? -1, from))
    const trials = wordings.map((wording) => {
      const tokens = word === 0 ? wording.first : wording.later
      const trial = (own: readonly number[], places: readonly Place[]) => ({ own, first: of(own[0] ?? END), places })
      return [trial(tokens.inside, inside), ...tokens.atEnd.map((own) => trial(own, atEnd))]
    })
    for (const [i, own] of trials.entries()) {
      for (const trial of own) best[i] = bestFit(decoder, from, trial, best[i]?.fit ?? worst) ?? best[i] ?? null
    }
  }
  return best
}

/** Goes from one start to the next by what was written: what the decoder remembers behind `start` was only tried there. */
function goOnTo(decoder: SpeechDecoder, { tokens }: Hypothesis, start: number, next: number): Logits {
  const read = [START, ...tokens]
  decoder.goBackTo(start + 1)
  for (const token of read.slice(start + 1, next)) decoder.next(token)
  return decoder.next(read[next] ?? START)
}

/** Where a wording may stand from a word on: before the end of the text, and at it. */
function placesFrom(
  { tokens, tokenLogProbabilities }: Hypothesis,
  starts: readonly number[],
  word: number,
): [Place[], Place[]] {
  const whole = [...tokens, END]
  const from = starts[word] ?? 0
  const reached = [...new Set([from, ...[...starts, tokens.length].slice(word + 1, word + 1 + MOST_REPLACED)])]
  const places = reached.map((to) => {
    const behind = whole.slice(to, to + TOKENS_BEHIND)
    return { from, to, behind, given: sum(tokenLogProbabilities.slice(from, to + behind.length)) }
  })
  return [places.filter(({ to }) => to < tokens.length), places.filter(({ to }) => to === tokens.length)]
}

/** The best fit of a trial behind the first `from` tokens and the one that begins them; null where it is not above `least`. */
function bestFit(
  decoder: SpeechDecoder,
  from: number,
  { own, first, places }: Trial,
  least: number,
): WordingPlace | null {
  const lowest = Math.min(...places.map(({ given }) => given))
  let total = first
  let [token, ...rest] = own
  decoder.goBackTo(from + 1)
  for (; token !== undefined; [token, ...rest] = rest) {
    if (total - lowest <= least) return null
    const { of } = logProbabilities(decoder.next(token))
    if (rest.length > 0) total += of(rest[0] ?? END)
    else return bestBehind(decoder, from + 1, { length: own.length, total, places }, of, least)
  }
  return null
}

function bestBehind(
  decoder: SpeechDecoder,
  before: number,
  { length, total, places }: { length: number; total: number; places: readonly Place[] },
  of: (token: number) => number,
  least: number,
): WordingPlace | null {
  const begun = places.map((place) => ({ ...place, fit: total + of(place.behind[0] ?? END) - place.given }))
  let best: WordingPlace | null = null
  for (const { behind, fit, from, to } of begun.toSorted((a, b) => b.fit - a.fit)) {
    if (fit <= (best?.fit ?? least)) break
    const [first = END, second] = behind
    decoder.goBackTo(before + length)
    const whole = second === undefined ? fit : fit + logProbabilities(decoder.next(first)).of(second)
    if (whole > (best?.fit ?? least)) best = { fit: whole, meanLogProbability: total / length, from, to }
  }
  return best
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}
