import type { OpenSpeechRater, ScriptedSpeechRater, ShortAnswerRater, Transcriber } from '@rehearsal/rating/types'
import { embeddedTranscriber } from './transcription/embedded-transcriber.ts'
import { SPEECH_ENGINE } from './engine/engine.ts'
import { loadOpenModels } from './spotting/open-models.ts'
import { rateOpen } from './open-speech/rate-open.ts'
import { rateShortAnswer } from './short-answer/rate-short-answer.ts'
import { rateScripted } from './scripted/rate-scripted.ts'
import { createSpeechRecogniser, type SpeechRecogniser } from './decoder/recogniser.ts'
import { loadSpeechModels } from './models/speech-models.ts'
import { RECOGNISER_FOLDER } from './weights/read-weights.ts'

export type SpeechRaters = {
  scripted: ScriptedSpeechRater
  open: OpenSpeechRater
  shortAnswer: ShortAnswerRater
  /** The recogniser that shares their models; it loads the rest of its own with the first take. */
  transcriber: Transcriber<Float32Array>
}

/**
 * Loads the speech models (about 0.5 s, 250 MB) once for all three ways of rating speech: read, in own words, and short
 * answers. One set per worker thread: it works on the thread that calls it. Throws only when a model file is missing or damaged.
 */
export async function createSpeechRaters(): Promise<SpeechRaters> {
  const models = await loadSpeechModels()
  const open = loadOpenModels()
  let loaded: SpeechRecogniser | undefined
  const recogniser = () => (loaded ??= createSpeechRecogniser(models.encoder, RECOGNISER_FOLDER))
  return {
    scripted: {
      engine: SPEECH_ENGINE,
      rate: async (input) => rateScripted(models, input, { recogniser: recogniser() }),
    },
    open: { engine: SPEECH_ENGINE, rate: async (input) => rateOpen(models, open, input, recogniser) },
    shortAnswer: { engine: SPEECH_ENGINE, rate: async (input) => rateShortAnswer(models, open, input, recogniser) },
    transcriber: embeddedTranscriber(recogniser),
  }
}
