import { z } from 'zod'
import type { MicrophoneChoice } from '@rehearsal/ui/microphone-choice'
import { readPersisted, writePersisted } from '../browser/persisted.ts'

/** The microphone of this browser, as it was set up (specification §2.11). */
const savedMicrophoneSchema = z.object({
  /** As the browser names it for this site. */
  deviceId: z.string().min(1).max(1000),
  label: z.string().max(1000),
  /** 0 (low) … 100 (high) */
  sensitivity: z.number().min(0).max(100),
})
export type SavedMicrophone = z.infer<typeof savedMicrophoneSchema>

/** What was saved; null when nothing was, or nothing that can be read. */
export function readSavedMicrophone(): SavedMicrophone | null {
  try {
    return savedMicrophoneSchema.parse(JSON.parse(readPersisted('microphone') ?? 'null'))
  } catch {
    return null
  }
}

export const saveMicrophone = (microphone: SavedMicrophone): void =>
  writePersisted('microphone', JSON.stringify(microphone))

/**
 * What a sensitivity of 0…100 multiplies the sound by: 100 leaves it as it is, 50 halves it, and 0 leaves a tenth, for
 * which one has to speak up but is still recorded. In between it is straight.
 */
export function gainOf(sensitivity: number): number {
  return sensitivity >= 50 ? sensitivity / 100 : 0.1 + (0.4 * sensitivity) / 50
}

/** What every recorder of the product opens. */
export function microphoneChoice(): MicrophoneChoice {
  const saved = readSavedMicrophone()
  return saved === null ? { gain: 1 } : { deviceId: saved.deviceId, gain: gainOf(saved.sensitivity) }
}
