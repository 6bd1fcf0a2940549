import type { Transcript } from '../../types/transcript.ts'
import { soundDoubt } from '../sound-doubt.ts'
import type { HeardTake } from './hear-take.ts'

/** Below this mean probability of a token most words of the built-in recogniser are others than were said (docs/scoring.md). */
export const UNSURE_BELOW = 0.6

/** Doubt about sounds (`sound-doubt.ts`) from which on they are hardly any of English. */
const ODD_FROM = 1.5
/** The same where nothing was written down that could speak for English. */
const ODD_FROM_UNWRITTEN = 1.6

/**
 * Whether a take is of another language, or of nothing that could be understood as English: the networks, which know English
 * sounds alone, waver over each of them, and the built-in recogniser is unsure of what it wrote, or nothing was written. What
 * others wrote down is believed.
 */
export function isOtherLanguage(take: HeardTake, transcript: Transcript | undefined): boolean {
  if (transcript !== undefined && transcript.source !== 'embedded') return false
  if ((transcript?.confidence ?? 0) >= UNSURE_BELOW) return false
  const doubt = soundDoubt(take.evidence.networkPosteriors, take.loop.sounds)
  return doubt >= (transcript === undefined ? ODD_FROM_UNWRITTEN : ODD_FROM)
}
