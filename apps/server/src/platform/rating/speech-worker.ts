import { type PitchLine, pitchLineSchema, type SpeechRhythm, speechRhythmSchema } from '@rehearsal/exam/score'
import { isOfText } from '@rehearsal/exam/speech/evidence-of-speech'
import { DEFAULT_AUDIO_LIMITS, decodeMp3 } from '@rehearsal/speech/audio'
import { createSpeechRaters } from '@rehearsal/speech/raters'
import { createModelTranscriber, MODEL_PACKAGE } from '@rehearsal/speech/transcription'
import type {
  HeardSpeech,
  OpenSpeechInput,
  ShortAnswerInput,
  ShortAnswerRating,
  SpeechRating,
  Transcriber,
  Transcript,
} from '@rehearsal/rating/types'
import { z } from 'zod'

type Take = { bytes: Uint8Array }

let raters: ReturnType<typeof createSpeechRaters> | undefined

/** The raters and the samples of a stored take, which was checked before it was stored. */
async function loaded({ bytes }: Take) {
  raters ??= createSpeechRaters().catch(forget)
  const [ready, pcm] = await Promise.all([raters, samplesOf(bytes)])
  return { ready, pcm }
}

let last: { bytes: Uint8Array; pcm: Float32Array } | undefined

/** A take that is written down and then rated is decoded once, and its samples stay the same object: the encoder hears them once. */
async function samplesOf(bytes: Uint8Array): Promise<Float32Array> {
  if (last !== undefined && Buffer.compare(last.bytes, bytes) === 0) return last.pcm
  const { pcm } = await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)
  last = { bytes, pcm }
  return pcm
}

/** Raters that could not be loaded are tried again with the next call. */
function forget(error: unknown): never {
  raters = undefined
  throw error
}

export async function rateScriptedSpeech(input: Take & { text: string }): Promise<SpeechRating> {
  const { ready, pcm } = await loaded(input)
  return ready.rateReading({ pcm, text: input.text })
}

export async function rateOpenSpeech(input: Take & Omit<OpenSpeechInput, 'pcm'>): Promise<HeardSpeech> {
  const { ready, pcm } = await loaded(input)
  const { keyPoints, contextText, transcript, register } = input
  return ready.rateOpenSpeech({ pcm, keyPoints, contextText, transcript, register })
}

export async function rateShortAnswer(input: Take & Omit<ShortAnswerInput, 'pcm'>): Promise<ShortAnswerRating> {
  const { ready, pcm } = await loaded(input)
  const { accepted, questionText, transcript } = input
  return ready.rateShortAnswer({ pcm, accepted, questionText, transcript })
}

/** Writes down a take with the recogniser that comes with the product. */
export async function transcribeEmbedded(input: Take): Promise<Transcript> {
  const { ready, pcm } = await loaded(input)
  return ready.transcribe(pcm)
}

let transcriber: Promise<Transcriber<Float32Array>> | undefined

/** Writes down a take with the configured model. */
export async function transcribe(
  input: Take & { modelFolder: string; modelPackage?: string | undefined },
): Promise<Transcript> {
  const name = input.modelPackage ?? MODEL_PACKAGE
  transcriber ??= createModelTranscriber(input.modelFolder, () => import(name)).catch((error: unknown) => {
    transcriber = undefined
    throw error
  })
  const [ready, { pcm }] = await Promise.all([transcriber, decodeMp3(input.bytes, DEFAULT_AUDIO_LIMITS)])
  return ready.transcribe(pcm)
}

export type MeasuredSpeech = {
  seconds: number
  words: { word: string; start: number | null; end: number | null }[]
  pitch: PitchLine | null
  rhythm: SpeechRhythm | null
}

/** An engine that does not measure melodies and rhythms gives none. */
const signsSchema = z.object({
  signs: z.object({ pitch: pitchLineSchema.optional(), rhythm: speechRhythmSchema.optional() }).optional(),
})

/** Measures a recording of a known text. Words that the engine adds between those of the text are left out. */
export async function measureSpeech(input: Take & { text: string }): Promise<MeasuredSpeech> {
  const rating = await rateScriptedSpeech(input)
  const words = rating.words.filter(isOfText).map(({ word, start, end }) => ({ word, start, end }))
  const { signs } = signsSchema.parse(rating)
  return { seconds: rating.seconds, words, pitch: signs?.pitch ?? null, rhythm: signs?.rhythm ?? null }
}
