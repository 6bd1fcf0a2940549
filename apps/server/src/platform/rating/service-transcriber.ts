import { transcriptOf } from '@rehearsal/rating/transcript'
import type { Transcriber } from '@rehearsal/rating/types'
import { addressOf, askService, type Call, ServiceError } from '../http-client.ts'
import { readTranscription } from './read-transcription.ts'

/** A configured server with OpenAI's call `POST /v1/audio/transcriptions`. */
export type TranscriptionServer = { baseUrl: string; apiKey?: string; model: string }

export type ServiceLimits = Required<Pick<Call, 'timeoutMs' | 'retryMs' | 'maxBytes'>>

const LIMITS: ServiceLimits = { timeoutMs: 20_000, retryMs: 1000, maxBytes: 1024 * 1024 }

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
      let reply = await send(server, take, hasWordTimes, limits)
      if (reply.status === 400 && hasWordTimes) {
        reply = await send(server, take, false, limits)
        hasWordTimes = reply.status === 400
      }
      if (reply.status === 400) throw new ServiceError('It answered 400.')
      return transcribed(reply.body)
    },
  }
}

function transcribed(body: string) {
  const read = readTranscription(body)
  if (read === null) throw new ServiceError('It answered in another shape than agreed.')
  const { text, words, confidence } = read
  const transcript = transcriptOf('service', text)
  return { ...transcript, confidence, words: words.length > 0 ? words : transcript.words }
}

function send(
  { baseUrl, apiKey, model }: TranscriptionServer,
  take: Uint8Array,
  hasWordTimes: boolean,
  limits: ServiceLimits,
) {
  const url = addressOf(baseUrl, 'v1', 'audio/transcriptions')
  const headers = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }
  return askService({ url, headers, body: formOf(take, model, hasWordTimes), ...limits })
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
