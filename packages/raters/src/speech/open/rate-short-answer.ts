import type { Finding } from '@rehearsal/exam/score'
import type { ShortAnswerInput, ShortAnswerRating } from '../../types.ts'
import { SPEECH_ENGINE } from '../engine.ts'
import { FRAMES_PER_SECOND } from '../front-end.ts'
import type { SpeechModels } from '../speech-models.ts'
import { type HeardTake, hearTake } from './hear-take.ts'
import { predictLogistic } from './logistic.ts'
import type { OpenModels } from './open-models.ts'
import { NO_SPEECH } from './open-findings.ts'
import { spokenWordsOf } from './spoken-words-of.ts'
import { placeHit, type SpottedTerm } from './spot-terms.ts'
import { spotChain } from './spot-chain.ts'
import { type Term, termOf } from './term.ts'

/** About 5 % of wrong one-word answers reach this (docs/scoring.md). */
const ACCEPTED = 0.42
/** In longer speech there are more places for something alike: the bar rises with each doubling beyond a second. */
const RISE_PER_DOUBLING = 0.1
const HIGHEST_BAR = 0.8
/** An answer this near the bar is said to be unsure. */
const UNSURE_MARGIN = 0.15
const HITS_PER_CHAIN = 3
const MAX_ACCEPTED = 40
/** Whatever free speech is, an answer that was said is not this far behind it. */
const MIN_GAIN = -40

type Candidate = SpottedTerm & { wording: string }

/** Verifies a short answer (see ShortAnswerRater). `input.pcm` is 16 kHz mono. */
export function rateShortAnswer(models: SpeechModels, open: OpenModels, input: ShortAnswerInput): ShortAnswerRating {
  const base = { engine: SPEECH_ENGINE, seconds: input.pcm.length / 16_000, heard: null, words: [] }
  const take = hearTake(models, input.pcm)
  if (take === null) return { ...base, confidence: 1, findings: [NO_SPEECH] }
  const best = bestCandidate(take, open, acceptedTerms(input.accepted))
  const bar = barFor(take)
  if (best === null || best.confidence < bar) {
    return { ...base, confidence: 1 - (best?.confidence ?? 0), findings: [NOT_HEARD] }
  }
  return {
    ...base,
    heard: best.wording,
    confidence: best.confidence,
    words: spokenWordsOf(models, take, [best]),
    findings: best.confidence < bar + UNSURE_MARGIN ? [UNSURE] : [],
  }
}

const NOT_HEARD: Finding = {
  code: 'answer_not_heard',
  severity: 'moderate',
  message: 'No accepted answer was heard.',
  suggestion: 'Say the one word or phrase alone, clearly and at once.',
}

const UNSURE: Finding = {
  code: 'answer_unsure',
  severity: 'info',
  message: 'The answer was heard, but not clearly: another word may have been said.',
}

/** Articles before an answer are hardly audible and decide nothing. */
const ARTICLE = /^(?:an?|the)\s+/iu

/** One term per wording that sounds different, named by the accepted wording that comes first. */
function acceptedTerms(accepted: readonly string[]): { wording: string; term: Term }[] {
  const byCore = new Map<string, string>()
  for (const wording of accepted.slice(0, MAX_ACCEPTED)) {
    const core = wording.trim().replace(ARTICLE, '').toLowerCase()
    if (core !== '' && !byCore.has(core)) byCore.set(core, wording)
  }
  return [...byCore].flatMap(([core, wording]) => {
    const term = termOf(core)
    return term === null ? [] : [{ wording, term }]
  })
}

function bestCandidate(
  take: HeardTake,
  { answer }: OpenModels,
  terms: readonly { wording: string; term: Term }[],
): Candidate | null {
  const speech = speechFrames(take)
  const candidates = terms.flatMap(({ wording, term }) =>
    term.chains.flatMap((chain) =>
      spotChain(chain, take.scores, take.loop.prefix, MIN_GAIN)
        .toSorted((a, b) => b.gain - a.gain)
        .slice(0, HITS_PER_CHAIN)
        .map((hit): Candidate => {
          const placed = placeHit(term, chain, hit, take.scores)
          const features = [...placed.features, ...shareFeatures(hit, speech)]
          return { ...placed, features, wording, confidence: predictLogistic(answer, features) }
        }),
    ),
  )
  return candidates.reduce<Candidate | null>(
    (best, next) => (best === null || next.confidence > best.confidence ? next : best),
    null,
  )
}

/** How much of all that was said the answer is, and the logarithm of how much was said (frames). */
export function shareFeatures(hit: { start: number; end: number }, speech: number): [number, number] {
  return [Math.min(1, (hit.end - hit.start) / Math.max(1, speech)), Math.log(Math.max(10, speech))]
}

function speechFrames({ spans }: HeardTake): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0)
}

function barFor(take: HeardTake): number {
  const doublings = Math.max(0, Math.log2(speechFrames(take) / FRAMES_PER_SECOND))
  return Math.min(HIGHEST_BAR, ACCEPTED + RISE_PER_DOUBLING * doublings)
}
