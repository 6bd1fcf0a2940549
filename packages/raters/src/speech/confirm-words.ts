import type { PlacedWord } from './measure-phones.ts'
import type { ReadWord } from './miscues.ts'
import type { PhoneMeasures } from './phone-measures.ts'

type Placed = PlacedWord & { read: ReadWord }

/**
 * Mean log posterior of a word's phones below which it was not said. On training recordings words that were read lie
 * around −1.7; words of another text that the path nevertheless took, around −2.8; music and tones below −3.5.
 */
const UNHEARD = -3.2
/** Where much of the text is missing, what was found elsewhere must be clear to count: it is likely another text. */
const UNHEARD_AMONG_MISSING = -2
const MOSTLY_FOUND_SHARE = 0.7

/** Takes back words that the path found but whose sounds do not bear it out. Returns the words and places with their new status. */
export function confirmWords(
  read: readonly ReadWord[],
  placed: readonly Placed[],
  measures: readonly PhoneMeasures[],
  words: number,
): { read: ReadWord[]; placed: Placed[] } {
  const found = read.filter((word) => word.status === 'correct').length
  const limit = found / words >= MOSTLY_FOUND_SHARE ? UNHEARD : UNHEARD_AMONG_MISSING
  const changed = new Map<ReadWord, ReadWord>()
  let at = 0
  for (const { read: word, phones } of placed) {
    const own = measures.slice(at, (at += phones.length))
    const support = own.reduce((sum, measure) => sum + measure.network, 0) / Math.max(1, own.length)
    if (word.status === 'correct' && support < limit) changed.set(word, { ...word, status: 'replaced' })
  }
  return {
    read: read.map((word) => changed.get(word) ?? word),
    placed: placed.map((place) => ({ ...place, read: changed.get(place.read) ?? place.read })),
  }
}
