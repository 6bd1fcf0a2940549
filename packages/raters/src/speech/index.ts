import type { ScriptedSpeechInput, ScriptedSpeechRater } from '../types/scripted-speech.ts'
import { SPEECH_ENGINE } from './engine.ts'
import { rateScripted } from './rate-scripted.ts'
import { loadSpeechModels } from './speech-models.ts'

export { createSpeechRaters, type SpeechRaters } from './create-speech-raters.ts'
export { SPEECH_ENGINE } from './engine.ts'

/**
 * Loads the speech models (about 0.5 s, 250 MB) and rates read speech with them. One rater per worker thread: it works on
 * the thread that calls it. Throws only when a model file is missing or damaged.
 */
export async function createScriptedSpeechRater(): Promise<ScriptedSpeechRater> {
  const models = await loadSpeechModels()
  return {
    engine: SPEECH_ENGINE,
    rate: async (input: ScriptedSpeechInput) => rateScripted(models, input),
  }
}
