import { ARPABET, isVowel } from '../../lexicon/arpabet.ts'
import { checkTake } from '../../audio/check-take.ts'
import { takeFindings } from '../../audio/take-findings.ts'
import type { Estimate, OpenSpeechInput, OpenSpeechRating } from '../../types.ts'
import { SPEECH_ENGINE } from '../engine.ts'
import { FRAMES_PER_SECOND } from '../front-end.ts'
import { pitchLine } from '../pitch-line.ts'
import type { SpeechModels } from '../speech-models.ts'
import { speechRate } from '../speech-rate.ts'
import { type ListeningPlan, planListening } from './cue-terms.ts'
import { speechFrames } from './answer-candidates.ts'
import { type HeardTake, hearTake } from './hear-take.ts'
import { hearKeyPoints, nothingHeard } from './hear-key-points.ts'
import { listEvidence, shareSaid, type WordEvidence, wordEvidence } from './list-evidence.ts'
import { type LinearHead, predictHead } from './linear-head.ts'
import { NO_SPEECH, openFindings } from './open-findings.ts'
import type { OpenModels } from './open-models.ts'
import { pausesBetween } from './speech-spans.ts'
import { splitStretches } from './split-stretches.ts'
import { spokenWordsOf } from './spoken-words-of.ts'
import { type SpottedTerm, spotTerms } from './spot-terms.ts'
import type { Term } from './term.ts'
import { textFreeFeatures } from './text-free-features.ts'

/** Words less probable than this count for main points by their probability, but are not shown as heard. */
const SHOWN = 0.35
/** A full answer uses about this share of the different words of what it is about. */
const FULL_CONTEXT_SHARE = 0.4
/** How far content may be off: from simulated takes (docs/scoring.md). */
const CONTENT_STANDARD_ERROR = 0.2

/** Rates open speech (see OpenSpeechRater). `input.pcm` is 16 kHz mono. */
export function rateOpen(models: SpeechModels, open: OpenModels, input: OpenSpeechInput): OpenSpeechRating {
  const plan = planListening(input.keyPoints, input.contextText)
  const take = hearTake(models, input.pcm)
  if (take === null) return rateNothing(open, plan, input.pcm)
  const spotted = spotTerms(plan.terms.values(), take, models.acoustic, open)
  const speechSeconds = speechFrames(take.spans) / FRAMES_PER_SECOND
  const points = hearKeyPoints(plan, spotted, listEvidence(speechSeconds))
  const coverage = rounded(
    plan.points.length > 0 ? points.coverage : contextShare(plan, spotted, wordEvidence(open, speechSeconds)),
  )
  const estimates = estimatesOf(open, take)
  const rated = {
    engine: SPEECH_ENGINE,
    seconds: input.pcm.length / 16_000,
    words: spokenWordsOf(models, take, shownTerms(spotted)),
    pauses: pausesBetween(take.spans),
    keyPoints: points.results,
    coverage,
    isRough: true,
    wordsPerMinute: wordsPerMinute(open, take),
    signs: {
      pitch: pitchLine(input.pcm),
      rate: speechRate(wordsPerMinute(open, take), vowelsOf(take), speechSeconds),
    },
    estimates: { ...estimates, content: coverage },
    standardErrors: standardErrorsOf(open),
  }
  return { ...rated, findings: [...takeFindings(checkTake(input.pcm)), ...openFindings(rated, speechSeconds)] }
}

/** The estimate of a share approaches nothing without reaching it; exam-rules.md §4 asks whether content is nothing. */
function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4
}

function shownTerms(spotted: readonly SpottedTerm[]): SpottedTerm[] {
  return spotted.filter(({ confidence }) => confidence >= SHOWN)
}

/** Without main points: the share of the context's words that was probably said; a full answer need not use them all. */
function contextShare(plan: ListeningPlan, spotted: readonly SpottedTerm[], evidence: WordEvidence): number {
  const best = new Map<Term, number>()
  for (const { term, confidence } of spotted) best.set(term, Math.max(confidence, best.get(term) ?? 0))
  const ratios = plan.contextKeys.map((key) => {
    const term = plan.terms.get(key)
    const confidence = term === undefined ? undefined : best.get(term)
    return confidence === undefined ? evidence.unheard : evidence.heard(confidence)
  })
  return Math.min(1, shareSaid(ratios).share / FULL_CONTEXT_SHARE)
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

function wordsPerMinute(open: OpenModels, take: HeardTake): number {
  const first = take.spans[0]?.start ?? 0
  const last = take.spans.at(-1)?.end ?? first
  return last === first ? 0 : (vowelsOf(take).length * open.wordsPerVowel * 60 * FRAMES_PER_SECOND) / (last - first)
}

/** The vowels that were said, in order. */
function vowelsOf({ loop, spans }: HeardTake): string[] {
  return loop.sounds
    .filter(({ start, end }) => spans.some((span) => start >= span.start && end <= span.end))
    .map(({ soundClass }) => ARPABET[soundClass] ?? '')
    .filter(isVowel)
}

function rateNothing(open: OpenModels, plan: ListeningPlan, pcm: Float32Array): OpenSpeechRating {
  return {
    engine: SPEECH_ENGINE,
    seconds: pcm.length / 16_000,
    words: [],
    pauses: [],
    keyPoints: nothingHeard(plan).results,
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
