import { type LogisticRegression, predictLogistic } from '@rehearsal/statistics/logistic-regression'
import type { AcousticModel } from '../acoustics/acoustic-model.ts'
import type { FrameSpan } from '../front-end/frame-span.ts'
import { confirmFeatures } from './confirm-features.ts'
import type { HeardTake } from './hear-take.ts'
import { hitFeatures } from './hit-features.ts'
import { placePhones } from './place-phones.ts'
import type { SoundChain } from './sound-chain.ts'
import { measureSounds } from './sound-measures.ts'
import { type Hit, spotChain } from './spot-chain.ts'
import type { Term } from './term.ts'

/** A place where a term may have been said. Frames are 10 ms, ends exclusive. */
export type PlacedTerm = Hit & { term: Term; chain: SoundChain; sounds: FrameSpan[]; features: number[] }

/** `confidence`: probability that the term was said there, 0–1. */
export type SpottedTerm = PlacedTerm & { confidence: number }

/** Words that were said hardly ever gain less than this over any other sounds (nats). */
const minGain = (phones: number) => -3 - 0.5 * phones
const MAX_HITS_PER_CHAIN = 6
/** Less likely places are not worth a closer look. */
const CANDIDATE = 0.02
/** Places of one term that are looked at closely where only the surest counts. */
const MOST_PLACES = 2
/** Neighbours may share the frames of one sound. */
const MAX_OVERLAP = 0.34

/** Places where terms may have been said, none on top of another, looked at closely. In time order. */
export function spotTerms(
  terms: Iterable<Term>,
  take: HeardTake,
  acoustic: AcousticModel,
  models: { hit: LogisticRegression; confirm: LogisticRegression },
): SpottedTerm[] {
  const candidates = [...terms].flatMap((term) => candidatesOf(term, take, models.hit))
  return withoutOverlaps(candidates.filter(({ confidence }) => confidence >= CANDIDATE)).map((hit) => {
    const features = closeFeatures(hit, take, acoustic)
    return { ...hit, features, confidence: predictLogistic(models.confirm, features) }
  })
}

/** How surely a term was said anywhere in a take, 0–1: its likeliest places at first sight are looked at closely. */
export function surestOf(
  term: Term,
  take: HeardTake,
  acoustic: AcousticModel,
  models: { hit: LogisticRegression; confirm: LogisticRegression },
): number {
  const likeliest = candidatesOf(term, take, models.hit)
    .filter(({ confidence }) => confidence >= CANDIDATE)
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MOST_PLACES)
  return Math.max(0, ...likeliest.map((hit) => predictLogistic(models.confirm, closeFeatures(hit, take, acoustic))))
}

/** Every place of one term at first sight. */
export function candidatesOf(
  term: Term,
  { scores, loop }: Pick<HeardTake, 'scores' | 'loop'>,
  model: LogisticRegression,
): SpottedTerm[] {
  return term.chains.flatMap((chain) =>
    spotChain(chain, scores, loop.prefix, minGain(chain.phones.length))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, MAX_HITS_PER_CHAIN)
      .map((hit) => {
        const placed = placeTerm(term, chain, hit, scores)
        return { ...placed, confidence: predictLogistic(model, placed.features) }
      }),
  )
}

/** A hit with its phones and what speaks for it at first sight (HIT_FEATURES). */
export function placeTerm(term: Term, chain: SoundChain, hit: Hit, scores: Float32Array): PlacedTerm {
  const sounds = placePhones(chain, scores, hit.start, hit.end)
  return { ...hit, term, chain, sounds, features: hitFeatures(chain, hit, sounds, scores) }
}

/** First sight (HIT_FEATURES) and its phones against every other phone (CONFIRM_FEATURES). */
export function closeFeatures(placed: PlacedTerm, take: HeardTake, acoustic: AcousticModel): number[] {
  return [...placed.features, ...confirmFeatures(measureSounds(acoustic, take.evidence, take.loop.sounds, placed))]
}

/** Of terms that claim the same stretch the likeliest stays. In time order. */
export function withoutOverlaps<Spotted extends SpottedTerm>(spotted: readonly Spotted[]): Spotted[] {
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
