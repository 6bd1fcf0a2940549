import { VoiceError } from './errors.ts'
import type { SpeechSynthesiser, Voice } from './speech-synthesiser.ts'
import { decodeWav } from './wav.ts'

export type SpeechServerOptions = {
  /** Address of the server, with or without the final `/v1`. */
  baseUrl: string
  /** Sent as bearer token; servers of one's own often need none. */
  apiKey?: string
  model: string
  /** The server's name for each of our voices. */
  voices: Readonly<Record<Voice, string>>
  /** Time for one try, from the request to the last byte. */
  timeoutMilliseconds?: number
  /** Tries in all, the first included. */
  attempts?: number
  /** Wait before the second try; it doubles with each further one, plus up to as much again by chance. */
  retryDelayMilliseconds?: number
  /** Larger replies are refused. */
  maxBytes?: number
}

type Settings = Required<Omit<SpeechServerOptions, 'apiKey'>> & { apiKey?: string }

const defaults = { timeoutMilliseconds: 30_000, attempts: 3, retryDelayMilliseconds: 300, maxBytes: 64 * 1024 * 1024 }

/**
 * Speaks through a server with OpenAI's call `POST /v1/audio/speech` (Kokoro-FastAPI, LocalAI, OpenAI …).
 * Network errors, time-outs, 429 and 5xx are tried again; then `service_unavailable`. Any other status is `service_refused`.
 */
export function speechServer(options: SpeechServerOptions): SpeechSynthesiser {
  const settings: Settings = { ...defaults, ...options }
  return {
    id: 'speech-server',
    version: [settings.model, ...Object.values(settings.voices)].join(':'),
    async synthesise(text, voice, speed = 1) {
      if (text.trim() === '') throw new VoiceError('empty_text')
      return decodeWav(await requestWithRetries(settings, { text, voice, speed }))
    },
  }
}

type Saying = { text: string; voice: Voice; speed: number }

async function requestWithRetries(settings: Settings, saying: Saying): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request(settings, saying)
    } catch (error) {
      const canRetry = error instanceof VoiceError && error.code === 'service_unavailable'
      if (!canRetry || attempt >= settings.attempts) throw error
    }
    const delay = settings.retryDelayMilliseconds * 2 ** (attempt - 1)
    await new Promise((resolve) => setTimeout(resolve, delay * (1 + Math.random())))
  }
}

async function request(settings: Settings, { text, voice, speed }: Saying): Promise<Uint8Array> {
  const { response, body } = await send(settings, {
    model: settings.model,
    input: text,
    voice: settings.voices[voice],
    response_format: 'wav',
    ...(speed === 1 ? {} : { speed }),
  })
  if (response.ok) return body
  const detail = `status ${response.status}: ${new TextDecoder().decode(body.subarray(0, 200))}`
  const isPassing = response.status === 429 || response.status >= 500
  throw new VoiceError(isPassing ? 'service_unavailable' : 'service_refused', detail)
}

async function send(settings: Settings, body: Record<string, string | number>) {
  const url = `${settings.baseUrl.replace(/\/+$/u, '').replace(/\/v1$/u, '')}/v1/audio/speech`
  const headers = {
    'content-type': 'application/json',
    ...(settings.apiKey === undefined ? {} : { authorization: `Bearer ${settings.apiKey}` }),
  }
  const signal = AbortSignal.timeout(settings.timeoutMilliseconds)
  try {
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal })
    return { response, body: await readUpTo(response, settings.maxBytes) }
  } catch (cause) {
    if (cause instanceof VoiceError) throw cause
    throw new VoiceError('service_unavailable', cause instanceof Error ? cause.message : '', { cause })
  }
}

async function readUpTo(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new VoiceError('service_refused', `the reply is larger than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
