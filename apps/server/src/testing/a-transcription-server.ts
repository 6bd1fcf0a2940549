import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { aStubServer, type StubServer } from './a-stub-server.ts'
import type { StubAnswer } from './stub-answer.ts'

/** What a stub was asked. */
type Heard = { path: string; key: string | undefined; form: Record<string, string[]>; audioBytes: number }

export type TranscriptionStub = StubServer<Heard>

/** A transcription server of one's own. */
export const aTranscriptionServer = (...answers: StubAnswer[]): Promise<TranscriptionStub> =>
  aStubServer(answers, readRequest)

async function readRequest(request: IncomingMessage): Promise<Heard> {
  const { method, url, headers } = request
  const type = headers['content-type'] ?? ''
  const body = new Uint8Array(await buffer(request))
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const file = form.get('file')
  const texts: Record<string, string[]> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = [...(texts[name] ?? []), value]
  return {
    path: `${method} ${url}`,
    key: headers.authorization,
    form: texts,
    audioBytes: file instanceof Blob ? file.size : 0,
  }
}

/** An answer as servers with word times give it. */
export function verbose(text: string): StubAnswer {
  const words = text.split(' ').map((word, i) => ({ word, start: i / 3, end: (i + 1) / 3 }))
  const segments = [{ text, start: 0, end: words.length / 3, avg_logprob: -0.2, no_speech_prob: 0.01 }]
  return { status: 200, body: JSON.stringify({ task: 'transcribe', text, words, segments }) }
}
