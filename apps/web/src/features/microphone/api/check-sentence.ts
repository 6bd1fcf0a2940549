import { transcribe } from '@rehearsal/contracts/transcription'
import { call } from '../../../shared/api/call.ts'

/** Which words of the sentence are understood in a recording (base64 of an mp3). */
export const checkSentence = (audio: string, text: string) => call(transcribe, { body: { audio, text } })
