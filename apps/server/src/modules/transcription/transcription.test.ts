import { readFile } from 'node:fs/promises'
import { transcribe } from '@rehearsal/contracts/transcription'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aLearner, type TestLearner } from '../../testing/a-learner.ts'
import { aSilentTake, aSpokenTake, repeated } from '../../testing/a-take.ts'
import { aTranscriptionServer, type TranscriptionStub, verbose } from '../../testing/a-transcription-server.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask, refusal, send } from '../../testing/ask.ts'

vi.setConfig({ testTimeout: 120_000 })

const SAID = 'The bus to the airport leaves every twenty minutes.'
let app: TestApp
let withServer: TestApp
let asItComes: TestApp
let stub: TranscriptionStub
let ana: TestLearner
let audio: string

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Three installations of the product, with its real engines: one that writes nothing down, one with a transcription server, one as it comes. */
beforeAll(async () => {
  stub = await aTranscriptionServer(verbose(SAID), { status: 401, body: '{}' })
  const off = { TRANSCRIBER_EMBEDDED: 'off' }
  app = await anApp({ hasEngines: true, environment: off })
  withServer = await anApp({ hasEngines: true, beside: app, environment: { ...off, TRANSCRIBER_URL: stub.baseUrl } })
  asItComes = await anApp({ hasEngines: true, beside: app })
  ana = await aLearner(app, { plan: 'PREMIUM' })
  audio = base64(await readFile(new URL('../../platform/rating/fixtures/speech.mp3', import.meta.url)))
})
afterAll(async () => {
  await withServer.close()
  await asItComes.close()
  await app.close()
  await stub.close()
})

test('the web is told whether open speech is written down here', async () => {
  const has = async ({ http }: TestApp) => (await http.inject('/api/configs')).json()['hasTranscriber']
  expect([await has(app), await has(withServer), await has(asItComes)]).toEqual([false, true, true])
})

test('with its sentence, the words that were said come back, and the others do not', async () => {
  const checked = (text: string) => ask(app, transcribe, { as: ana, body: { audio, text } })
  expect(await checked(SAID)).toEqual({ transcription: 'The bus to the airport leaves every twenty minutes' })
  expect(
    (await checked('Purple elephants never calculate the tax of rivers.')).transcription.split(' ').length,
  ).toBeLessThan(3)
})

test('without a sentence and without a configured transcriber, the embedded recogniser writes', async () => {
  const { transcription } = await ask(asItComes, transcribe, { as: ana, body: { audio } })
  expect(transcription).toMatch(/bus to the airport leaves every/u)
})

test('without a sentence the configured transcriber writes; where it fails, or where none is, the error says so', async () => {
  expect(await ask(withServer, transcribe, { as: ana, body: { audio } })).toEqual({ transcription: SAID })
  expect(await refusal(withServer, transcribe, { as: ana, body: { audio } })).toMatchObject({
    code: 'transcription_failed',
    message: 'Please try again.',
  })
  const none = await refusal(app, transcribe, { as: ana, body: { audio } })
  expect(none).toMatchObject({ code: 'no_transcriber', status: 422 })
  expect(none.message).toContain('given sentence')
})

test.each<[string, () => string, string]>([
  ['silence', () => base64(aSilentTake(3)), 'no_speech'],
  ['no mp3', () => base64(Buffer.from('I say it. '.repeat(99))), 'audio_unusable'],
  ['more than a minute', () => base64(repeated(aSpokenTake(3), 22)), 'audio_too_long'],
  ['a broken end', () => base64(aSpokenTake(3).subarray(0, 9000)), 'audio_truncated'],
])('%s is refused before it is listened to', async (_case, bytes, code) => {
  expect((await refusal(app, transcribe, { as: ana, body: { audio: bytes(), text: SAID } })).code).toBe(code)
})

test.each([
  { audio: 'data:audio/mp3;base64,AAAA' },
  { audio: '' },
  { text: SAID },
  { audio: 'AAAA', text: 'x'.repeat(301) },
])('a body that is not as agreed is refused: %#', async (body) => {
  expect((await refusal(app, transcribe, { as: ana, body })).code).toBe('invalid_request')
})

test('more than twenty calls a minute have to wait', async () => {
  const eva = await aLearner(app)
  const codes = []
  for (let i = 0; i < 21; i++) codes.push((await send(app, transcribe, { as: eva, body: { audio: '' } })).statusCode)
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})

test('what was said stands in no log', () => {
  expect([...app.lines, ...withServer.lines].join('\n')).not.toMatch(/airport|minutes/u)
})
