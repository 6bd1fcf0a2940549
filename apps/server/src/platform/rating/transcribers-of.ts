import type { Transcriber, Transcript } from '@rehearsal/rating/types'
import type { Pool } from './pool.ts'
import { secondsOf, speechLimitMs } from './speech-limit.ts'
import { type ServiceLimits, serviceTranscriber, type TranscriptionServer } from './service-transcriber.ts'

/** Who writes down what is said in open speech; all may be absent. */
export type Transcription = {
  server: TranscriptionServer | null
  modelFolder: string | null
  /** Whether the recogniser that comes with the product is asked where the others are absent or fail. */
  isEmbedded: boolean
}

export type TranscriberOptions = {
  transcription?: Transcription
  /** The package that runs the model; tests bring one of the same shape. */
  modelPackage?: string
  /** How long the server may take; tests wait for less. */
  serviceLimits?: Partial<ServiceLimits>
  /** How long the model may take with one take; tests wait for less. */
  modelTimeoutMs?: number
}

/** A large model loads for a minute, and may be slower than speech. */
const MODEL_LIMIT_MS = 3 * 60_000

/** The service, then the model, then the embedded recogniser; the last two run in the threads of speech. */
export function transcribersOf(
  { transcription, modelPackage, serviceLimits, modelTimeoutMs = MODEL_LIMIT_MS }: TranscriberOptions,
  speech: Pool,
): Transcriber[] {
  if (transcription === undefined) return []
  const { server, modelFolder, isEmbedded } = transcription
  const model: Transcriber = {
    source: 'model',
    transcribe: (bytes) => speech.run<Transcript>('transcribe', { bytes, modelFolder, modelPackage }, modelTimeoutMs),
  }
  const embedded: Transcriber = {
    source: 'embedded',
    transcribe: async (bytes) =>
      speech.run<Transcript>('transcribeEmbedded', { bytes }, speechLimitMs(secondsOf(bytes))),
  }
  return [
    ...(server === null ? [] : [serviceTranscriber(server, serviceLimits)]),
    ...(modelFolder === null ? [] : [model]),
    ...(isEmbedded ? [embedded] : []),
  ]
}
