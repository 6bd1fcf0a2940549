import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { speechServer, type SpeechServerOptions } from './speech-server.ts'
import { wavOf } from './testing/wav-of.ts'

type Reply = (request: IncomingMessage, response: ServerResponse) => void
type Heard = { url: string; authorization: string; body: unknown }

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Starts a server that gives one reply after the other, the last one for ever, and remembers what it heard. */
async function fakeServer(...replies: Reply[]) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    void json(request).then((body) => {
      heard.push({ url, authorization: headers.authorization ?? '', body })
      replies[Math.min(heard.length, replies.length) - 1]?.(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { heard, baseUrl: `http://127.0.0.1:${port}` }
}

const sends = (status: number, body: string | Uint8Array): Reply => {
  return (_request, response) => response.writeHead(status).end(body)
}
const speaks = sends(200, wavOf([0, 16_384, 0], { sampleRate: 24_000 }))
const isSilentForEver: Reply = () => undefined

const client = (options: Partial<SpeechServerOptions> & { baseUrl: string }) =>
  speechServer({
    model: 'kokoro',
    voices: { slt: 'af_heart', rms: 'am_adam', awb: 'bm_lewis' },
    retryDelayMilliseconds: 1,
    ...options,
  })

test('another speed than its own is asked of the server', async () => {
  const { baseUrl, heard } = await fakeServer(speaks)
  await client({ baseUrl }).synthesise('Hello.', 'rms', 0.8)
  expect(heard[0]?.body).toMatchObject({ input: 'Hello.', speed: 0.8 })
})

test('it asks for WAV by the OpenAI call, with the key and its own name of the voice', async () => {
  const { baseUrl, heard } = await fakeServer(speaks)
  const { pcm, sampleRate } = await client({ baseUrl, apiKey: 'secret' }).synthesise('Hello.', 'rms')
  expect([...pcm]).toEqual([0, 0.5, 0])
  expect(sampleRate).toBe(24_000)
  expect(heard).toEqual([
    {
      url: '/v1/audio/speech',
      authorization: 'Bearer secret',
      body: { model: 'kokoro', input: 'Hello.', voice: 'am_adam', response_format: 'wav' },
    },
  ])
})

test.each(['', '/', '/v1', '/v1/'])('the address may end in %j', async (ending) => {
  const { baseUrl, heard } = await fakeServer(speaks)
  await client({ baseUrl: baseUrl + ending }).synthesise('Hello.', 'slt')
  expect(heard.map(({ url }) => url)).toEqual(['/v1/audio/speech'])
})

test.each([429, 500, 503])('status %d is tried again', async (status) => {
  const { baseUrl, heard } = await fakeServer(sends(status, 'busy'), sends(status, 'busy'), speaks)
  await client({ baseUrl }).synthesise('Hello.', 'slt')
  expect(heard).toHaveLength(3)
})

test('it gives up after the set number of tries and says what the server said', async () => {
  const { baseUrl, heard } = await fakeServer(sends(503, 'model is loading'))
  const failure = client({ baseUrl, attempts: 2 }).synthesise('Hello.', 'slt')
  await expect(failure).rejects.toMatchObject({
    code: 'service_unavailable',
    message: expect.stringContaining('status 503: model is loading'),
  })
  expect(heard).toHaveLength(2)
})

test.each([400, 401, 404])('status %d is final', async (status) => {
  const { baseUrl, heard } = await fakeServer(sends(status, 'no'))
  await expect(client({ baseUrl }).synthesise('Hello.', 'slt')).rejects.toMatchObject({ code: 'service_refused' })
  expect(heard).toHaveLength(1)
})

test('a server that never answers is given up after the time-out', async () => {
  const { baseUrl, heard } = await fakeServer(isSilentForEver)
  const failure = client({ baseUrl, timeoutMilliseconds: 50, attempts: 2 }).synthesise('Hello.', 'slt')
  await expect(failure).rejects.toMatchObject({ code: 'service_unavailable', cause: { name: 'TimeoutError' } })
  expect(heard).toHaveLength(2)
})

test('a server that is down is an error that keeps its cause', async () => {
  const { baseUrl } = await fakeServer(speaks)
  closers.pop()?.()
  const failure = client({ baseUrl }).synthesise('Hello.', 'slt')
  await expect(failure).rejects.toMatchObject({ code: 'service_unavailable', cause: expect.any(TypeError) })
})

test('a reply that is no WAV file, or too large a one, is refused', async () => {
  const { baseUrl } = await fakeServer(sends(200, 'ID3'))
  await expect(client({ baseUrl }).synthesise('Hello.', 'slt')).rejects.toMatchObject({ code: 'not_wav' })
  await expect(client({ baseUrl, maxBytes: 2 }).synthesise('Hello.', 'slt')).rejects.toMatchObject({
    code: 'service_refused',
  })
})

test('an empty text never reaches the server', async () => {
  const { baseUrl, heard } = await fakeServer(speaks)
  await expect(client({ baseUrl }).synthesise(' ', 'slt')).rejects.toMatchObject({ code: 'empty_text' })
  expect(heard).toEqual([])
})
