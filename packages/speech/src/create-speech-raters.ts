import type {
  HeardSpeech,
  OpenSpeechInput,
  ScriptedSpeechInput,
  ShortAnswerInput,
  ShortAnswerRating,
  SpeechRating,
  Transcript,
} from '@rehearsal/rating/types'
import { embeddedTranscriber } from './transcription/embedded-transcriber.ts'
import { loadOpenModels } from './spotting/open-models.ts'
import { rateOpenSpeech } from './open-speech/rate-open-speech.ts'
import { rateShortAnswer } from './short-answer/rate-short-answer.ts'
import { rateReading } from './scripted/rate-reading.ts'
import { createSpeechRecogniser, type SpeechRecogniser } from './decoder/recogniser.ts'
import { loadSpeechModels } from './models/speech-models.ts'
import { RECOGNISER_FOLDER } from './weights/read-weights.ts'

/** The three ways of rating a take, and the recogniser that shares their models. Silence rates 0 with the finding `no_speech`; nothing that a microphone can deliver throws. */
export type SpeechRaters = {
  /** Judges speech whose text is known. */
  rateReading: (input: ScriptedSpeechInput) => Promise<SpeechRating>
  /** Judges speech in own words: with a transcript by its text, without one by the words that are listened for. */
  rateOpenSpeech: (input: OpenSpeechInput) => Promise<HeardSpeech>
  /** Looks for one of the accepted answers. */
  rateShortAnswer: (input: ShortAnswerInput) => Promise<ShortAnswerRating>
  /** Writes down what is said; the recogniser loads the rest of its own with the first take. */
  transcribe: (pcm: Float32Array) => Promise<Transcript>
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
  const embedded = embeddedTranscriber(recogniser)
  return {
    rateReading: async (input) => rateReading(models, input, { recogniser: recogniser() }),
    rateOpenSpeech: async (input) => rateOpenSpeech(models, open, input, recogniser),
    rateShortAnswer: async (input) => rateShortAnswer(models, open, input, recogniser),
    transcribe: async (pcm) => embedded.transcribe(pcm),
  }
}
