import { type LogisticRegression, predictLogistic } from '@rehearsal/statistics/logistic-regression'
import type { AcousticModel } from '../acoustics/acoustic-model.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { confirmFeatures } from './confirm-features.ts'
import type { HeardTake } from './hear-take.ts'
import { hitFeatures } from './hit-features.ts'
import { alignChain } from './align-chain.ts'
import type { SoundChain } from './sound-chain.ts'
import { goodnessOfKeyword } from './goodness-of-keyword.ts'
import { type Hit, spotChain } from './spot-chain.ts'
import type { Keyword } from './keyword.ts'

/** A place where a keyword may have been said. Frames are 10 ms, ends exclusive. */
export type PlacedKeyword = Hit & { keyword: Keyword; chain: SoundChain; sounds: FrameSpan[]; features: number[] }

/** `confidence`: probability that the keyword was said there, 0–1. */
export type SpottedKeyword = PlacedKeyword & { confidence: number }

/** Words that were said are hardly ever this much less likely than any other sounds (nats). */
const lowestRatio = (phones: number) => -3 - 0.5 * phones
const MAX_HITS_PER_CHAIN = 6
/** Less likely places are not worth a closer look. */
const CANDIDATE = 0.02
/** Places of one keyword that are looked at closely where only the surest counts. */
const MOST_PLACES = 2
/** Neighbours may share the frames of one sound. */
const MAX_OVERLAP = 0.34

/** Places where keywords may have been said, none on top of another, looked at closely. In time order. */
export function spotKeywords(
  keywords: Iterable<Keyword>,
  take: HeardTake,
  acoustic: AcousticModel,
  models: { hit: LogisticRegression; confirm: LogisticRegression },
): SpottedKeyword[] {
  const candidates = [...keywords].flatMap((keyword) => candidatesOf(keyword, take, models.hit))
  return withoutOverlaps(candidates.filter(({ confidence }) => confidence >= CANDIDATE)).map((hit) => {
    const features = closeFeatures(hit, take, acoustic)
    return { ...hit, features, confidence: predictLogistic(models.confirm, features) }
  })
}

/** How surely a keyword was said anywhere in a take, 0–1: its likeliest places at first sight are looked at closely. */
export function surestOf(
  keyword: Keyword,
  take: HeardTake,
  acoustic: AcousticModel,
  models: { hit: LogisticRegression; confirm: LogisticRegression },
): number {
  const likeliest = candidatesOf(keyword, take, models.hit)
    .filter(({ confidence }) => confidence >= CANDIDATE)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_PLACES)
  return Math.max(0, ...likeliest.map((hit) => predictLogistic(models.confirm, closeFeatures(hit, take, acoustic))))
}

/** Every place of one keyword at first sight. */
export function candidatesOf(
  keyword: Keyword,
  { scores, loop }: Pick<HeardTake, 'scores' | 'loop'>,
  model: LogisticRegression,
): SpottedKeyword[] {
  return keyword.chains.flatMap((chain) =>
    spotChain(chain, scores, loop.prefix, lowestRatio(chain.phones.length))
      .toSorted((a, b) => b.logLikelihoodRatio - a.logLikelihoodRatio)
      .slice(0, MAX_HITS_PER_CHAIN)
      .map((hit) => {
        const placed = placeKeyword(keyword, chain, hit, scores)
        return { ...placed, confidence: predictLogistic(model, placed.features) }
      }),
  )
}

/** A hit with its phones and what speaks for it at first sight (HIT_FEATURES). */
export function placeKeyword(keyword: Keyword, chain: SoundChain, hit: Hit, scores: Float32Array): PlacedKeyword {
  const sounds = alignChain(chain, scores, hit.start, hit.end)
  return { ...hit, keyword, chain, sounds, features: hitFeatures(chain, hit, sounds, scores) }
}

/** First sight (HIT_FEATURES) and its phones against every other phone (CONFIRM_FEATURES). */
export function closeFeatures(placed: PlacedKeyword, take: HeardTake, acoustic: AcousticModel): number[] {
  return [...placed.features, ...confirmFeatures(goodnessOfKeyword(acoustic, take.evidence, take.loop.sounds, placed))]
}

/** Of keywords that claim the same stretch the likeliest stays. In time order. */
export function withoutOverlaps<Spotted extends SpottedKeyword>(spotted: readonly Spotted[]): Spotted[] {
  const kept: Spotted[] = []
  for (const hit of spotted.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start)) {
    if (kept.every((other) => overlap(hit, other) <= MAX_OVERLAP)) kept.push(hit)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

function overlap(a: Hit, b: Hit): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared / Math.max(1, Math.min(a.end - a.start, b.end - b.start))
}
