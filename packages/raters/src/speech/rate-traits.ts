import type { SpeechRating } from '../types.ts'
import type { FrameFeatures } from './front-end.ts'
import { scoreFeatures } from './head-features.ts'
import type { PlannedWord } from './plan-text.ts'
import type { ScoredWord } from './rate-scripted.ts'
import { utteranceFeatures } from './utterance-features.ts'
import { predictTraits, TRAITS, type UtteranceHeads } from './utterance-heads.ts'

/** The heads were fitted on sentences of about this many words; longer texts are judged in pieces of this size. */
const WORDS_PER_PIECE = 9
/** Below this share of the text read, what was said is mostly something else, and no trait of it counts in full. */
const FULL_CONTENT_SHARE = 0.5

type Take = {
  pcm: Float32Array
  features: FrameFeatures
  plan: readonly PlannedWord[]
  scored: readonly ScoredWord[]
  contentShare: number
}

export function noTraits(): SpeechRating['estimates'] {
  return { total: 0, pronunciation: 0, fluency: 0, prosody: 0 }
}

/** Estimates 0–1 of the whole take: the pieces' estimates weighted by their words. */
export function estimateTraits(heads: UtteranceHeads, take: Take): SpeechRating['estimates'] {
  const pieces = splitPieces(take.plan.length)
  const estimates = noTraits()
  const scale = Math.min(1, take.contentShare / FULL_CONTENT_SHARE)
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
export function pieceFeatures(take: Omit<Take, 'contentShare'>, from: number, to: number): number[] | null {
  const said = take.scored.filter((word) => word.index >= from && word.index < to)
  if (said.length === 0) return null
  const perWord = take.plan.slice(from, to).map((word, i) => {
    const own = said.findLast((candidate) => candidate.index === from + i && candidate.read.status !== 'repeated')
    return own?.phones.map((phone) => phone.score) ?? (word.variants[0] ?? []).map(() => 0)
  })
  return [...scoreFeatures(perWord), ...utteranceFeatures(take.pcm, take.features, said)]
}

function splitPieces(words: number): { from: number; to: number }[] {
  const count = Math.max(1, Math.round(words / WORDS_PER_PIECE))
  return Array.from({ length: count }, (_, i) => ({
    from: Math.round((i * words) / count),
    to: Math.round(((i + 1) * words) / count),
  }))
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
