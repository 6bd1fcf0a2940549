import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { getRemainingAi } from '@rehearsal/contracts/account'
import { readPack } from '@rehearsal/content/pack'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, newUser } from './modules/account/service.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { attempt } from './platform/database/schema.ts'
import { signingJwk } from './platform/identity/signing-keys.ts'
import type { OpenDatabase } from './platform/database/open-database.ts'
import { openTestDatabase } from './testing/test-database.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''
const LEARNERS = 40
const TRIES = 20
const FREE = 5
const packFolder = fileURLToPath(new URL('../../../content/pack', import.meta.url))
const builder = fileURLToPath(new URL('../../../content/src/build.ts', import.meta.url))
const main = fileURLToPath(new URL('main.ts', import.meta.url))

let dataDir: string
/** Both say the same public address, whichever port they listen on. */
let publicUrl: string
let database: OpenDatabase
let questionId: number
const servers: { base: string; process: ChildProcess }[] = []

beforeAll(async () => {
  if (serverUrl === '') return
  dataDir = await mkdtemp(join(tmpdir(), 'rehearsal-two-'))
  database = await openTestDatabase()
  await once(spawn(process.execPath, [builder], { stdio: 'ignore' }), 'exit')
  const { questions } = await readPack(packFolder)
  questionId = questions.find(({ taskId }) => taskId === 'writing/summarize-written-text')?.id ?? 0
  publicUrl = `http://localhost:${await freePort()}`
  servers.push(await start(), await start())
}, 600_000)
afterAll(async () => {
  if (serverUrl === '') return
  for (const { process: child } of servers) {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** One more server process on the same PostgreSQL and files. */
async function start(): Promise<{ base: string; process: ChildProcess }> {
  const port = String(await freePort())
  const env = { ...environment(), PATH: process.env['PATH'] ?? '', PORT: port, LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const base = `http://localhost:${port}`
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('is ready')) return { base, process: child }
  }
  throw new Error('The server ended before it was ready.')
}

function environment() {
  const url = database.kind === 'postgres' ? database.url : ''
  return { DATABASE_URL: url, DATA_DIR: dataDir, PUBLIC_URL: publicUrl, DEMO: 'false', CALLS_PER_MINUTE: '1000000' }
}

/** A learner in the servers' database with a token of their issuer. */
async function aToken(index: number): Promise<string> {
  const { identity } = readConfig(environment())
  const fields = { email: `learner-${index}@example.org`, nickname: 'Ana', timeZone: 'UTC' }
  const user = newUser({ clock: systemClock }, fields)
  await addUser(database.db, user)
  const jwk = await signingJwk(database.db, systemClock)
  return new SignJWT({ iss: identity.issuer, aud: identity.audience, sub: user.id })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid ?? '' })
    .setExpirationTime('1h')
    .sign(await importJWK(jwk, 'RS256'))
}

const baseOf = (index: number) => servers[index % 2]?.base ?? ''

async function submit(token: string, index: number): Promise<number> {
  const answer = 'Trees cool the streets, although poorer districts have the fewest of them.'
  const response = await fetch(`${baseOf(index)}/api/writing/summarizeWrittenText/${questionId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'wait=0' },
    body: JSON.stringify({ answer, pteType: 'ACADEMIC' }),
  })
  await response.arrayBuffer()
  return response.status
}

test.skipIf(serverUrl === '')(
  'two server processes on one PostgreSQL take exactly 200 of 20 parallel submissions of 40 learners',
  async () => {
    const tokens = await Promise.all(Array.from({ length: LEARNERS }, (_, index) => aToken(index)))
    const tries = tokens.flatMap((token) => Array.from({ length: TRIES }, (_, index) => submit(token, index)))
    const statuses = await Promise.all(tries)
    const isTaken = (status: number) => status === 201 || status === 202
    expect(statuses.filter((status) => !isTaken(status) && status !== 402)).toEqual([])
    expect(statuses.filter(isTaken)).toHaveLength(LEARNERS * FREE)
    expect(await database.db.$count(attempt)).toBe(LEARNERS * FREE)
    for (const [index, token] of tokens.entries()) {
      const response = await fetch(`${baseOf(index)}/api/users/remainingAI`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(getRemainingAi.response.parse(await response.json())).toEqual({ remaining: 0, limit: FREE })
    }
  },
  300_000,
)
