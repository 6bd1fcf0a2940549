import type { Transcript } from '../../types/transcript.ts'
import { mean } from '../../statistics.ts'
import { SILENCE_CLASS } from '../sound-classes.ts'
import type { HeardTake } from './hear-take.ts'
import { soundEntropy } from './text-free-features.ts'

/** Below this mean probability of a token most words of the built-in recogniser are others than were said (docs/scoring.md). */
export const UNSURE_BELOW = 0.6

/**
 * Mean entropy (nats) of the networks' opinion on each sound, from which on the sounds are hardly any of English: learners reach it in
 * 1 of 60 takes, speech of other languages and learners' English played backwards stay below it in 1 of 60 (docs/scoring.md, "The built-in recogniser").
 */
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
  return doubtOf(take) >= (transcript === undefined ? ODD_FROM_UNWRITTEN : ODD_FROM)
}

function doubtOf({ evidence, loop }: HeardTake): number {
  const spoken = loop.sounds.filter(({ soundClass }) => soundClass !== SILENCE_CLASS)
  return mean(spoken.map((sound) => soundEntropy(evidence.networkPosteriors, sound)))
}
