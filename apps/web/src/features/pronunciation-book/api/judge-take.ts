import { judgePronunciationTake } from '@rehearsal/contracts/pronunciation-book'
import { call } from '../../../shared/api/call.ts'

/** How a recording (base64 of an mp3) says the word. */
export const judgeTake = (id: number, audio: string) =>
  call(judgePronunciationTake, { params: { id }, body: { audio } })
