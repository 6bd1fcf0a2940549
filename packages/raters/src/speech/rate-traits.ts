import type { SpeechRating } from '../types.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import { scoreFeatures } from './head-features.ts'
import type { LoopSound } from './phone-loop.ts'
import type { PlannedWord } from './plan-text.ts'
import type { ScoredWord } from './scored-word.ts'
import { soundCertainty, soundTiming } from './sound-features.ts'
import { utteranceFeatures } from './utterance-features.ts'
import { predictTraits, TRAITS, type UtteranceHeads } from './utterance-heads.ts'

/** The heads were fitted on sentences of about this many words; longer texts are judged in pieces of this size. */
const WORDS_PER_PIECE = 9
const MIN_PIECE_WORDS = 4
const MAX_PIECE_WORDS = 14
/** Below this share of the text read, what was said is mostly something else, and no trait of it counts in full. */
const FULL_CONTENT_SHARE = 0.5

/** A take whose words were found and scored. */
export type ScoredTake = {
  pcm: Float32Array
  evidence: FrameEvidence
  /** The likeliest sounds of the take, whatever the text. */
  sounds: readonly LoopSound[]
  plan: readonly PlannedWord[]
  scored: readonly ScoredWord[]
}

export function noTraits(): SpeechRating['estimates'] {
  return { total: 0, pronunciation: 0, fluency: 0, prosody: 0 }
}

/** Estimates 0–1 of the whole take: the pieces' estimates weighted by their words. */
export function estimateTraits(
  heads: UtteranceHeads,
  take: ScoredTake,
  contentShare: number,
): SpeechRating['estimates'] {
  const pieces = splitPieces(take.plan)
  const estimates = noTraits()
  const scale = Math.min(1, contentShare / FULL_CONTENT_SHARE)
  for (const { from, to } of pieces) {
    const features = pieceFeatures(take, from, to)
    if (features === null) continue
    const traits = predictTraits(heads, features)
    const share = ((to - from) / take.plan.length) * scale
    for (const trait of TRAITS) estimates[trait] = (estimates[trait] ?? 0) + share * traits[trait]
  }
  return estimates
}

/** The features of the text's words `from`…`to` − 1; null when none of them was said. */
export function pieceFeatures(take: ScoredTake, from: number, to: number): number[] | null {
  const said = take.scored.filter((word) => word.index >= from && word.index < to)
  if (said.length === 0) return null
  const perWord = take.plan.slice(from, to).map((word, i) => {
    const own = said.findLast((candidate) => candidate.index === from + i && candidate.read.status !== 'repeated')
    return own?.phones.map((phone) => phone.score) ?? (word.variants[0] ?? []).map(() => 0)
  })
  const isBreak = said.map((word) => take.plan[word.index]?.isBeforePunctuation === true)
  const stretch = { start: said[0]?.start ?? 0, end: said.at(-1)?.end ?? 0, extraPause: 0 }
  return [
    ...scoreFeatures(perWord),
    ...utteranceFeatures(take.pcm, take.evidence.features, said, isBreak),
    ...soundTiming(take, stretch),
    ...soundCertainty(take, stretch),
  ]
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
