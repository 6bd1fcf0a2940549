import type { SpokenPhone, SpokenWord, WordStress } from '@rehearsal/exam/score'
import type { ScriptedSpeechInput, SpeechRating } from '@rehearsal/rating/types'
import { checkTake, type TakeCheck } from '../audio/check-take.ts'
import { takeFindings } from '../audio/take-findings.ts'
import type { SpeechRecogniser } from '../decoder/recogniser.ts'
import { SPEECH_ENGINE } from '../engine/engine.ts'
import { findPauses } from '../prosody/find-pauses.ts'
import { findReading } from '../miscues/find-words.ts'
import { type FrameEvidence, gatherEvidence } from '../acoustics/frame-evidence.ts'
import { FRAMES_PER_SECOND } from '../front-end/front-end.ts'
import {
  type ProsodicMeasures,
  measureProsody,
  measureStress,
  isFilledPause,
  speechSigns,
} from '../prosody/measure-prosody.ts'
import { contentShareOf, countMiscues, type ReadWord } from '../reading/miscues.ts'
import { type PlannedWord, planText } from '../reading/plan-text.ts'
import { estimateTraits, noTraits, standardErrorsOf } from '../traits/rate-traits.ts'
import { judgedTake, type ScoredTake, scoreTake } from '../pronunciation/score-take.ts'
import type { ScoredWord } from '../pronunciation/scored-word.ts'
import { secondPassOf } from '../miscues/second-pass.ts'
import { collectFindings, UNKNOWN_WORD } from '../feedback/speech-findings.ts'
import type { SpeechModels } from '../models/speech-models.ts'
import { wordsPerMinuteOf } from '../prosody/speech-rate.ts'
import { speechRhythm } from '../prosody/speech-rhythm.ts'

type KnownTake = { check: TakeCheck; evidence: FrameEvidence }

/**
 * Rates a take of a known text. `input.pcm` is 16 kHz mono; `known` is what was heard of it already. With a recogniser it
 * tells better which words were said; a text that the recogniser itself has written is judged without it.
 */
export function rateReading(
  models: SpeechModels,
  input: ScriptedSpeechInput,
  { known, recogniser }: { known?: KnownTake; recogniser?: SpeechRecogniser } = {},
): SpeechRating {
  const plan = planText(input.text, input.phones)
  const check = known?.check ?? checkTake(input.pcm)
  const isSilent = check.issues.includes('no_speech') || input.pcm.length < 1600
  if (isSilent || plan.length === 0) return rateNothing(models, input.pcm, plan, isSilent)
  const evidence = known?.evidence ?? gatherEvidence(models, input.pcm)
  const secondPass = recogniser && secondPassOf(input.pcm, recogniser)
  const { read, heard } = findReading(models, evidence, plan, secondPass)
  return rateFoundWords(models, { pcm: input.pcm, plan, check, evidence }, read, heard)
}

/**
 * Rates a take of which it is known where its words and what stands between them were said. The estimates are of what was
 * `heard`, which is more than what was `read` where the take is found to hold another text.
 */
export function rateFoundWords(
  models: SpeechModels,
  { pcm, plan, check, evidence }: KnownTake & Pick<ScoredTake, 'pcm' | 'plan'>,
  read: readonly ReadWord[],
  heard = read,
): SpeechRating {
  const take = scoreTake(models, evidence, { pcm, plan }, read)
  const judged = judgedTake(models, evidence, take, read)
  const asHeard =
    heard === read ? judged : judgedTake(models, evidence, scoreTake(models, evidence, take, heard), heard)
  const signs = measureProsody(check.pitch, evidence, read, plan)
  const words = read.filter((word) => word.isNoWord !== true && !isFilledPause(word, signs.disfluencies))
  return assemble(models, take, { check, evidence, judged, asHeard, read: words, signs })
}

type Reading = {
  check: TakeCheck
  evidence: FrameEvidence
  judged: ScoredTake
  /** What the estimates are of: also where it is found to be another text. */
  asHeard: ScoredTake
  read: readonly ReadWord[]
  signs: ProsodicMeasures
}

function assemble(models: SpeechModels, take: ScoredTake, reading: Reading): SpeechRating {
  const { check, evidence, judged, asHeard, read, signs } = reading
  const { pcm, plan, scored, timed } = take
  const miscues = countMiscues(read, plan.length)
  const contentShare = contentShareOf(miscues)
  const stress = measureStress(models.stress, signs, evidence, scored, plan)
  const words = read.map((word) => toSpokenWord(word, plan, scoredAs(word, scored, judged.scored), stress.get(word)))
  const inserted = read.filter(({ status }) => status === 'inserted')
  const others = inserted.map(({ start, end }) => ({ start: start ?? 0, end: end ?? 0 }))
  const pauses = findPauses(take.features, [...timed, ...scored, ...others])
  const phones = toSpokenPhones(plan, judged.scored, read)
  const right = new Set(read.flatMap(({ status, index }) => (status === 'correct' ? [index] : [])))
  const rhythm = speechRhythm(phones.filter(({ word }) => right.has(word)))
  const first = scored[0]
  const last = scored.at(-1)
  const said = first === undefined || last === undefined ? 0 : (last.end - first.start) / FRAMES_PER_SECOND
  const wordsPerMinute = wordsPerMinuteOf(scored.length, said)
  const rating = {
    engine: SPEECH_ENGINE,
    seconds: pcm.length / 16_000,
    words,
    phones,
    pauses,
    contentShare,
    miscues,
    wordsPerMinute,
    signs: { ...speechSigns(signs, scored, pauses, wordsPerMinute), ...(rhythm === undefined ? {} : { rhythm }) },
    estimates: estimateTraits(models, asHeard),
    standardErrors: standardErrorsOf(models.heads),
  }
  return { ...rating, findings: [...takeFindings(check), ...collectFindings(rating, plan)] }
}

function rateNothing(
  models: SpeechModels,
  pcm: Float32Array,
  plan: readonly PlannedWord[],
  isSilent: boolean,
): SpeechRating {
  const read = plan.map((_, index): ReadWord => ({ index, status: 'omitted', variant: 0, start: null, end: null }))
  const rating = {
    engine: SPEECH_ENGINE,
    seconds: pcm.length / 16_000,
    words: read.map((word) => toSpokenWord(word, plan, undefined)),
    phones: toSpokenPhones(plan, [], read),
    pauses: [],
    contentShare: 0,
    miscues: countMiscues(read, plan.length),
    wordsPerMinute: 0,
    estimates: noTraits(),
    standardErrors: standardErrorsOf(models.heads),
  }
  return { ...rating, findings: collectFindings(rating, plan, isSilent) }
}

/** A word that was read is shown as it was judged; others as they were found. */
function scoredAs(
  word: ReadWord,
  scored: readonly ScoredWord[],
  judged: readonly ScoredWord[],
): ScoredWord | undefined {
  const own = scored.find((candidate) => candidate.read === word)
  return word.status === 'correct' ? (judged.find(({ index }) => index === word.index) ?? own) : own
}

function toSpokenWord(
  word: ReadWord,
  plan: readonly PlannedWord[],
  own: ScoredWord | undefined,
  stress?: WordStress,
): SpokenWord {
  const start = own?.start ?? word.start
  const end = own?.end ?? word.end
  return {
    word: word.status === 'inserted' ? (word.heard ?? UNKNOWN_WORD) : (plan[word.index]?.word ?? ''),
    index: word.index,
    status: word.status,
    score:
      own === undefined ? null : round(own.phones.reduce((sum, phone) => sum + phone.score, 0) / own.phones.length),
    start: start === null ? null : start / FRAMES_PER_SECOND,
    end: end === null ? null : end / FRAMES_PER_SECOND,
    ...(word.confidence === undefined ? {} : { confidence: round(word.confidence) }),
    ...(stress === undefined ? {} : { stress }),
  }
}

/**
 * The text's phones in order. Of a word said twice the last time counts. A word that was not heard has no times, and its
 * phones score what stands in its place, 0 where most of the text is missing.
 */
function toSpokenPhones(
  plan: readonly PlannedWord[],
  judged: readonly ScoredWord[],
  read: readonly ReadWord[],
): SpokenPhone[] {
  const heard = new Set(
    read.filter(({ status }) => status === 'correct' || status === 'replaced').map(({ index }) => index),
  )
  return plan.flatMap((word, index): SpokenPhone[] => {
    const own = judged.findLast((candidate) => candidate.index === index && candidate.read.status !== 'repeated')
    if (own === undefined) {
      return (word.variants[0] ?? []).map((phone) => ({ phone, word: index, score: 0, start: null, end: null }))
    }
    return own.phones.map(({ phone, score, start, end, heardAs, confidence }): SpokenPhone => {
      const known = { phone, word: index, score: round(score) }
      if (!heard.has(index)) return { ...known, start: null, end: null }
      const place = { start: start / FRAMES_PER_SECOND, end: end / FRAMES_PER_SECOND }
      return { ...known, ...place, confidence, ...(heardAs === null ? {} : { heardAs }) }
    })
  })
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
