import type { IncomingMessage } from 'node:http'
import { aLocalServer, type LocalServer } from './a-local-server.ts'
import { giveAnswer, type StubAnswer } from './stub-answer.ts'

export type StubServer<Heard> = LocalServer & { heard: Heard[] }

/** A service of one's own that keeps what it hears in each request. Of several answers the last stays. */
export async function aStubServer<Heard>(
  answers: readonly StubAnswer[],
  hear: (request: IncomingMessage) => Promise<Heard>,
): Promise<StubServer<Heard>> {
  const heard: Heard[] = []
  const server = await aLocalServer((request, response) => {
    void hear(request).then((each) => {
      heard.push(each)
      giveAnswer(response, answers, heard.length)
    })
  })
  return { ...server, heard }
}
