/** Writes down takes with a model that the operator configures. */
import { z } from 'zod'
import type { Transcriber, Transcript, TranscriptWord } from '@rehearsal/rating/types'
import { transcriptOf } from '@rehearsal/rating/transcript'
import { findModelFiles } from './model-files.ts'

/** The package that runs a model of one's own; it is installed by who configures one. */
export const MODEL_PACKAGE = 'sherpa-onnx-node'

/** Imports the package; tests bring one of the same shape. */
export type LoadPackage = () => Promise<unknown>

const SAMPLE_RATE = 16_000

const methodSchema = <Method>() => z.custom<Method>((value) => typeof value === 'function')
const recognizerSchema = z.object({
  createStream: methodSchema<() => unknown>(),
  decode: methodSchema<(stream: unknown) => unknown>(),
  getResult: methodSchema<(stream: unknown) => unknown>(),
})
const streamSchema = z.object({
  acceptWaveform: methodSchema<(wave: { samples: Float32Array; sampleRate: number }) => unknown>(),
})
const moduleSchema = z.object({ OfflineRecognizer: methodSchema<new (config: unknown) => object>() })
const packageSchema = z.union([moduleSchema, z.object({ default: moduleSchema }).transform((module) => module.default)])
const resultSchema = z.object({
  text: z.string(),
  tokens: z.array(z.string()).catch([]),
  timestamps: z.array(z.number()).catch([]),
})

/** Makes sure that the package is there and has the shape that is needed, and that the folder holds a model. Throws saying what is wrong. */
export async function checkModel(folder: string, load: LoadPackage): Promise<void> {
  findModelFiles(folder)
  packageSchema.parse(await load())
}

/**
 * A recogniser that runs in this thread, for seconds at a time: call it from a worker. `folder` holds a sherpa-onnx model
 * (transducer, Whisper or CTC); takes are 16 kHz mono. Throws when package or model cannot be loaded.
 */
export async function createModelTranscriber(folder: string, load: LoadPackage): Promise<Transcriber<Float32Array>> {
  const { OfflineRecognizer } = packageSchema.parse(await load())
  const recognizer = new OfflineRecognizer({
    featConfig: { sampleRate: SAMPLE_RATE, featureDim: 80 },
    modelConfig: { ...findModelFiles(folder), numThreads: 1, provider: 'cpu', debug: 0 },
  })
  const call = boundMethods(recognizer)
  return {
    source: 'model',
    transcribe: async (pcm) => {
      const stream = call.createStream()
      const { acceptWaveform } = streamSchema.parse(methodsOf(stream, ['acceptWaveform']))
      acceptWaveform({ samples: pcm, sampleRate: SAMPLE_RATE })
      call.decode(stream)
      return readResult(call.getResult(stream))
    },
  }
}

function boundMethods(recognizer: object): z.infer<typeof recognizerSchema> {
  return recognizerSchema.parse(methodsOf(recognizer, ['createStream', 'decode', 'getResult']))
}

/** Methods of a class stand on its prototype and need their object. */
function methodsOf(object: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof object !== 'object' || object === null) return {}
  return Object.fromEntries(
    names.map((name) => {
      const method: unknown = Reflect.get(object, name)
      return [name, typeof method === 'function' ? method.bind(object) : undefined]
    }),
  )
}

function readResult(result: unknown): Transcript {
  const { text, tokens, timestamps } = resultSchema.parse(result)
  // Models of upper-case letters alone shout; nothing else of a text is told by its case here.
  const plain = /\p{Ll}/u.test(text) ? text : text.toLowerCase()
  const words = wordsOf(tokens, timestamps)
  const transcript = transcriptOf('model', plain)
  return words.length === transcript.words.length
    ? { ...transcript, words: timed(transcript.words, words) }
    : transcript
}

/** Tokens are pieces of words; one that begins a word begins with a space or with ▁. */
function wordsOf(tokens: readonly string[], timestamps: readonly number[]): { start: number | null }[] {
  return tokens.flatMap((token, i) => (i === 0 || /^[ ▁]/u.test(token) ? [{ start: timestamps[i] ?? null }] : []))
}

function timed(words: readonly TranscriptWord[], starts: readonly { start: number | null }[]): TranscriptWord[] {
  return words.map((word, i) => ({ ...word, start: starts[i]?.start ?? null, end: starts[i + 1]?.start ?? null }))
}
