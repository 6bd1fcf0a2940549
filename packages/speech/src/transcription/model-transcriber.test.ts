import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkModel, createModelTranscriber } from './model-transcriber.ts'

function aFolder(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-model-'))
  for (const name of names) writeFileSync(join(folder, name), '')
  return folder
}

/** A package of the shape of sherpa-onnx-node, that hears what a test says. */
function aPackage(result: unknown) {
  const seen: unknown[] = []
  class OfflineRecognizer {
    #config: unknown
    constructor(config: unknown) {
      this.#config = config
    }
    createStream() {
      return {
        acceptWaveform: ({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) =>
          void seen.push({ config: this.#config, samples: samples.length, sampleRate }),
      }
    }
    decode() {
      seen.push('decoded')
    }
    getResult() {
      return result
    }
  }
  return { seen, load: () => Promise.resolve({ default: { OfflineRecognizer } }) }
}

const pcm = new Float32Array(16_000)

test('a take goes to the model as it is, and its words come back with their times', async () => {
  const folder = aFolder('tokens.txt', 'encoder.onnx', 'encoder.int8.onnx', 'decoder.onnx', 'joiner.onnx')
  const tokens = ['▁THE', '▁RO', 'MAN', '▁WALL']
  const { seen, load } = aPackage({ text: 'THE ROMAN WALL', tokens, timestamps: [0, 0.3, 0.5, 0.9] })
  const transcript = await (await createModelTranscriber(folder, load)).transcribe(pcm)
  expect(transcript).toEqual({
    source: 'model',
    text: 'the roman wall',
    confidence: null,
    words: [
      { word: 'the', start: 0, end: 0.3, confidence: null },
      { word: 'roman', start: 0.3, end: 0.9, confidence: null },
      { word: 'wall', start: 0.9, end: null, confidence: null },
    ],
  })
  expect(seen).toMatchObject([
    {
      config: {
        modelConfig: {
          tokens: join(folder, 'tokens.txt'),
          transducer: {
            encoder: join(folder, 'encoder.int8.onnx'),
            decoder: join(folder, 'decoder.onnx'),
            joiner: join(folder, 'joiner.onnx'),
          },
        },
      },
      samples: 16_000,
      sampleRate: 16_000,
    },
    'decoded',
  ])
})

test.each([
  [['tiny.en-tokens.txt', 'tiny.en-encoder.int8.onnx', 'tiny.en-decoder.int8.onnx'], 'whisper'],
  [['tokens.txt', 'model.int8.onnx'], 'nemoCtc'],
])('%j is told by its files', async (names, kind) => {
  const { seen, load } = aPackage({ text: 'Hello there.' })
  const transcript = await (await createModelTranscriber(aFolder(...names), load)).transcribe(pcm)
  expect(transcript.words.map(({ word, start }) => [word, start])).toEqual([
    ['Hello', null],
    ['there.', null],
  ])
  expect(seen).toMatchObject([{ config: { modelConfig: { [kind]: {} } } }, 'decoded'])
})

test.each([
  ['no folder', () => '/nowhere/at/all', 'ENOENT'],
  ['an empty folder', () => aFolder(), 'no tokens.txt'],
  ['a decoder alone', () => aFolder('tokens.txt', 'decoder.onnx'), 'neither encoder and decoder nor a model'],
])('%s is refused before anything is loaded', async (_case, folder, message) => {
  await expect(checkModel(folder(), () => Promise.reject(new Error('loaded')))).rejects.toThrow(message)
})

test('a package of another shape is refused, and a result of another shape is no transcript', async () => {
  const folder = aFolder('tokens.txt', 'model.onnx')
  await expect(checkModel(folder, () => Promise.resolve({ Recognizer: class {} }))).rejects.toThrow('OfflineRecognizer')
  await expect(checkModel(folder, aPackage({}).load)).resolves.toBeUndefined()
  const transcriber = await createModelTranscriber(folder, aPackage({ words: [] }).load)
  await expect(transcriber.transcribe(pcm)).rejects.toThrow('text')
})
