import type { Caller } from './caller.ts'
import { inPieces, xssVectors } from './xss-vectors.ts'

/** All vectors, in texts as long as most fields take them. */
export const long = inPieces(xssVectors, 1900)
export const short = inPieces(xssVectors, 390)

/** Deals texts out to learners in turn. */
export const dealt = <Text>(texts: readonly Text[], learners: readonly Caller[]) =>
  texts.flatMap((text, at) => {
    const by = learners[at % learners.length]
    return by === undefined ? [] : [{ text, by, at }]
  })
