import { hitFeatures } from './hit-features.ts'
import { type Logistic, predictLogistic } from './logistic.ts'
import type { PhoneLoop } from './phone-loop.ts'
import { placePhones, type PlacedSound } from './place-phones.ts'
import type { SoundChain } from './sound-chain.ts'
import { type Hit, spotChain } from './spot-chain.ts'
import type { Term } from './term.ts'

/** A place where a term was probably said. Frames are 10 ms, ends exclusive. */
export type SpottedTerm = {
  term: Term
  chain: SoundChain
  start: number
  end: number
  gain: number
  /** Probability that it was said there, 0–1. */
  confidence: number
  sounds: PlacedSound[]
  features: number[]
}

/** What a place must reach to be looked at: gains below this were hardly ever a word that was said. */
const minGain = (phones: number) => -3 - 0.5 * phones
const MAX_HITS_PER_CHAIN = 6

/** Every place where a term may have been said, with how probable that is. */
export function spotTerm(term: Term, scores: Float32Array, loop: PhoneLoop, model: Logistic): SpottedTerm[] {
  return term.chains.flatMap((chain) =>
    spotChain(chain, scores, loop.prefix, minGain(chain.phones.length))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, MAX_HITS_PER_CHAIN)
      .map((hit) => {
        const placed = placeHit(term, chain, hit, scores)
        return { ...placed, confidence: predictLogistic(model, placed.features) }
      }),
  )
}

/** A hit with its phones and what speaks for it; how probable it is remains to be said. */
export function placeHit(
  term: Term,
  chain: SoundChain,
  hit: Hit,
  scores: Float32Array,
): Omit<SpottedTerm, 'confidence'> {
  const sounds = placePhones(chain, scores, hit.start, hit.end)
  return { term, chain, ...hit, sounds, features: hitFeatures(chain, hit, sounds, scores) }
}

/** Of terms that claim the same stretch the likeliest stays. In time order. */
export function withoutOverlaps(spotted: readonly SpottedTerm[]): SpottedTerm[] {
  const kept: SpottedTerm[] = []
  for (const hit of spotted.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start)) {
    if (kept.every((other) => overlap(hit, other) <= MAX_OVERLAP)) kept.push(hit)
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

/** Neighbours may share the frames of one sound. */
const MAX_OVERLAP = 0.34

function overlap(a: SpottedTerm, b: SpottedTerm): number {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared / Math.max(1, Math.min(a.end - a.start, b.end - b.start))
}
