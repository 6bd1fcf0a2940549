import { ARPABET, isVowel } from '../../lexicon/arpabet.ts'
import type { Estimate, OpenSpeechInput, OpenSpeechRating } from '../../types.ts'
import { SPEECH_ENGINE } from '../engine.ts'
import { FRAMES_PER_SECOND } from '../front-end.ts'
import type { SpeechModels } from '../speech-models.ts'
import { type ListeningPlan, planListening } from './cue-terms.ts'
import { type HeardTake, hearTake } from './hear-take.ts'
import { hearKeyPoints } from './hear-key-points.ts'
import { type LinearHead, predictHead } from './linear-head.ts'
import { NO_SPEECH, openFindings } from './open-findings.ts'
import type { OpenModels } from './open-models.ts'
import { pausesBetween } from './speech-spans.ts'
import { splitStretches } from './split-stretches.ts'
import { spokenWordsOf } from './spoken-words-of.ts'
import { type SpottedTerm, spotTerm, withoutOverlaps } from './spot-terms.ts'
import { textFreeFeatures } from './text-free-features.ts'

/** Words as probable as this count for main points; those shown to the learner are surer. */
const HEARD = 0.1
const SHOWN = 0.25
/** Of the words that were said about this share is found, and of those that were not this share is found too (docs/scoring.md). */
const FOUND_SHARE = 0.55
const FALSE_SHARE = 0.08
/** How far content may be off: from simulated takes (docs/scoring.md). */
const CONTENT_STANDARD_ERROR = 0.2

/** Rates open speech (see OpenSpeechRater). `input.pcm` is 16 kHz mono. */
export function rateOpen(models: SpeechModels, open: OpenModels, input: OpenSpeechInput): OpenSpeechRating {
  const plan = planListening(input.keyPoints, input.contextText)
  const take = hearTake(models, input.pcm)
  if (take === null) return rateNothing(open, plan, input.pcm)
  const spotted = spotAll(plan, take, open)
  const points = hearKeyPoints(plan, spotted)
  const heard = points.length > 0 ? mean(points.map(({ degree }) => degree)) : contextShare(plan, spotted)
  const coverage = Math.min(1, Math.max(0, (heard - FALSE_SHARE) / (FOUND_SHARE - FALSE_SHARE)))
  const estimates = estimatesOf(open, take)
  const rated = {
    engine: SPEECH_ENGINE,
    seconds: input.pcm.length / 16_000,
    words: spokenWordsOf(models, take, shownTerms(spotted)),
    pauses: pausesBetween(take.spans),
    keyPoints: points.map(({ result }) => result),
    coverage,
    isRough: true,
    wordsPerMinute: wordsPerMinute(open, take),
    estimates: { ...estimates, content: coverage },
    standardErrors: standardErrorsOf(open),
  }
  return { ...rated, findings: openFindings(rated, speechFrames(take) / FRAMES_PER_SECOND) }
}

function spotAll(plan: ListeningPlan, take: HeardTake, open: OpenModels): SpottedTerm[] {
  const hits = [...plan.terms.values()].flatMap((term) => spotTerm(term, take.scores, take.loop, open.hit))
  return withoutOverlaps(hits.filter(({ confidence }) => confidence >= HEARD))
}

function shownTerms(spotted: readonly SpottedTerm[]): SpottedTerm[] {
  return spotted.filter(({ confidence }) => confidence >= SHOWN)
}

/** Without main points: the share of the context's words that was heard, where half of them is a full answer. */
function contextShare(plan: ListeningPlan, spotted: readonly SpottedTerm[]): number {
  const terms = new Set(spotted.map(({ term }) => term))
  const heard = plan.contextKeys.filter((key) => {
    const term = plan.terms.get(key)
    return term !== undefined && terms.has(term)
  })
  return plan.contextKeys.length === 0 ? 0 : Math.min(1, (2 * heard.length) / plan.contextKeys.length)
}

/** The heads' estimates of each stretch, weighted by its length. */
function estimatesOf(
  open: OpenModels,
  take: HeardTake,
): { total: Estimate; pronunciation: Estimate; fluency: Estimate } {
  const stretches = splitStretches(take.spans)
  const frames = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  const rows = stretches.map((stretch) => ({
    weight: (stretch.end - stretch.start) / Math.max(1, frames),
    features: textFreeFeatures({ pcm: take.pcm, evidence: take.evidence, sounds: take.loop.sounds }, stretch),
  }))
  const estimate = (head: LinearHead) =>
    rows.reduce((sum, { weight, features }) => sum + weight * predictHead(head, features), 0)
  const { total, pronunciation, fluency } = open.heads
  return { total: estimate(total), pronunciation: estimate(pronunciation), fluency: estimate(fluency) }
}

function wordsPerMinute(open: OpenModels, { loop, spans }: HeardTake): number {
  const first = spans[0]?.start ?? 0
  const last = spans.at(-1)?.end ?? first
  const vowels = loop.sounds.filter(
    ({ soundClass, start, end }) =>
      isVowel(ARPABET[soundClass] ?? '') && spans.some((span) => start >= span.start && end <= span.end),
  )
  return last === first ? 0 : (vowels.length * open.wordsPerVowel * 60 * FRAMES_PER_SECOND) / (last - first)
}

function rateNothing(open: OpenModels, plan: ListeningPlan, pcm: Float32Array): OpenSpeechRating {
  return {
    engine: SPEECH_ENGINE,
    seconds: pcm.length / 16_000,
    words: [],
    pauses: [],
    keyPoints: plan.points.map(({ point }) => ({ point, isCovered: false, quote: null })),
    coverage: 0,
    isRough: true,
    wordsPerMinute: 0,
    estimates: { total: 0, pronunciation: 0, fluency: 0, content: 0 },
    standardErrors: standardErrorsOf(open),
    findings: [NO_SPEECH],
  }
}

function standardErrorsOf({ heads }: OpenModels): OpenSpeechRating['standardErrors'] {
  return {
    total: heads.total.standardError,
    pronunciation: heads.pronunciation.standardError,
    fluency: heads.fluency.standardError,
    content: CONTENT_STANDARD_ERROR,
  }
}

function speechFrames({ spans }: HeardTake): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
