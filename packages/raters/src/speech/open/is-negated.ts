import type { HeardTake } from './hear-take.ts'
import { type Hit, spotChain } from './spot-chain.ts'
import { type Term, termOf } from './term.ts'

const NEGATIONS = ['not', 'not a', 'not an', 'not the']
/** The same words end within this many frames, with others before them or without. */
const SAME_END_FRAMES = 15

/**
 * Nats by which a place may stand up to free speech less well from the “not” on: its last sound is often swallowed. With
 * the product's voices 79 of 80 answers behind “not” reach this and none of 120 others does (docs/scoring.md).
 */
const SWALLOWED = 4

/** Whether “not” was said directly before a term: from the “not” on, the place stands up to free speech about as well as it does alone. */
export function isNegated(
  { term, start, end, gain }: Hit & { term: Pick<Term, 'text'> },
  { scores, loop }: Pick<HeardTake, 'scores' | 'loop'>,
): boolean {
  return NEGATIONS.flatMap((negation) => termOf(`${negation} ${term.text}`)?.chains ?? [])
    .flatMap((chain) => spotChain(chain, scores, loop.prefix, gain - SWALLOWED))
    .some((hit) => hit.start < start && Math.abs(hit.end - end) <= SAME_END_FRAMES)
}
