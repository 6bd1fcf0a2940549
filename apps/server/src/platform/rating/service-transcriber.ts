import { transcriptOf } from '@rehearsal/raters/transcript'
import type { Transcriber } from '@rehearsal/raters/types'
import { readTranscription } from './read-transcription.ts'

/** A configured server with OpenAI's call `POST /v1/audio/transcriptions`. */
export type TranscriptionServer = { baseUrl: string; apiKey?: string; model: string }

export type ServiceLimits = {
  /** Time for one try, from the request to the last byte. */
  timeoutMs: number
  /** Wait before the second try. */
  retryDelayMs: number
  /** Larger answers are refused. */
  maxBytes: number
}

const LIMITS: ServiceLimits = { timeoutMs: 20_000, retryDelayMs: 500, maxBytes: 1024 * 1024 }
const LONGEST_RETRY_MS = 3000

/** Why a service wrote nothing down. The message never holds what it answered: that may be the learner's words. */
export class TranscriptionError extends Error {
  override readonly name = 'TranscriptionError'
}

/**
 * Sends takes to a server with OpenAI's call (OpenAI, Speaches, LocalAI, whisper.cpp …). Asks for word times, and again
 * without where the server does not know them. 429 and 5xx are tried once more; a time-out is not.
 */
export function serviceTranscriber(server: TranscriptionServer, given: Partial<ServiceLimits> = {}): Transcriber {
  const limits = { ...LIMITS, ...given }
  let hasWordTimes = true
  return {
    source: 'service',
    transcribe: async (take) => {
      let response = await sendTwice(server, take, hasWordTimes, limits)
      if (response.status === 400 && hasWordTimes) {
        response = await sendTwice(server, take, false, limits)
        hasWordTimes = !response.ok
      }
      if (!response.ok) throw new TranscriptionError(`The transcription server answered ${response.status}.`)
      return transcribed(response.body)
    },
  }
}

function transcribed(body: string) {
  const read = readTranscription(body)
  if (read === null) throw new TranscriptionError('The transcription server answered in another shape than agreed.')
  const { text, words, confidence } = read
  const transcript = transcriptOf('service', text)
  return { ...transcript, confidence, words: words.length > 0 ? words : transcript.words }
}

type Answer = { status: number; ok: boolean; body: string; retryAfterMs: number | null }

async function sendTwice(server: TranscriptionServer, take: Uint8Array, hasWordTimes: boolean, limits: ServiceLimits) {
  const first = await send(server, take, hasWordTimes, limits)
  if (first.status !== 429 && first.status < 500) return first
  const delay = Math.min(LONGEST_RETRY_MS, first.retryAfterMs ?? limits.retryDelayMs * (1 + Math.random()))
  await new Promise((resolve) => setTimeout(resolve, delay))
  return send(server, take, hasWordTimes, limits)
}

async function send(
  { baseUrl, apiKey, model }: TranscriptionServer,
  take: Uint8Array,
  hasWordTimes: boolean,
  { timeoutMs, maxBytes }: ServiceLimits,
): Promise<Answer> {
  const url = `${baseUrl.replace(/\/+$/u, '').replace(/\/v1$/u, '')}/v1/audio/transcriptions`
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { method: 'POST', headers, body: formOf(take, model, hasWordTimes), signal })
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return {
      status: response.status,
      ok: response.ok,
      body: await readUpTo(response, maxBytes),
      retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : null,
    }
  } catch (cause) {
    if (cause instanceof TranscriptionError) throw cause
    const why = signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : 'cannot be reached'
    throw new TranscriptionError(`The transcription server ${why}.`, { cause })
  }
}

function formOf(take: Uint8Array, model: string, hasWordTimes: boolean): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(take)], { type: 'audio/mpeg' }), 'take.mp3')
  form.set('model', model)
  form.set('language', 'en')
  form.set('temperature', '0')
  form.set('response_format', hasWordTimes ? 'verbose_json' : 'json')
  if (hasWordTimes) {
    form.append('timestamp_granularities[]', 'word')
    form.append('timestamp_granularities[]', 'segment')
  }
  return form
}

async function readUpTo(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new TranscriptionError(`The transcription server answered more than ${maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
