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
import { type AnswerEvidence, gatherEvidence, WORST_FIT } from './answer-evidence.ts'
import { answersInText, isPartOfNumber, type WrittenAnswer } from './answers-in-text.ts'
import { hearAnswer, type HeardAnswer } from './hear-answer.ts'
import { isNegated } from './is-negated.ts'
import { FITTING_BAR, judgeFitting } from './judge-fitting-answer.ts'
import type { Candidate } from './candidate.ts'
import { judgeWritten } from './judge-written-answer.ts'
import { otherNamesOfNumber } from './number-words.ts'
import { questionEchoes } from './question-echoes.ts'

/** From this probability by the sound alone a repetition of the question is heard (docs/studies/2026-11-28-how-scores-were-measured.md). */
const REPEATED = 0.42
/** In longer speech there are more places for something alike: the bar rises with each doubling beyond a second. */
const RISE_PER_DOUBLING = 0.05
const HIGHEST_BAR = 0.8
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
  const accepted = acceptedKeywords(input.accepted)
  const candidates = candidatesOf(accepted, input.questionText, judge, raised(REPEATED, take))
  const evidence = evidenceOf(candidates, take, input, accepted, recogniser)
  const transcript = input.transcript && guardTranscript(input.transcript, input.pcm.length / SAMPLE_RATE)
  const source = transcript?.source ?? 'spotting'
  const written =
    transcript && source !== 'spotting' ? answersInText(transcript.text, accepted, input.questionText) : []
  const isSaid = (place: Candidate) => !isNegated(place, take)
  const { best, rating } =
    source === 'embedded' || source === 'spotting'
      ? judgeFitting({
          source,
          written,
          evidence: evidence.map((each) => byText(each, written, transcript?.text ?? '')),
          isSaid,
          bar: raised(FITTING_BAR, take),
        })
      : judgeWritten(source, { written, candidates, evidence, isSaid })
  const shown = best === null ? NOTHING : hearAnswer(models, take, best, rating.confidence)
  return { ...rating, ...shown, ...(transcript && source !== 'spotting' && { transcriptText: transcript.text }) }
}

/** Wordings that are looked at more closely, the surest first. */
const MOST_LOOKED_AT = 6
/** What the sound hardly holds is not. */
const LEAST_SOUND = 0.01

/** What speaks for the surest place of each wording. */
function evidenceOf(
  candidates: readonly Candidate[],
  take: HeardTake,
  { questionText }: ShortAnswerInput,
  accepted: readonly Accepted[],
  recogniser: () => SpeechRecogniser,
): AnswerEvidence[] {
  const looked = [...Map.groupBy(candidates, ({ wording }) => wording).values()]
    .flatMap(([surest]) => (surest !== undefined && surest.confidence >= LEAST_SOUND ? [surest] : []))
    .slice(0, MOST_LOOKED_AT)
  if (looked.length === 0) return []
  const cores = new Map(accepted.map(({ wording, core }) => [wording, core]))
  const words = new Set(accepted.flatMap(({ core }) => core.split(' ')))
  const asked = {
    // With and without the article, whichever fits better.
    formsOf: (wording: string) => [...new Set([cores.get(wording) ?? wording, wording.toLowerCase()])],
    isAccepted: (word: string) => words.has(word),
  }
  const isEcho = ({ wording }: Candidate) => questionEchoes(questionText, cores.get(wording) ?? wording).length > 0
  // A wording that stands in the question fits where the question is repeated, too.
  return gatherEvidence(looked, take, asked, recogniser()).map((each) =>
    isEcho(each.place) ? { ...each, fit: WORST_FIT } : each,
  )
}

/** What stands in the recogniser's text fits, but not as a part of a longer number. */
function byText(evidence: AnswerEvidence, written: readonly WrittenAnswer[], text: string): AnswerEvidence {
  const { place, fitBehind } = evidence
  const isWritten = written.some(({ wording, isNegated: not }) => !not && wording === place.wording)
  if (isWritten) return { ...evidence, fit: 0, fitBehind: Math.min(0, fitBehind), longerAhead: 0, overruled: 0 }
  return isPartOfNumber(text, place.keyword.text) ? { ...evidence, fit: WORST_FIT, fitBehind: -WORST_FIT } : evidence
}

/** Articles before an answer are hardly audible and decide nothing. */
const ARTICLE = /^(?:an?|the)\s+/iu

type Accepted = { wording: string; core: string; keyword: Keyword }

/** One keyword per wording that sounds different, named by the accepted wording that comes first; of a number its other names, too. */
function acceptedKeywords(accepted: readonly string[]): Accepted[] {
  const byCore = new Map<string, string>()
  const add = (core: string, wording: string) => {
    if (core !== '' && !byCore.has(core)) byCore.set(core, wording)
  }
  const wordings = accepted.slice(0, MAX_ACCEPTED)
  for (const wording of wordings) add(coreOf(wording), wording)
  for (const wording of wordings) for (const name of otherNamesOfNumber(coreOf(wording))) add(coreOf(name), name)
  return [...byCore].flatMap(([core, wording]) => {
    const keyword = keywordOf(core)
    return keyword === null ? [] : [{ wording, core, keyword }]
  })
}

function coreOf(wording: string): string {
  return wording.trim().replace(ARTICLE, '').toLowerCase()
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
