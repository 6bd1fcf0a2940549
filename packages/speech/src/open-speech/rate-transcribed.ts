/** Rates speech in own words by its transcript. */
import type { SpokenPhone, TranscriptSource } from '@rehearsal/exam/score'
import type { HeardSpeech, Transcript } from '@rehearsal/rating/types'
import { takeFindings } from '../audio/take-findings.ts'
import { SPEECH_ENGINE } from '../engine/engine.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { ReadWord } from '../reading/miscues.ts'
import { estimateTraits } from '../traits/rate-traits.ts'
import { scoreTake } from '../pronunciation/score-take.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import { wordsPerMinuteOf } from '../prosody/speech-rate.ts'
import { speechRhythm } from '../prosody/speech-rhythm.ts'
import { speechFrames } from '../spotting/answer-candidates.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import type { OpenModels } from '../spotting/open-models.ts'
import { pausesBetween } from '../spotting/voice-activity-detection.ts'
import { type HeardTranscript, hearTranscript } from './hear-transcript.ts'
import { UNSURE_BELOW } from './is-other-language.ts'
import { openFindings, TRANSCRIPT_UNSURE } from './open-findings.ts'
import { textFreeErrors, textFreeEstimates } from './text-free-estimates.ts'

type Written = Exclude<TranscriptSource, 'spotting'>

/**
 * Share of a transcript's words that the sound must bear out before any of it counts. The server's own recognisers heard this
 * very take, so only what was made up from noise is put aside; what comes from a browser may be anything.
 */
const LEAST_BORNE_OUT: Readonly<Record<Written, number>> = { service: 0.25, model: 0.25, embedded: 0.25, browser: 0.5 }
/** From this share on, words of the server's own recognisers count that the sound alone would not bear out: accents are like that. */
const TRUSTED_BORNE_OUT = 0.6
/** How far content may be off, by judgement: recognisers mishear, and cues are words. */
const CONTENT_STANDARD_ERRORS: Readonly<Record<Exclude<Written, 'embedded'>, number>> = {
  service: 0.12,
  model: 0.14,
  browser: 0.15,
}
/**
 * How far content by the embedded recogniser's text is from content by what was said (docs/studies/2026-11-28-how-scores-were-measured.md): the less, the surer it was.
 */
const EMBEDDED = { most: 0.35, least: 0.15, intercept: 0.5, perSurety: 0.37 }
/** With less of the sound in the transcript, sounds are judged without a text. */
const LEAST_SHARE = 0.5
const LEAST_WORDS = 4

/**
 * Rates open speech by its transcript: sounds and flow as in read speech, over the words that the sound bears out alone. Of a
 * browser's transcript only these count for content: a learner could send any text. Null for a transcript that does not fit
 * its take.
 */
export function rateTranscribed(
  models: SpeechModels,
  open: OpenModels,
  take: HeardTake,
  transcript: Transcript,
): HeardSpeech | null {
  const { source } = transcript
  if (source === 'spotting') return null
  const heard = hearTranscript(models, take, transcript)
  if (heard.words.length === 0 || heard.borneOut < LEAST_BORNE_OUT[source]) return null
  const phones = soundsOf(heard)
  const rate = wordsPerMinute(heard)
  const rated = {
    engine: SPEECH_ENGINE,
    seconds: take.pcm.length / 16_000,
    transcriptSource: source,
    words: heard.words,
    phones,
    pauses: pausesBetween(take.spans),
    keyPoints: [],
    coverage: 0,
    isRough: false,
    wordsPerMinute: rate,
    ...signsOf(heard, phones, rate),
    ...judgeSounds(models, open, take, heard),
  }
  const ofWords = openFindings(rated, speechFrames(take.spans) / FRAMES_PER_SECOND)
  const isTrusted = source !== 'browser' && heard.borneOut >= TRUSTED_BORNE_OUT
  const standardErrors = { ...rated.standardErrors, content: contentStandardError(source, transcript.confidence) }
  const isUnsure = source === 'embedded' && (transcript.confidence ?? 1) < UNSURE_BELOW
  return {
    ...rated,
    standardErrors,
    findings: [...takeFindings(take.check), ...(isUnsure ? [TRANSCRIPT_UNSURE] : []), ...ofWords],
    countedText: isTrusted ? heard.text : heard.borneOutText,
  }
}

function contentStandardError(source: Written, confidence: number | null): number {
  if (source !== 'embedded') return CONTENT_STANDARD_ERRORS[source]
  const { most, least, intercept, perSurety } = EMBEDDED
  return Math.min(most, Math.max(least, intercept - perSurety * (confidence ?? 0)))
}

type Judged = Pick<HeardSpeech, 'estimates' | 'standardErrors'>

/** By the heads of read speech where the transcript holds most of the sound; else by those that need no text. */
function judgeSounds(models: SpeechModels, open: OpenModels, take: HeardTake, heard: HeardTranscript): Judged {
  const { rating, plan } = heard
  const others = rating.words.filter(({ status }) => status === 'inserted' || status === 'replaced').length
  const isWhole = plan.length >= LEAST_WORDS && plan.length / (plan.length + others) >= LEAST_SHARE
  if (!isWhole)
    return { estimates: { ...textFreeEstimates(open, take), content: 0 }, standardErrors: textFreeErrors(open) }
  const read = readingOf(heard)
  const scored = scoreTake(models, take.evidence, { pcm: take.pcm, plan }, read)
  const { total, pronunciation, fluency } = estimateTraits(models, scored)
  return {
    estimates: { total, pronunciation, fluency, content: 0 },
    standardErrors: { ...rating.standardErrors, content: 0 },
  }
}

/** The signs of the take, those of words by the words that were borne out alone. */
function signsOf({ rating }: HeardTranscript, phones: readonly SpokenPhone[], wordsPerMinute: number) {
  if (rating.signs === undefined) return {}
  const { rhythm: _ofAllWords, ...signs } = rating.signs
  const rhythm = speechRhythm(phones)
  return {
    signs: { ...signs, rate: { ...signs.rate, wordsPerMinute }, ...(rhythm === undefined ? {} : { rhythm }) },
  }
}

/** The sounds of the words that were borne out. */
function soundsOf({ plan, rating }: HeardTranscript): SpokenPhone[] {
  const heard = new Set(plan.map(({ index }) => index))
  return rating.phones.filter(({ word, start }) => start !== null && heard.has(word))
}

/** The words that were borne out, counted anew; the others have no weight, and their sounds belong to nothing. */
function readingOf({ plan, words }: HeardTranscript): ReadWord[] {
  const frame = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * FRAMES_PER_SECOND))
  const isKept = new Map(plan.map(({ index }, i) => [index, i]))
  return words.flatMap(({ index, start, end }): ReadWord[] => {
    const place = { variant: 0, start: frame(start), end: frame(end) }
    const kept = isKept.get(index)
    if (kept !== undefined) return [{ index: kept, status: 'correct', ...place }]
    return start === null ? [] : [{ index, status: 'inserted', ...place }]
  })
}

function wordsPerMinute({ plan, words }: HeardTranscript): number {
  const first = words[plan[0]?.index ?? -1]?.start ?? 0
  const last = words[plan.at(-1)?.index ?? -1]?.end ?? 0
  return wordsPerMinuteOf(plan.length, last - first)
}
