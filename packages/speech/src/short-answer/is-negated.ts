/** Tells whether an answer was said with “not” before it. */
import type { HeardTake } from '../spotting/hear-take.ts'
import { type Hit, spotChain } from '../spotting/spot-chain.ts'
import { type Keyword, keywordOf } from '../spotting/keyword.ts'

/** The vowel of “not” is as often that of “naught” or “nut”: in Britain, and in voices that the networks never heard. */
const NEGATIONS = ['not', 'naught', 'nut'].flatMap((not) => [not, `${not} a`, `${not} an`, `${not} the`])
/** The same words end within this many frames, with others before them or without. */
const SAME_END_FRAMES = 15

/** Whether “not” was said directly before a keyword: from the “not” on, the place stands up to free speech at least as well as it does alone. */
export function isNegated(
  { keyword, start, end, logLikelihoodRatio }: Hit & { keyword: Pick<Keyword, 'text'> },
  { scores, loop }: Pick<HeardTake, 'scores' | 'loop'>,
): boolean {
  return NEGATIONS.flatMap((negation) => keywordOf(`${negation} ${keyword.text}`)?.chains ?? [])
    .flatMap((chain) => spotChain(chain, scores, loop.prefix, logLikelihoodRatio))
    .some((hit) => hit.start < start && Math.abs(hit.end - end) <= SAME_END_FRAMES)
}
