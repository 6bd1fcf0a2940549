import type { StopReason } from './recorder-machine.ts'

/** One finished recording. */
export type Take = {
  /** audio/mpeg, mono, 128 kbit/s */
  blob: Blob
  /** The same without a data prefix. */
  base64: string
  /** An object URL, good until the recording is cleared or the recorder leaves the page. */
  url: string
  durationSeconds: number
  /** 0…1 each, evenly spread. */
  peaks: readonly number[]
  stoppedBecause: StopReason
}
