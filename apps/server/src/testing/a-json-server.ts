import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { aStubServer, type StubServer } from './a-stub-server.ts'
import type { StubAnswer } from './stub-answer.ts'

export type JsonServer = StubServer<{ path: string; headers: IncomingHttpHeaders; body: string }>

/** A service of one's own that is posted to. */
export const aJsonServer = (...answers: StubAnswer[]): Promise<JsonServer> =>
  aStubServer(answers, async (request) => {
    const { method, url, headers } = request
    return { path: `${method} ${url}`, headers, body: await text(request) }
  })
