import { afterAll, expect, test } from 'vitest'
import { aTranscriptionServer, type TranscriptionStub, verbose } from '../../testing/a-transcription-server.ts'
import type { StubAnswer } from '../../testing/stub-answer.ts'
import { serviceTranscriber } from './service-transcriber.ts'

const stubs: TranscriptionStub[] = []
afterAll(() => Promise.all(stubs.map((stub) => stub.close())))

const QUICK = { timeoutMs: 400, retryMs: 5, maxBytes: 100_000 }
const take = new Uint8Array(5000).fill(7)

async function asked(...answers: StubAnswer[]) {
  const stub = await aTranscriptionServer(...answers)
  stubs.push(stub)
  const transcriber = serviceTranscriber({ baseUrl: stub.baseUrl, apiKey: 'secret', model: 'large-v3' }, QUICK)
  return { stub, transcribe: () => transcriber.transcribe(take) }
}

const json = (value: unknown): StubAnswer => ({ status: 200, body: JSON.stringify(value) })
const status = (code: number): StubAnswer => ({ status: code, body: '{"error":{"message":"the river rose"}}' })

test('a take is sent as a file with the model and the wish for word times, and comes back with both', async () => {
  const { stub, transcribe } = await asked(verbose('The river rose.'))
  expect(await transcribe()).toEqual({
    source: 'service',
    text: 'The river rose.',
    confidence: expect.closeTo(0.81, 2),
    words: [
      { word: 'The', start: 0, end: 1 / 3, confidence: null },
      { word: 'river', start: 1 / 3, end: 2 / 3, confidence: null },
      { word: 'rose.', start: 2 / 3, end: 1, confidence: null },
    ],
  })
  expect(stub.heard).toMatchObject([
    {
      path: 'POST /v1/audio/transcriptions',
      key: 'Bearer secret',
      audioBytes: 5000,
      form: {
        model: ['large-v3'],
        response_format: ['verbose_json'],
        'timestamp_granularities[]': ['word', 'segment'],
      },
    },
  ])
})

test('a server without word times is taken, and asked for the text alone from then on', async () => {
  const { stub, transcribe } = await asked(status(400), json({ text: 'The river rose.' }))
  expect((await transcribe()).words).toMatchObject([{ word: 'The', start: null }, {}, {}])
  await transcribe()
  expect(stub.heard.map(({ form }) => form['response_format'])).toEqual([['verbose_json'], ['json'], ['json']])
})

test('words within segments are taken, and times that make no sense are none', async () => {
  const segments = [
    {
      text: 'It rose',
      words: [
        { word: ' It', start: 2, end: 1, probability: 0.4 },
        { word: 'rose', start: -3 },
      ],
    },
  ]
  const { transcribe } = await asked(json({ text: 'It rose', segments }))
  expect((await transcribe()).words).toEqual([
    { word: 'It', start: 2, end: null, confidence: 0.4 },
    { word: 'rose', start: null, end: null, confidence: null },
  ])
})

test('stretches that were made up from silence are left out', async () => {
  const real = { text: ' The river rose.', start: 0, end: 2, avg_logprob: -0.3, no_speech_prob: 0.05 }
  const madeUp = { text: ' Thank you for watching.', start: 2, end: 9, avg_logprob: -1.4, no_speech_prob: 0.9 }
  const body = { text: 'The river rose. Thank you for watching.', segments: [real, madeUp] }
  const { transcribe } = await asked(
    json({
      ...body,
      words: [
        { word: 'rose', start: 1 },
        { word: 'you', start: 3 },
      ],
    }),
  )
  expect(await transcribe()).toMatchObject({ text: 'The river rose.', words: [{ word: 'rose' }] })
})

test.each([429, 500, 503])('%d is tried once more', async (code) => {
  const { stub, transcribe } = await asked(status(code), verbose('It rose.'))
  expect((await transcribe()).text).toBe('It rose.')
  expect(stub.heard).toHaveLength(2)
})

test.each<[string, StubAnswer[], string, number]>([
  ['that refuses its key', [status(401)], 'answered 401', 1],
  ['that stays down', [status(503)], 'answered 503', 2],
  ['that never answers', ['never'], 'did not answer in time', 1],
  ['that answers without end', ['without end'], 'more than 100000 bytes', 1],
  ['that sends elsewhere', [{ status: 307, body: '', headers: { location: '/elsewhere' } }], 'cannot be reached', 1],
  ['that answers half a JSON', [{ status: 200, body: '{"text": "the riv' }], 'another shape', 1],
  ['that answers a page', [{ status: 200, body: '<html>the river rose</html>' }], 'another shape', 1],
  ['that answers another shape', [json({ transcript: 'the river rose' })], 'another shape', 1],
])('a server %s is told without what it said', async (_case, answers, message, calls) => {
  const { stub, transcribe } = await asked(...answers)
  const failure = await transcribe().catch((error: unknown) => error)
  expect(String(failure)).toContain(message)
  expect(String(failure)).not.toContain('river')
  expect(stub.heard).toHaveLength(calls)
})

test('a server that is not there is told as such', async () => {
  const stub = await aTranscriptionServer()
  await stub.close()
  const transcriber = serviceTranscriber({ baseUrl: stub.baseUrl, model: 'x' }, QUICK)
  await expect(transcriber.transcribe(take)).rejects.toThrow('cannot be reached')
})
