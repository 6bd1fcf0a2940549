/** Rates a short answer: was one of the accepted wordings said? */
import type { ShortAnswerInput, ShortAnswerRating } from '@rehearsal/rating/types'
import { guardTranscript } from '@rehearsal/rating/transcript'
import { predictLogistic } from '@rehearsal/statistics/logistic-regression'
import { SAMPLE_RATE } from '../audio/decode-mp3.ts'
import { takeFindings } from '../audio/take-findings.ts'
import { SPEECH_ENGINE } from '../engine/engine.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import { answerCandidates, speechFrames } from '../spotting/answer-candidates.ts'
import { type HeardTake, hearTake } from '../spotting/hear-take.ts'
import type { SpeechRecogniser } from '../decoder/recogniser.ts'
import type { OpenModels } from '../spotting/open-models.ts'
import { NO_SPEECH } from '../open-speech/open-findings.ts'
import type { SpottedKeyword } from '../spotting/spot-keywords.ts'
import { type Keyword, keywordOf } from '../spotting/keyword.ts'
import { NEGATED, NOT_HEARD, UNSURE } from './answer-findings.ts'
import { answersInText } from './answers-in-text.ts'
import { hearAnswer, type HeardAnswer } from './hear-answer.ts'
import { isNegated } from './is-negated.ts'
import { type Fitting, FITTING_BAR, judgeFitting } from './judge-fitting-answer.ts'
import { type Candidate, judgeWritten } from './judge-written-answer.ts'
import { questionEchoes } from './question-echoes.ts'

/** About 5 % of wrong one-word answers reach this (docs/scoring.md). */
const ACCEPTED = 0.42
/** In longer speech there are more places for something alike: the bar rises with each doubling beyond a second. */
const RISE_PER_DOUBLING = 0.1
const HIGHEST_BAR = 0.8
/** An answer this near the bar is said to be unsure. */
const UNSURE_MARGIN = 0.15
const MAX_ACCEPTED = 40
/** What is shown where no accepted answer was heard. */
const NOTHING: HeardAnswer = { words: [], phones: [], pauses: [] }

/** Verifies a short answer. `input.pcm` is 16 kHz mono; `recogniser` wrote transcripts of source `embedded`. */
export function rateShortAnswer(
  models: SpeechModels,
  open: OpenModels,
  input: ShortAnswerInput,
  recogniser: () => SpeechRecogniser,
): ShortAnswerRating {
  const seconds = input.pcm.length / SAMPLE_RATE
  const base = { engine: SPEECH_ENGINE, transcriptSource: 'spotting' as const, seconds, heard: null, ...NOTHING }
  const take = hearTake(models, input.pcm)
  if (take === null) return { ...base, confidence: 1, findings: [NO_SPEECH] }
  const verified = verifyAnswer(models, open, take, input, recogniser)
  return { ...base, ...verified, findings: [...takeFindings(take.check), ...verified.findings] }
}

type Verified = Pick<ShortAnswerRating, 'confidence' | 'findings'> & Partial<ShortAnswerRating>

/** What is told of the answer itself. */
function verifyAnswer(
  models: SpeechModels,
  open: OpenModels,
  take: HeardTake,
  input: ShortAnswerInput,
  recogniser: () => SpeechRecogniser,
): Verified {
  const judge = (keyword: Keyword) => judgedPlaces(keyword, take, models, open)
  const bar = raised(ACCEPTED, take)
  const accepted = acceptedKeywords(input.accepted)
  const candidates = candidatesOf(accepted, input.questionText, judge, bar)
  const transcript = input.transcript && guardTranscript(input.transcript, input.pcm.length / SAMPLE_RATE)
  if (transcript && transcript.source !== 'spotting') {
    const isSaid = (place: Candidate) => !isNegated(place, take)
    const written = answersInText(transcript.text, accepted, input.questionText)
    const asked = fittingOf(input, accepted, recogniser)
    const fitting = { written, candidates, isSaid, bar: raised(FITTING_BAR, take), ...asked }
    const judged =
      transcript.source === 'embedded'
        ? judgeFitting(fitting)
        : judgeWritten(transcript.source, written, candidates, isSaid)
    const { best, rating } = judged
    const shown = best === null ? NOTHING : hearAnswer(models, take, best, rating.confidence)
    return { ...rating, ...shown, transcriptText: transcript.text }
  }
  const heard = candidates.filter(({ confidence }) => confidence >= bar)
  const best = heard.find((place) => !isNegated(place, take))
  if (best === undefined) {
    const [negated] = heard
    if (negated !== undefined) return { confidence: negated.confidence, findings: [NEGATED] }
    return { confidence: 1 - (candidates[0]?.confidence ?? 0), findings: [NOT_HEARD] }
  }
  return {
    heard: best.wording,
    confidence: best.confidence,
    ...hearAnswer(models, take, best, best.confidence),
    findings: best.confidence < bar + UNSURE_MARGIN ? [UNSURE] : [],
  }
}

/** What the recogniser is asked about wordings: with and without their article, whichever fits better. */
function fittingOf(
  { pcm, questionText }: ShortAnswerInput,
  accepted: readonly { wording: string; core: string }[],
  recogniser: () => SpeechRecogniser,
): Pick<Fitting, 'fitsOf' | 'isEcho'> {
  const coreOf = new Map(accepted.map(({ wording, core }) => [wording, core]))
  return {
    isEcho: (wording) => questionEchoes(questionText, coreOf.get(wording) ?? wording).length > 0,
    fitsOf: (wordings) => {
      if (wordings.length === 0) return []
      const asked = wordings.map((wording) => [...new Set([coreOf.get(wording) ?? wording, wording.toLowerCase()])])
      const fits = recogniser().fits(pcm, asked.flat())
      let at = 0
      return asked.map((forms) => Math.max(...fits.slice(at, (at += forms.length))))
    },
  }
}

/** Articles before an answer are hardly audible and decide nothing. */
const ARTICLE = /^(?:an?|the)\s+/iu

/** One keyword per wording that sounds different, named by the accepted wording that comes first. */
function acceptedKeywords(accepted: readonly string[]): { wording: string; core: string; keyword: Keyword }[] {
  const byCore = new Map<string, string>()
  for (const wording of accepted.slice(0, MAX_ACCEPTED)) {
    const core = wording.trim().replace(ARTICLE, '').toLowerCase()
    if (core !== '' && !byCore.has(core)) byCore.set(core, wording)
  }
  return [...byCore].flatMap(([core, wording]) => {
    const keyword = keywordOf(core)
    return keyword === null ? [] : [{ wording, core, keyword }]
  })
}

function judgedPlaces(
  keyword: Keyword,
  take: HeardTake,
  models: SpeechModels,
  { answer }: OpenModels,
): SpottedKeyword[] {
  return answerCandidates(keyword, take, models.acoustic).map((placed) => ({
    ...placed,
    confidence: predictLogistic(answer, placed.features),
  }))
}

/** Places of any accepted answer that are no repetition of the question, the surest first. */
function candidatesOf(
  accepted: readonly { wording: string; keyword: Keyword }[],
  questionText: string,
  judge: (keyword: Keyword) => SpottedKeyword[],
  bar: number,
): Candidate[] {
  const candidates = accepted.flatMap(({ wording, keyword }) => {
    const echoes = questionEchoes(questionText, keyword.text)
      .flatMap(judge)
      .filter((echo) => echo.confidence >= bar)
    return judge(keyword)
      .filter((place) => echoes.every((echo) => echo.start >= place.end || echo.end <= place.start))
      .map((place): Candidate => ({ ...place, wording }))
  })
  return candidates.toSorted((a, b) => b.confidence - a.confidence)
}

/** A bar for a second of speech, higher for longer speech. */
function raised(bar: number, take: HeardTake): number {
  const doublings = Math.max(0, Math.log2(speechFrames(take.spans) / FRAMES_PER_SECOND))
  return Math.min(HIGHEST_BAR, bar + RISE_PER_DOUBLING * doublings)
}
