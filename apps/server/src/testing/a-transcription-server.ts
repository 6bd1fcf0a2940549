import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** How a stub answers: a status with a body, never, or without end. */
export type StubAnswer = { status: number; body: string; headers?: Record<string, string> } | 'never' | 'without end'

/** What a stub was asked. */
export type Heard = { path: string; key: string | undefined; form: Record<string, string[]>; audioBytes: number }

export type TranscriptionStub = { baseUrl: string; heard: Heard[]; close(): Promise<void> }

/** A transcription server of one's own. Of several answers the last stays. */
export async function aTranscriptionServer(...answers: StubAnswer[]): Promise<TranscriptionStub> {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    void buffer(request).then(async (body) => {
      heard.push(await readRequest(request.method, request.url, request.headers, body))
      const answer = answers[Math.min(heard.length, answers.length) - 1] ?? 'never'
      if (answer === 'never') return
      if (answer !== 'without end') {
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
        return
      }
      response.writeHead(200)
      const filling = setInterval(() => response.write('x'.repeat(100_000)), 1)
      response.on('close', () => clearInterval(filling))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
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
