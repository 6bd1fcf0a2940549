import { shareInCommon } from '@rehearsal/statistics/share-in-common'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import type { ReadWord } from '../reading/miscues.ts'
import type { PlannedWord } from '../reading/plan-text.ts'
import { readWords } from '../reading/read-take.ts'
import type { AcousticModels } from '../acoustics/acoustic-models.ts'
import { fitOfText } from './fit-of-text.ts'
import type { Rival } from './is-other-text.ts'

/** How well a text fits that was said, on average (nats a frame): stands for a text that the recogniser could not write down. */
const USUAL_FIT = -0.9

/** What the recogniser has `written` as a rival of the text in `plan`, of which `read` was heard. */
export function rivalOfText(
  { acoustic }: Pick<AcousticModels, 'acoustic'>,
  evidence: FrameEvidence,
  { plan, read }: { plan: readonly PlannedWord[]; read: readonly ReadWord[] },
  written: readonly PlannedWord[],
): Rival {
  const fit = (sounds: readonly (readonly string[])[]) => fitOfText(acoustic, evidence, sounds)
  return {
    alike: written.length === 0 ? null : shareInCommon(plainSoundsOf(plan), plainSoundsOf(written)),
    excess: () => {
      const theirs = fit(soundsOf(written, readWords(evidence, written))) ?? USUAL_FIT
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
