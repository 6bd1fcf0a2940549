import { text } from 'node:stream/consumers'
import type { SpeechScript } from '@rehearsal/voice'
import { afterAll, expect, test } from 'vitest'
import { aLocalServer, type LocalServer } from '../../testing/a-local-server.ts'
import { aWav } from '../../testing/a-take.ts'
import { openRating } from '../rating/rating.ts'
import { openVoice, type Voice, type VoiceServer } from './voice.ts'

const opened: Voice[] = []
const servers: LocalServer[] = []
const rating = openRating({ speechThreads: 1 })
afterAll(async () => {
  await Promise.all(opened.map((voice) => voice.close()))
  await Promise.all(servers.map((server) => server.close()))
  await rating.close()
})

function aVoice(server: VoiceServer | null): Voice {
  const voice = openVoice(server)
  opened.push(voice)
  return voice
}

const dialogue: SpeechScript = {
  turns: [
    { voice: 'slt', text: 'When does the library close?' },
    { voice: 'rms', text: 'At nine, except on Fridays.' },
  ],
  endsInBeep: true,
}

type Heard = { path: string; key: string | undefined; body: unknown }

/** A server of one's own that says half a second of a tone to everything, and what it was asked. */
async function aSpeechServer(status = 200): Promise<{ baseUrl: string; heard: Heard[] }> {
  const heard: Heard[] = []
  const server = await aLocalServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request
      heard.push({ path: `${method} ${url}`, key: headers.authorization, body: JSON.parse(body) })
      response.writeHead(status, { 'content-type': 'audio/wav' }).end(aWav(0.5))
    })
  })
  servers.push(server)
  return { baseUrl: server.baseUrl, heard }
}

const voices = { slt: 'anna', rms: 'bob', awb: 'callum' }

test('the embedded voices say a dialogue as an mp3 with speech in it, the same each time', async () => {
  const voice = aVoice(null)
  const [one, again] = [await voice.render(dialogue), await voice.render(dialogue)]
  expect(Buffer.from(one).equals(again)).toBe(true)
  const { seconds } = await rating.checkTake(one, 40)
  expect(seconds).toBeGreaterThan(3)
  expect(seconds).toBeLessThan(12)
})

test('while a lecture is rendered, this thread goes on', async () => {
  const lecture = {
    turns: [{ voice: 'rms' as const, text: 'The river rose in the night and flooded the town. '.repeat(12) }],
  }
  let turns = 0
  const turning = setInterval(() => (turns += 1), 1)
  await aVoice(null).render(lecture)
  clearInterval(turning)
  expect(turns).toBeGreaterThan(20)
})

test('a configured server speaks instead, each turn in its own voice', async () => {
  const { baseUrl, heard } = await aSpeechServer()
  const mp3 = await aVoice({ baseUrl, apiKey: 'secret', model: 'kokoro', voices }).render(dialogue)
  const asked = { model: 'kokoro', response_format: 'wav' }
  expect(heard).toEqual([
    {
      path: 'POST /v1/audio/speech',
      key: 'Bearer secret',
      body: { ...asked, voice: 'anna', input: dialogue.turns[0]?.text },
    },
    {
      path: 'POST /v1/audio/speech',
      key: 'Bearer secret',
      body: { ...asked, voice: 'bob', input: dialogue.turns[1]?.text },
    },
  ])
  // Two half seconds, the pause between them, the gap, the beep, and silence at both ends.
  const { seconds } = await rating.checkTake(mp3, 40)
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(3)
})

test('a server that refuses makes no recording', async () => {
  const { baseUrl } = await aSpeechServer(401)
  await expect(aVoice({ baseUrl, model: 'kokoro', voices }).render(dialogue)).rejects.toThrow(
    'The speech server refused',
  )
})

test('an engine’s name tells engine, model and voices apart, fits into a file name and holds no key', () => {
  const server = { baseUrl: 'http://voices.example/v1', apiKey: 'secret', model: 'org/kokoro:v1', voices }
  const names = [
    aVoice(null),
    aVoice(server),
    aVoice({ ...server, model: 'other' }),
    aVoice({ ...server, voices: { ...voices, awb: 'duncan' } }),
  ].map(({ engine }) => engine)
  expect(new Set(names).size).toBe(4)
  for (const name of names) expect(name).toMatch(/^[\w.-]+$/u)
  expect(names.join()).not.toContain('secret')
})
