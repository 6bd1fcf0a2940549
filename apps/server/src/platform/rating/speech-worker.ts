import { DEFAULT_AUDIO_LIMITS, decodeMp3 } from '@rehearsal/raters/audio'
import { createScriptedSpeechRater } from '@rehearsal/raters/speech'
import type { ScriptedSpeechRater, SpeechRating } from '@rehearsal/raters/types'

let rater: Promise<ScriptedSpeechRater> | undefined

/** Decodes a stored take, which was checked before it was stored, and rates it. */
export async function rateScriptedSpeech(input: { bytes: Uint8Array; text: string }): Promise<SpeechRating> {
  rater ??= createScriptedSpeechRater().catch(forget)
  const [loaded, { pcm }] = await Promise.all([rater, decodeMp3(input.bytes, DEFAULT_AUDIO_LIMITS)])
  return loaded.rate({ pcm, text: input.text })
}

/** A rater that could not be loaded is tried again with the next call. */
function forget(error: unknown): never {
  rater = undefined
  throw error
}
