/** Names the phone that was said in place of another one. */
import { ARPABET, isVowel } from '@rehearsal/phonetics/phones/arpabet'
import { SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import type { PhoneGoodness } from './goodness-of-pronunciation.ts'

/** Above it raters hear the right sound as often as not: of 16 sounds named below it 14 were wrong to them, of 12 above it 6. */
const MAX_SCORE = 1
/** Nats per frame by which the other sound must be likelier, for the network and for the acoustic model. */
const NETWORK_MARGIN = 1
const GAUSSIAN_MARGIN = 0.5

/**
 * Substitution: the sound that was heard instead, where both scorers name the same one clearly; null where they are not sure. A vowel is
 * never named for a consonant: then the sounds lie elsewhere, and nobody could learn from it.
 */
export function substitutedPhone(measure: PhoneGoodness, score: number): string | null {
  if (score > MAX_SCORE) return null
  const network = bestOther(measure.posteriors, measure.phoneClass)
  const gaussian = bestOther(measure.competitors, measure.phoneClass)
  const isSure =
    network === gaussian &&
    (measure.posteriors[network] ?? 0) - measure.network > NETWORK_MARGIN &&
    (measure.competitors[gaussian] ?? 0) > GAUSSIAN_MARGIN
  const [own = '', other = ''] = [ARPABET[measure.phoneClass], ARPABET[network]]
  return isSure && isVowel(own) === isVowel(other) ? other : null
}

function bestOther(row: Float32Array, own: number): number {
  let best = own === 0 ? 1 : 0
  for (let c = 0; c < SILENCE_CLASS; c++) if (c !== own && (row[c] ?? -Infinity) > (row[best] ?? -Infinity)) best = c
  return best
}
