/** What is done with words: what the ways to say a point do, and whether stretches of an answer do it too. */
import { SPEECH_ACTS } from '@rehearsal/english/words/speech-acts'
import { mean, sum } from '@rehearsal/statistics/numbers'

/** The share of ways that do each act (ask, offer, say when …): of those to say one point, and of those to say the question's others. */
export type PointActs = { own: readonly number[]; others: readonly number[] }

/** So many stretches are looked at together: somebody may apologise in one sentence and say for what in the next. */
const STRETCHES = 3
/** No share is nothing or all: ten ways are few. */
const LEAST_SHARE = 0.05
/** Beyond so much evidence, in nats, nothing is added. */
const MOST_EVIDENCE = 4

const PATTERNS = [...SPEECH_ACTS.values()].map(
  (phrases) => new RegExp(phrases.map((phrase) => asPattern(phrase)).join('|'), 'iu'),
)

function asPattern(phrase: string): string {
  const plain = phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  return /^\w/u.test(phrase) ? String.raw`\b${plain}\b` : plain
}

/** For each act 1 where a text has a phrase of it. */
export function actsOf(text: string): number[] {
  return PATTERNS.map((pattern) => (pattern.test(text) ? 1 : 0))
}

/** What the ways to say each point of a question do. */
export function pointActsOf(ways: readonly (readonly string[])[]): PointActs[] {
  const acts = ways.map((own) => own.map(actsOf))
  return acts.map((own, i) => ({
    own: sharesOf(own),
    others: sharesOf(acts.flatMap((other, j) => (j === i ? [] : other))),
  }))
}

function sharesOf(acts: readonly (readonly number[])[]): number[] {
  return PATTERNS.map((_, act) => mean(acts.map((own) => own[act] ?? 0)))
}

/**
 * Of the likeliest stretches of an answer, the best first: the share of what the point's ways do that they do; the same of what its ways do
 * more often than others'; whether they do what most of its ways do; and the log-likelihood ratio of this point against the others by
 * the acts of the best stretch, and of whichever has the most.
 */
export function actFeatures({ own, others }: PointActs, stretches: readonly string[]): number[] {
  const acts = stretches.map(actsOf)
  const together = own.map((_, act) => Math.max(0, ...acts.slice(0, STRETCHES).map((done) => done[act] ?? 0)))
  const special = own.map((share, act) => Math.max(0, share - (others[act] ?? 0)))
  const usual = own.indexOf(Math.max(...own))
  const evidence = acts.map((done) => logLikelihoodRatio(done, own, others))
  return [
    weighed(own, together),
    weighed(special, together),
    together[usual] ?? 0,
    held(evidence[0] ?? -MOST_EVIDENCE),
    held(Math.max(-MOST_EVIDENCE, ...evidence)),
  ]
}

function weighed(weights: readonly number[], done: readonly number[]): number {
  const all = sum(weights)
  return all === 0 ? 0 : sum(weights.map((weight, act) => weight * (done[act] ?? 0))) / all
}

function logLikelihoodRatio(done: readonly number[], own: readonly number[], others: readonly number[]): number {
  const within = (share: number) => Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share))
  return sum(
    done.map((isDone, act) => {
      const [here, there] = [within(own[act] ?? 0), within(others[act] ?? 0)]
      return isDone === 1 ? Math.log(here / there) : Math.log((1 - here) / (1 - there))
    }),
  )
}

function held(nats: number): number {
  return Math.min(MOST_EVIDENCE, Math.max(-MOST_EVIDENCE, nats))
}
