import { fitOfText } from './fit-of-text.ts'
import type { FrameEvidence } from './frame-evidence.ts'
import type { Rival } from './is-other-text.ts'
import type { ReadWord } from './miscues.ts'
import type { PlannedWord } from './plan-text.ts'
import { readWords } from './read-take.ts'
import { shareInCommon } from './share-in-common.ts'
import type { SpeechModels } from './speech-models.ts'

/** How well a text fits that was said, on average (nats a frame): stands for a text that the recogniser could not write down. */
const USUAL_FIT = -0.9

/** What the recogniser has `written` as a rival of the text in `plan`, of which `read` was heard. */
export function rivalOfText(
  { acoustic }: Pick<SpeechModels, 'acoustic'>,
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
