import { expect, test } from 'vitest'
import { sentOnce } from './sent-once.ts'

/** A server that answers when it is told to. */
function aServer() {
  const sent: { body: string; answer: () => void; fail: () => void }[] = []
  const post = (body: string, address = '/words') =>
    sentOnce(
      address,
      body,
      () =>
        new Promise((resolve, reject) => {
          sent.push({ body, answer: () => resolve(body), fail: () => reject(new Error('no')) })
        }),
    )
  return { sent, post }
}
const bodies = ({ sent }: ReturnType<typeof aServer>) => sent.map(({ body }) => body)

test('the same, while it is on its way, is sent once, and all who asked get the answer', async () => {
  const server = aServer()
  const asked = Promise.all([server.post('on'), server.post('on'), server.post('on')])
  expect(bodies(server)).toEqual(['on'])
  server.sent[0]?.answer()
  expect(await asked).toEqual(['on', 'on', 'on'])
})

test('a switch that is turned on, off and on again is told all three times', () => {
  const server = aServer()
  for (const body of ['on', 'off', 'on']) void server.post(body)
  expect(bodies(server)).toEqual(['on', 'off', 'on'])
})

test('the same to another address is another request', () => {
  const server = aServer()
  void server.post('on', '/words/1')
  void server.post('on', '/words/2')
  expect(server.sent).toHaveLength(2)
})

test.each(['answer', 'fail'] as const)('after it is over (%s) the same may be sent again', async (how) => {
  const server = aServer()
  const first = server.post('on', `/after-${how}`).catch(() => 'failed')
  server.sent[0]?.[how]()
  await first
  void server.post('on', `/after-${how}`)
  expect(server.sent).toHaveLength(2)
})
