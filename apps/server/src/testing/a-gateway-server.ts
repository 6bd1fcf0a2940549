import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { aLocalServer } from './a-local-server.ts'

/** `down` refuses with 503, `closed` hangs up, `slow` never answers, `malformed` answers well-formed nonsense, `page` no JSON. */
export type Mood = 'good' | 'down' | 'closed' | 'slow' | 'malformed' | 'page' | 'endless'

export type Call = { method: string; path: string; query: URLSearchParams; body: string; headers: IncomingHttpHeaders }
export type GatewayServer = {
  url: URL
  heard: Call[]
  /** How it answers from now on. */
  mood: Mood
  /** How it answers the next calls, before that. */
  next: Mood[]
  close(): Promise<void>
}

/** A server that stands for a gateway's: `answer` says what it says while it is well. */
export async function aGatewayServer(
  answer: (call: Call) => { status: number; json: unknown },
): Promise<GatewayServer> {
  const server = await aLocalServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const { method = '', headers } = request
      const call = { method, path: pathname, query: searchParams, body, headers }
      stub.heard.push(call)
      const say = (status: number, content: string) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(content)
      switch (stub.next.shift() ?? stub.mood) {
        case 'slow':
          return
        case 'closed':
          request.socket.destroy()
          return
        case 'down':
          say(503, '{"error":{"message":"away"}}')
          return
        case 'malformed':
          say(200, '{"id":7,"data":{"code":"x"},"object":"list"}')
          return
        case 'page':
          say(200, '<!doctype html><title>Maintenance</title>')
          return
        case 'endless':
          say(200, `{"data":"${'x'.repeat(2_000_000)}"}`)
          return
        case 'good': {
          const { status, json } = answer(call)
          say(status, JSON.stringify(json))
        }
      }
    })
  })
  const stub: GatewayServer = {
    url: new URL(server.baseUrl),
    heard: [],
    mood: 'good',
    next: [],
    close: server.close,
  }
  return stub
}
