import type { ServerResponse } from 'node:http'

/** How a stub answers: a status with a body, never, or without end. */
export type StubAnswer = { status: number; body: string; headers?: Record<string, string> } | 'never' | 'without end'

/** Gives the `call`th answer, counted from 1; of several the last stays. */
export function giveAnswer(response: ServerResponse, answers: readonly StubAnswer[], call: number): void {
  const answer = answers[Math.min(call, answers.length) - 1] ?? 'never'
  if (answer === 'never') return
  if (answer !== 'without end') {
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
    return
  }
  response.writeHead(200)
  const filling = setInterval(() => response.write('x'.repeat(100_000)), 1)
  response.on('close', () => clearInterval(filling))
}
