/** Tells whether a take is in another language than English. */
import type { Transcript } from '@rehearsal/rating/types'
import type { TakeIssue } from '../audio/check-take.ts'
import { meanEntropy } from '../acoustics/entropy.ts'
import type { HeardTake } from '../spotting/hear-take.ts'
import { type ListeningPlan, subjectWordsIn } from './plan-listening.ts'

/** Below this mean probability of a token most words of the built-in recogniser are others than were said (docs/studies/2026-11-28-how-scores-were-measured.md). */
export const UNSURE_BELOW = 0.6

/**
 * Doubt about sounds (`entropy.ts`) from which on they are hardly any of English. At 1.5 a learner in five was refused
 * whose take had gaps and noise, at this bar 3 of 50; two takes in thirty of other languages fall between.
 */
const ODD_FROM = 1.65
/** The same where something else speaks for English, or makes the networks waver: most takes of other languages lie above. */
const SURELY_ODD = 1.75
/** So many words of its subject are written down of what is in another language by chance in one of fifty takes. */
const SUBJECT_WORDS = 2
/** What makes every sound doubtful, whatever the language. */
const DEFECTS: ReadonlySet<TakeIssue> = new Set(['noisy', 'clipped', 'quiet'])

type HeardSounds = {
  check: Pick<HeardTake['check'], 'issues'>
  evidence: Pick<HeardTake['evidence'], 'networkPosteriors'>
  loop: Pick<HeardTake['loop'], 'sounds'>
}

/**
 * Whether a take is of another language, or of nothing that could be understood as English: the networks, which know English
 * sounds alone, waver over each of them, and the built-in recogniser is unsure of what it wrote, or nothing was written. What
 * others wrote down is believed. In a take that is noisy, clipped or quiet, and where words of the subject (`plan`) were
 * written down, they have to waver more.
 */
export function isOtherLanguage(
  take: HeardSounds,
  transcript: Transcript | undefined,
  plan: () => ListeningPlan,
): boolean {
  if (transcript !== undefined && transcript.source !== 'embedded') return false
  if ((transcript?.confidence ?? 0) >= UNSURE_BELOW) return false
  const entropy = meanEntropy(take.evidence.networkPosteriors, take.loop.sounds)
  if (entropy >= SURELY_ODD) return true
  if (entropy < ODD_FROM) return false
  if (take.check.issues.some((issue) => DEFECTS.has(issue))) return false
  return subjectWordsIn(transcript?.text ?? '', plan()).size < SUBJECT_WORDS
}
