import { RECORDING_MAX_SECONDS } from '@rehearsal/exam/limits'
import type { Platform } from '../../platform/services.ts'

/**
 * What is said in a recording. With a text, its words that were said, found by the embedded engine; without, what the
 * configured transcriber writes down.
 *
 * @throws AppError `audio_…` or `no_speech` for what cannot be used, `no_transcriber`, `transcription_failed`.
 */
export async function transcribeTake({ rating }: Platform, audio: string, text: string | undefined): Promise<string> {
  const bytes = Buffer.from(audio, 'base64')
  await rating.checkTake(bytes, RECORDING_MAX_SECONDS)
  if (text === undefined) return (await rating.transcribe(bytes)).text
  const { words } = await rating.rateScriptedSpeech(bytes, text)
  return words
    .filter(({ status }) => status === 'correct')
    .map(({ word }) => word)
    .join(' ')
}
