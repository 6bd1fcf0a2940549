/** Lays what the recogniser wrote by itself beside the text, as a hypothesis that competes with it. */
import { longestCommonSubsequenceRatio } from '@rehearsal/statistics/longest-common-subsequence'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import { readWords } from '../reading/read-take.ts'
import type { AcousticModels } from '../acoustics/acoustic-models.ts'
import { meanLogPosterior } from './mean-log-posterior.ts'
import type { CompetingHypothesis } from './is-other-text.ts'

/** How well a text fits that was said, on average (nats a frame): stands for a text that the recogniser could not write down. */
const USUAL_LOG_POSTERIOR = -0.9

/** What the recogniser has `written` as a hypothesis that competes with the text in `plan`, of which `read` was heard. */
export function competingHypothesis(
  { acoustic }: Pick<AcousticModels, 'acoustic'>,
  evidence: FrameEvidence,
  { plan, read }: { plan: readonly PlannedWord[]; read: readonly ReadWord[] },
  written: readonly PlannedWord[],
): CompetingHypothesis {
  const fit = (sounds: readonly (readonly string[])[]) => meanLogPosterior(acoustic, evidence, sounds)
  return {
    lcsRatio: written.length === 0 ? null : longestCommonSubsequenceRatio(plainSoundsOf(plan), plainSoundsOf(written)),
    logLikelihoodRatio: () => {
      const theirs = fit(soundsOf(written, readWords(evidence, written))) ?? USUAL_LOG_POSTERIOR
      // What the take is too short for fits worst.
      return theirs - (fit(soundsOf(plan, read)) ?? -Infinity)
    },
  }
}

/** The sounds of each word as it was read; of one that was not read its first pronunciation. */
function soundsOf(plan: readonly PlannedWord[], read: readonly ReadWord[]): string[][] {
  const variants = new Map(
    read.flatMap(({ index, status, variant }) => (status === 'inserted' ? [] : [[index, variant]])),
  )
  return plan.map((word, index) => word.variants[variants.get(index) ?? 0] ?? [])
}

function plainSoundsOf(plan: readonly PlannedWord[]): string[] {
  return plan.flatMap(({ variants }) => variants[0] ?? [])
}
