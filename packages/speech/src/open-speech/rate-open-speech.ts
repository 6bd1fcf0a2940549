/** Rates speech in own words. */
import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import type { HeardSpeech, OpenSpeechInput, Transcript } from '@rehearsal/rating/types'
import { guardTranscript } from '@rehearsal/rating/transcript'
import { takeFindings } from '../audio/take-findings.ts'
import { SPEECH_ENGINE } from '../engine/engine.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import { pitchLineOf } from '../prosody/pitch-line.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import { speechRate, wordsPerMinuteOf } from '../prosody/speech-rate.ts'
import type { SpeechRecogniser } from '../decoder/recogniser.ts'
import { speechFrames } from '../spotting/answer-candidates.ts'
import { type HeardTake, hearTake } from '../spotting/hear-take.ts'
import type { OpenModels } from '../spotting/open-models.ts'
import { pausesBetween } from '../spotting/voice-activity-detection.ts'
import { spotKeywords, type SpottedKeyword } from '../spotting/spot-keywords.ts'
import type { Keyword } from '../spotting/keyword.ts'
import { correctTranscript } from './correct-transcript.ts'
import { type ListeningPlan, planListening } from './plan-listening.ts'
import { hearKeyPoints, nothingHeard } from './hear-key-points.ts'
import { isOtherLanguage } from './is-other-language.ts'
import { listEvidence, shareSaid, type WordEvidence, wordEvidence } from './list-evidence.ts'
import { correctionFindings, NO_SPEECH, NOT_ENGLISH, openFindings, TRANSCRIPT_UNUSED } from './open-findings.ts'
import { rateTranscribed } from './rate-transcribed.ts'
import { spokenWordsOf } from './spoken-words-of.ts'
import { textFreeErrors, textFreeEstimates } from './text-free-estimates.ts'

/** Words less probable than this count for main points by their probability, but are not shown as heard. */
const SHOWN = 0.35
/** A full answer uses about this share of the different words of what it is about. */
const FULL_CONTEXT_SHARE = 0.45

/**
 * Rates open speech. `input.pcm` is 16 kHz mono; `recogniser` wrote transcripts of source `embedded`. A transcript that the sound does not bear out is put
 * aside: the take is then rated as one without.
 */
export function rateOpenSpeech(
  models: SpeechModels,
  open: OpenModels,
  input: OpenSpeechInput,
  recogniser: () => SpeechRecogniser,
): HeardSpeech {
  const plan = () => planListening(input.keyPoints, input.contextText)
  const take = hearTake(models, input.pcm)
  if (take === null) return rateNothing(open, plan(), input.pcm)
  const transcript = (input.transcript && guardTranscript(input.transcript, input.pcm.length / 16_000)) ?? undefined
  if (isOtherLanguage(take, transcript, plan)) return rateOtherLanguage(models, open, take, plan(), transcript)
  const corrected = transcript && correctTranscript(models, open, take, transcript, input.keyPoints, recogniser)
  const written = corrected && rateTranscribed(models, open, take, corrected.transcript)
  if (written) return { ...written, findings: [...correctionFindings(corrected.keywords), ...written.findings] }
  const listening = plan()
  const keywords = spotKeywords(listening.keywords.values(), take, models.acoustic, open)
  const spotted = rateSpotted(models, open, take, listening, keywords)
  return input.transcript === undefined ? spotted : { ...spotted, findings: [...spotted.findings, TRANSCRIPT_UNUSED] }
}

/** Nothing of it counts for content; what the recogniser made of it is shown as it stands. */
function rateOtherLanguage(
  models: SpeechModels,
  open: OpenModels,
  take: HeardTake,
  plan: ListeningPlan,
  transcript: Transcript | undefined,
): HeardSpeech {
  const written = transcript && rateTranscribed(models, open, take, transcript)
  const rated = written ?? rateSpotted(models, open, take, plan, [])
  return {
    ...rated,
    keyPoints: nothingHeard(plan).results,
    coverage: 0,
    estimates: { ...rated.estimates, content: 0 },
    findings: [NOT_ENGLISH, ...takeFindings(take.check)],
    countedText: null,
  }
}

/** Content by the words of the subject that were listened for: a rough estimate. */
function rateSpotted(
  models: SpeechModels,
  open: OpenModels,
  take: HeardTake,
  plan: ListeningPlan,
  spotted: readonly SpottedKeyword[],
): HeardSpeech {
  const speechSeconds = speechFrames(take.spans) / FRAMES_PER_SECOND
  const points = hearKeyPoints(plan, spotted, listEvidence(speechSeconds))
  const coverage = rounded(
    plan.points.length > 0 ? points.coverage : contextShare(plan, spotted, wordEvidence(open, speechSeconds)),
  )
  const estimates = textFreeEstimates(open, take)
  const rated = {
    engine: SPEECH_ENGINE,
    seconds: take.pcm.length / 16_000,
    transcriptSource: 'spotting' as const,
    phones: [],
    words: spokenWordsOf(models, take, shownKeywords(spotted)),
    pauses: pausesBetween(take.spans),
    keyPoints: points.results,
    coverage,
    isRough: true,
    wordsPerMinute: wordsPerMinute(open, take),
    signs: {
      pitch: pitchLineOf(take.check.pitch),
      rate: speechRate(wordsPerMinute(open, take), vowelsOf(take), speechSeconds),
    },
    estimates: { ...estimates, content: coverage },
    standardErrors: textFreeErrors(open),
  }
  const findings = [...takeFindings(take.check), ...openFindings(rated, speechSeconds)]
  return { ...rated, findings, countedText: null }
}

/** The estimate of a share approaches nothing without reaching it; exam-rules §4 asks whether content is nothing. */
function rounded(share: number): number {
  return Math.round(share * 1e4) / 1e4
}

function shownKeywords(spotted: readonly SpottedKeyword[]): SpottedKeyword[] {
  return spotted.filter(({ confidence }) => confidence >= SHOWN)
}

/** Without main points: the share of the context's words that was probably said; a full answer need not use them all. */
function contextShare(plan: ListeningPlan, spotted: readonly SpottedKeyword[], evidence: WordEvidence): number {
  const best = new Map<Keyword, number>()
  for (const { keyword, confidence } of spotted) best.set(keyword, Math.max(confidence, best.get(keyword) ?? 0))
  const ratios = plan.contextKeys.map((key) => {
    const keyword = plan.keywords.get(key)
    const confidence = keyword === undefined ? undefined : best.get(keyword)
    return confidence === undefined ? evidence.unheard : evidence.heard(confidence)
  })
  return Math.min(1, shareSaid(ratios).share / FULL_CONTEXT_SHARE)
}

function wordsPerMinute(open: OpenModels, take: HeardTake): number {
  const first = take.spans[0]?.start ?? 0
  const last = take.spans.at(-1)?.end ?? first
  return wordsPerMinuteOf(vowelsOf(take).length * open.wordsPerVowel, (last - first) / FRAMES_PER_SECOND)
}

/** The vowels that were said, in order. */
function vowelsOf({ loop, spans }: HeardTake): string[] {
  return loop.sounds
    .filter(({ start, end }) => spans.some((span) => start >= span.start && end <= span.end))
    .map(({ soundClass }) => ARPABET[soundClass] ?? '')
    .filter(isVowel)
}

function rateNothing(open: OpenModels, plan: ListeningPlan, pcm: Float32Array): HeardSpeech {
  return {
    engine: SPEECH_ENGINE,
    seconds: pcm.length / 16_000,
    transcriptSource: 'spotting',
    words: [],
    phones: [],
    pauses: [],
    keyPoints: nothingHeard(plan).results,
    coverage: 0,
    isRough: true,
    wordsPerMinute: 0,
    estimates: { total: 0, pronunciation: 0, fluency: 0, content: 0 },
    standardErrors: textFreeErrors(open),
    findings: [NO_SPEECH],
    countedText: null,
  }
}
