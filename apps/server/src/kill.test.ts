import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { getRemainingAi } from '@rehearsal/contracts/account'
import { listAttempts } from '@rehearsal/contracts/attempts'
import { itemsOf } from '@rehearsal/contracts/wire'
import { readPack } from '@rehearsal/content/pack'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, newUser } from './modules/account/service.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { signingJwk } from './platform/identity/signing-keys.ts'

const KIND = 'writing/summarize-written-text'
const START_MS = 60_000
const packFolder = fileURLToPath(new URL('../../../content/pack', import.meta.url))

let dataDir: string
let base: string
let token: string
let questionId: number
let server: ChildProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rehearsal-kill-'))
  base = `http://localhost:${await freePort()}`
  questionId = (await readPack(packFolder)).questions.find(({ taskId }) => taskId === KIND)?.id ?? 0
  token = await aStoredLearner()
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** A learner in the server's own database, before it starts, and a token of its issuer. */
async function aStoredLearner(): Promise<string> {
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: base })
  const database = await openDatabase(config.database, { onConnectionError: () => undefined })
  await migrateDatabase(database)
  const user = newUser({ clock: systemClock }, { email: 'ana@example.org', nickname: 'Ana', timeZone: 'UTC' })
  await addUser(database.db, user)
  const jwk = await signingJwk(database.db, systemClock)
  await database.close()
  return new SignJWT({ iss: config.identity.issuer, aud: config.identity.audience, sub: user.id })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' })
    .setExpirationTime('1h')
    .sign(await importJWK(jwk, 'RS256'))
}

/** Starts the server as `npm start` does and waits until it says that it is ready. */
async function start(): Promise<ChildProcess> {
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: dataDir,
    PUBLIC_URL: base,
    PORT: new URL(base).port,
    DEMO: 'false',
    LOG_LEVEL: 'error',
  }
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) return child
  throw new Error('The server ended before it was ready.')
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const headers = { authorization: '', 'content-type': 'application/json', prefer: 'wait=0' }
const read = async (path: string): Promise<unknown> =>
  (await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } })).json()

function submit(key: string): Promise<Response> {
  const body = {
    answer: 'Trees cool the streets, although poorer districts have the fewest of them.',
    pteType: 'ACADEMIC',
  }
  return fetch(`${base}/api/writing/summarizeWrittenText/${questionId}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
}

const answers = async () => itemsOf(listAttempts.response.parse(await read('/api/attempts')))

test('a server killed between submission and score loses nothing and scores once', async () => {
  server = await start()
  const accepted = await Promise.all([submit('one'), submit('two')])
  expect(accepted.map(({ status }) => status)).toEqual([202, 202])
  await kill(server)

  server = await start()
  // The client does not know what became of the first and sends it again.
  const again = await submit('one')
  expect([201, 202]).toContain(again.status)
  await expect
    .poll(async () => (await answers()).map(({ status }) => status), { timeout: START_MS })
    .toEqual(['scored', 'scored'])
  expect(getRemainingAi.response.parse(await read('/api/users/remainingAI'))).toEqual({ remaining: 3, limit: 5 })
  expect((await answers()).every(({ score }) => score !== null && score.engine.id !== '')).toBe(true)
}, 180_000)
