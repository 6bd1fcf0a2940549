import { transcribe } from '@rehearsal/contracts/transcription'
import { call } from '../../../shared/api/call.ts'

/** What is understood of a recording (base64 of an mp3); with a sentence, which of its words. */
export const transcribeTake = (audio: string, text: string | null) =>
  call(transcribe, { body: { audio, ...(text === null ? {} : { text }) } })
