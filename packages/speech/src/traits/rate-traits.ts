/** Estimates the traits of a reading: total, pronunciation, fluency, prosody. */
import type { SpeechRating } from '@rehearsal/rating/types'
import { GOODNESS_MEASURES, meanStandardScores } from '../pronunciation/phone-features.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import type { ScoredTake } from '../pronunciation/score-take.ts'
import type { PronunciationModels } from '../pronunciation/pronunciation-models.ts'
import { phoneScoreFeatures } from './phone-score-features.ts'
import { utteranceFeatures } from './utterance-features.ts'
import { predictTraits, TRAITS, type UtteranceHeads } from './utterance-heads.ts'

/** The heads were fitted on sentences of about this many words; longer texts are judged in pieces of this size. */
const WORDS_PER_PIECE = 9
const MIN_PIECE_WORDS = 4
const MAX_PIECE_WORDS = 14

type TraitModels = Pick<PronunciationModels, 'statistics'> & { heads: UtteranceHeads }

export function noTraits(): SpeechRating['estimates'] {
  return { total: 0, pronunciation: 0, fluency: 0, prosody: 0 }
}

/** Estimates 0–1 of the whole take, whatever its content is worth: the pieces' estimates weighted by their words. */
export function estimateTraits(models: TraitModels, take: ScoredTake): SpeechRating['estimates'] {
  const pieces = splitPieces(take.plan)
  const estimates = noTraits()
  for (const { from, to } of pieces) {
    const features = pieceFeatures(models, take, from, to)
    if (features === null) continue
    const traits = predictTraits(models.heads, features)
    const share = (to - from) / take.plan.length
    for (const trait of TRAITS) estimates[trait] = (estimates[trait] ?? 0) + share * traits[trait]
  }
  return estimates
}

/** The features of the text's words `from`…`to` − 1; null when none of them was said. */
export function pieceFeatures(models: TraitModels, take: ScoredTake, from: number, to: number): number[] | null {
  const isInside = ({ index }: { index: number }) => index >= from && index < to
  const said = take.scored.filter(isInside)
  if (said.length === 0) return null
  const perWord = take.plan.slice(from, to).map((word, i) => {
    const own = said.findLast((candidate) => candidate.index === from + i && candidate.read.status !== 'repeated')
    return own?.phones.map((phone) => phone.score) ?? (word.variants[0] ?? []).map(() => 0)
  })
  const measures = take.measures.filter(({ word }) => word >= from && word < to)
  const timed = take.timed.filter(isInside)
  const isBreak = timed.map((word) => take.plan[word.index]?.isBeforePunctuation === true)
  return [
    ...phoneScoreFeatures(perWord),
    ...meanStandardScores(measures, models.statistics).filter((_, i) => isOfSounds(GOODNESS_MEASURES[i])),
    ...utteranceFeatures(take.pcm, timed, isBreak),
  ]
}

/** How long sounds are is told by the timing, which knows when faster is no better, and how loud they are speaks for nobody. */
function isOfSounds(measure: (typeof GOODNESS_MEASURES)[number] | undefined): boolean {
  return measure !== 'frames' && measure !== 'energy'
}

/**
 * Cuts a text into pieces of 4 to 14 words, behind a comma or full stop where one stands near: a pause there is good
 * reading, and falls between two pieces instead of into one.
 */
export function splitPieces(plan: readonly PlannedWord[]): { from: number; to: number }[] {
  const pieces: { from: number; to: number }[] = []
  let from = 0
  while (plan.length - from > MAX_PIECE_WORDS) {
    const start = from
    const last = Math.min(start + MAX_PIECE_WORDS, plan.length - MIN_PIECE_WORDS)
    const ends = Array.from({ length: last - start - MIN_PIECE_WORDS + 1 }, (_, i) => start + MIN_PIECE_WORDS + i)
    const natural = ends.filter((end) => plan[end - 1]?.isBeforePunctuation === true)
    const off = (end: number) => Math.abs(end - start - WORDS_PER_PIECE)
    const to = (natural.length > 0 ? natural : ends).toSorted((a, b) => off(a) - off(b))[0] ?? plan.length
    pieces.push({ from, to })
    from = to
  }
  const rest = plan
    .slice(from, -MIN_PIECE_WORDS)
    .findLastIndex((word, i) => word.isBeforePunctuation && i + 1 >= MIN_PIECE_WORDS)
  if (rest >= 0) pieces.push({ from, to: from + rest + 1 })
  return [...pieces, { from: rest >= 0 ? from + rest + 1 : from, to: plan.length }]
}

export function standardErrorsOf(heads: UtteranceHeads): SpeechRating['standardErrors'] {
  const { total, pronunciation, fluency, prosody } = heads.heads
  return {
    total: total.standardError,
    pronunciation: pronunciation.standardError,
    fluency: fluency.standardError,
    prosody: prosody.standardError,
  }
}
