import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** How a stub answers: a status with a body, never, or without end. */
export type JsonAnswer = { status: number; body: string; headers?: Record<string, string> } | 'never' | 'without end'
export type JsonServer = {
  baseUrl: string
  heard: { path: string; headers: IncomingHttpHeaders; body: string }[]
  close(): Promise<void>
}

/** A service of one's own that is posted to. Of several answers the last stays. */
export async function aJsonServer(...answers: JsonAnswer[]): Promise<JsonServer> {
  const heard: JsonServer['heard'] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ path: `${request.method} ${request.url}`, headers: request.headers, body })
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
