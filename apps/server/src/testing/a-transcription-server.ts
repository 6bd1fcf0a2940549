import { buffer } from 'node:stream/consumers'
import { aLocalServer, type LocalServer } from './a-local-server.ts'
import { giveAnswer, type StubAnswer } from './stub-answer.ts'

/** What a stub was asked. */
type Heard = { path: string; key: string | undefined; form: Record<string, string[]>; audioBytes: number }

export type TranscriptionStub = LocalServer & { heard: Heard[] }

/** A transcription server of one's own. Of several answers the last stays. */
export async function aTranscriptionServer(...answers: StubAnswer[]): Promise<TranscriptionStub> {
  const heard: Heard[] = []
  const server = await aLocalServer((request, response) => {
    void buffer(request).then(async (body) => {
      heard.push(await readRequest(request.method, request.url, request.headers, body))
      giveAnswer(response, answers, heard.length)
    })
  })
  return { ...server, heard }
}

async function readRequest(
  method: string | undefined,
  url: string | undefined,
  headers: { authorization?: string | undefined; 'content-type'?: string | undefined },
  body: Buffer,
): Promise<Heard> {
  const type = headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
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
