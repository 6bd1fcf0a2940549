/** Tells how well a text fits the sounds of a take, by forced alignment. */
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import type { AcousticModel } from '../acoustics/acoustic-model.ts'
import { alignWords } from '../alignment/aligner.ts'
import type { FrameEvidence } from '../acoustics/frame-evidence.ts'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'

/** A frame that speaks against a sound more strongly counts no more than this (nats). */
const WORST_FRAME = -8

/**
 * How well words fit a take when they are laid over all of it: the networks' mean log posterior, per frame in which anything sounds, of what the words
 * put there (nats; about −0.3 where they were said, −2 and less where others were). `pronunciations` holds the phones of each word. Null where the take is too short for them, and without words.
 */
export function meanLogPosterior(
  acoustic: AcousticModel,
  evidence: FrameEvidence,
  pronunciations: readonly (readonly string[])[],
): number | null {
  const words = alignWords(acoustic, evidence, pronunciations)
  if (words === null || words.length === 0) return null
  const { networkPosteriors } = evidence
  const frames = networkPosteriors.length / CLASSES
  const placed = new Uint8Array(frames).fill(SILENCE_CLASS)
  for (const { phone, start, end } of words.flatMap(({ phones }) => phones)) {
    placed.fill(
      ARPABET.findIndex((name) => name === phone),
      start,
      end,
    )
  }
  let [total, sounding] = [0, 0]
  for (let t = 0; t < frames; t++) {
    const row = networkPosteriors.subarray(t * CLASSES, (t + 1) * CLASSES)
    const own = placed[t] ?? SILENCE_CLASS
    if (own === SILENCE_CLASS && isSilent(row)) continue
    sounding += 1
    total += Math.max(WORST_FRAME, row[own] ?? 0)
  }
  return total / Math.max(1, sounding)
}

function isSilent(row: Float32Array): boolean {
  const silence = row[SILENCE_CLASS] ?? 0
  return row.every((value) => value <= silence)
}
