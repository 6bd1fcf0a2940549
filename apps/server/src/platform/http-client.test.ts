import { afterAll, expect, test } from 'vitest'
import { aJsonServer, type JsonServer } from '../testing/a-json-server.ts'
import type { StubAnswer } from '../testing/stub-answer.ts'
import { addressOf, askService, type Call, post } from './http-client.ts'

const stubs: JsonServer[] = []
afterAll(() => Promise.all(stubs.map((stub) => stub.close())))

async function asked(answers: StubAnswer[], given: Partial<Call> = {}) {
  const stub = await aJsonServer(...answers)
  stubs.push(stub)
  const call: Call = { url: stub.baseUrl, body: 'my words', maxBytes: 1000, timeoutMs: 300, retryMs: 10, ...given }
  return { stub, post: () => post(call), askService: () => askService(call) }
}

const says = (status: number, headers: Record<string, string> = {}): StubAnswer => ({ status, body: '"x"', headers })

test.each([429, 500, 503])('%d is tried once more, and the second answer stands', async (status) => {
  const well = await asked([says(status), says(200)])
  expect(await well.post()).toMatchObject({ status: 200, body: '"x"' })
  const ill = await asked([says(status)])
  expect(await ill.post()).toMatchObject({ status })
  expect([well.stub.heard.length, ill.stub.heard.length]).toEqual([2, 2])
})

test('the second try waits as long as the service says, and three seconds at most', async () => {
  const lasts = async (seconds: string) => {
    const { post } = await asked([says(503, { 'retry-after': seconds }), says(200)], { retryMs: 10_000 })
    const start = performance.now()
    await post()
    return performance.now() - start
  }
  const [short, long, past] = await Promise.all([lasts('1'), lasts('86400'), lasts('-5')])
  expect(short).toBeGreaterThan(900)
  expect(long).toBeGreaterThan(2900)
  expect(long).toBeLessThan(5000)
  expect(past).toBeLessThan(900)
})

test('silence is tried once more only where the caller says so', async () => {
  const once = await asked(['never'])
  const twice = await asked(['never'], { isRetriedInSilence: true })
  await expect(once.post()).rejects.toThrow('It did not answer in time.')
  await expect(twice.post()).rejects.toThrow('It did not answer in time.')
  expect([once.stub.heard.length, twice.stub.heard.length]).toEqual([1, 2])
})

test('what the caller ends is not tried again', async () => {
  const { stub, post } = await asked([says(503)], { signal: AbortSignal.timeout(100), retryMs: 2000 })
  const start = performance.now()
  await expect(post()).rejects.toThrow('It did not answer in time.')
  expect(performance.now() - start).toBeLessThan(900)
  expect(stub.heard).toHaveLength(1)
})

test('a form that is broken off before it is sent fails as a call, and nowhere else', async () => {
  const stray: unknown[] = []
  const note = (error: unknown) => void stray.push(error)
  process.on('unhandledRejection', note)
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(200_000)]), 'take.mp3')
  const { post } = await asked(['never'], { body, signal: AbortSignal.abort() })
  await expect(post()).rejects.toThrow('It did not answer in time.')
  await new Promise((resolve) => setTimeout(resolve, 100))
  process.off('unhandledRejection', note)
  expect(stray).toEqual([])
})

test.each<[string, StubAnswer, string]>([
  ['another address', says(307, { location: '/elsewhere' }), 'It cannot be reached.'],
  ['more than was agreed', { status: 200, body: 'secret'.repeat(1000) }, 'It answered more than 1000 bytes.'],
])('an answer of %s is refused without a word of it', async (_case, answer, message) => {
  const { stub, post } = await asked([answer])
  await expect(post()).rejects.toThrow(message)
  expect(stub.heard).toHaveLength(1)
})

test('a service may refuse what it does not know, and nothing else', async () => {
  for (const status of [200, 204, 400]) {
    const { askService } = await asked([{ status, body: '' }])
    expect(await askService()).toEqual({ status, body: '' })
  }
  for (const status of [304, 401, 404, 503]) {
    const { askService } = await asked([{ status, body: '' }])
    await expect(askService()).rejects.toThrow(`It answered ${status}.`)
  }
})

test.each(['http://a.test', 'http://a.test/', 'http://a.test/v1', 'http://a.test/v1/'])(
  'an address below %s names the version once',
  (base) => {
    expect(addressOf(base, 'v1', 'chat')).toBe('http://a.test/v1/chat')
  },
)
