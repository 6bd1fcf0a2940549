import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { aLocalServer, type LocalServer } from './a-local-server.ts'
import { giveAnswer, type StubAnswer } from './stub-answer.ts'

export type JsonServer = LocalServer & { heard: { path: string; headers: IncomingHttpHeaders; body: string }[] }

/** A service of one's own that is posted to. Of several answers the last stays. */
export async function aJsonServer(...answers: StubAnswer[]): Promise<JsonServer> {
  const heard: JsonServer['heard'] = []
  const server = await aLocalServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ path: `${request.method} ${request.url}`, headers: request.headers, body })
      giveAnswer(response, answers, heard.length)
    })
  })
  return { ...server, heard }
}
