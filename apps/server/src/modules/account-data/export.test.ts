import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startExport as startExportCall } from '@rehearsal/contracts/account-data'
import { getTableName } from 'drizzle-orm'
import { getTableColumns, eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { recording } from '../../platform/database/schema.ts'
import { endSessionsOf } from '../../platform/identity/sign-ins.ts'
import { aFullAccount, type FullAccount } from '../../testing/a-full-account.ts'
import { aLearner } from '../../testing/a-learner.ts'
import { anApp, type TestApp } from '../../testing/an-app.ts'
import { ask } from '../../testing/ask.ts'
import { openExport, startExport } from './export-service.ts'
import { isOf, ownedTables } from './owned-tables.ts'

let app: TestApp
let ana: FullAccount
let ben: FullAccount
const takes = [randomBytes(3000), randomBytes(120_000)]

beforeAll(async () => {
  app = await anApp()
  ana = await aFullAccount(app, takes)
  ben = await aFullAccount(app, [randomBytes(10)])
})
afterAll(() => app.close())

const rowsSchema = z.array(z.record(z.string(), z.unknown()))
const addressOf = async (as: { token: string }) => (await ask(app, startExportCall, { as })).files[0]?.url ?? ''

/** The files of the archive at an address, by name. */
async function download(url: string) {
  const response = await app.http.inject(url)
  expect(response.statusCode).toBe(200)
  return { headers: response.headers, files: unzipSync(response.rawPayload) }
}
const rowsIn = (files: Record<string, Uint8Array>, table: string) =>
  rowsSchema.parse(JSON.parse(strFromU8(files[`${table.replaceAll('_', '-')}.json`] ?? new Uint8Array())))

test('the file holds every row of the learner from every table that names them, and nobody else’s', async () => {
  const { files } = await download(await addressOf(ana.learner))
  for (const owned of ownedTables) {
    const { table, secrets = [] } = owned
    const name = getTableName(table)
    const rows = rowsIn(files, name)
    expect([name, rows.length]).toEqual([name, await app.platform.db.$count(table, isOf(owned, ana.learner.id))])
    expect([name, rows.length > 0]).toEqual([name, true])
    const columns = Object.keys(getTableColumns(table)).filter((column) => !secrets.includes(column))
    for (const row of rows) expect([name, Object.keys(row)]).toEqual([name, columns])
  }
  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(everything).not.toContain(ben.learner.id)
})

test('every recording lies in it as it was stored, under the id of its row', async () => {
  const { files } = await download(await addressOf(ana.learner))
  const rows = await app.platform.db.select().from(recording).where(eq(recording.userId, ana.learner.id))
  const found = rows.map(({ id }) => Buffer.from(files[`recordings/${id}.mp3`] ?? []))
  expect(found.map((bytes) => takes.findIndex((take) => bytes.equals(take)))).toEqual([0, 1])
  expect(Object.keys(files).filter((name) => name.startsWith('recordings/'))).toHaveLength(2)
})

test('nothing lies in it with which somebody could act as the learner', async () => {
  const { files } = await download(await addressOf(ana.learner))
  const everything = Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
  expect(everything).not.toContain('argon2')
  expect(everything).not.toMatch(/"(?:tokenHash|passwordHash|objectKey)"/u)
})

test('an address works once, for whoever the browser is, and is saved as a file', async () => {
  const url = await addressOf(ana.learner)
  const { headers } = await download(url)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="rehearsal-data-2026-03-18.zip"',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  expect((await app.http.inject(url)).statusCode).toBe(404)
})

test('asking for the head of an address does not use it up', async () => {
  const url = await addressOf(ana.learner)
  expect((await app.http.inject({ method: 'HEAD', url })).statusCode).toBeGreaterThanOrEqual(400)
  await download(url)
})

test('an address dies after ten minutes, and with the sessions of its learner', async () => {
  const [late, ended] = [await addressOf(ana.learner), await addressOf(ben.learner)]
  await endSessionsOf(app.platform.db, ben.learner.id)
  expect((await app.http.inject(ended)).statusCode).toBe(404)
  const start = app.clock.now()
  app.clock.advanceSeconds(600)
  expect((await app.http.inject(late)).statusCode).toBe(404)
  app.clock.set(start)
})

test.each(['x', '%00', '..%2f', 'x'.repeat(400)])('the address %s leads nowhere', async (token) => {
  expect([404, 400]).toContain((await app.http.inject(`/exports/${token}`)).statusCode)
})

test('a learner who has done nothing gets a file all the same', async () => {
  const { files } = await download(await addressOf(await aLearner(app)))
  expect(rowsIn(files, 'users')).toHaveLength(1)
  expect(rowsIn(files, 'attempt')).toEqual([])
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('Your data from Rehearsal')
})

test('a recording whose object is gone is left out, and the rest is there', async () => {
  const cara = await aFullAccount(app, takes)
  await app.platform.storage.delete(cara.objectKeys[0] ?? '')
  const { files } = await download(await addressOf(cara.learner))
  expect(Object.keys(files).filter((name) => name.startsWith('recordings/'))).toHaveLength(1)
})

test('two hundred recordings pass through without being held', async () => {
  const MEBIBYTE = 1_048_576
  const MOST_HELD = 32 * MEBIBYTE
  const many = await aFullAccount(
    app,
    Array.from({ length: 200 }, () => randomBytes(MEBIBYTE)),
  )
  const { files } = await startExport(app.platform, many.learner.id)
  const { bytes } = await openExport(app.platform, files[0]?.url.split('/').at(-1) ?? '')
  // Collected first: on a busy machine what was let go lies about for long. Buffers are freed on a thread of their own, so it looks again where more seems held.
  setFlagsFromString('--expose-gc')
  const held = async (enough: number) => {
    let least = Infinity
    for (let look = 0; look < 5 && least >= enough; look++) {
      runInNewContext('gc()')
      await new Promise((resolve) => setTimeout(resolve, 5))
      least = Math.min(least, process.memoryUsage().arrayBuffers)
    }
    return least
  }
  const before = await held(0)
  let [most, total, measured] = [0, 0, 0]
  for await (const chunk of bytes) {
    total += chunk.length
    if (total - measured < 20 * MEBIBYTE) continue
    measured = total
    most = Math.max(most, (await held(before + MOST_HELD)) - before)
  }
  expect(total).toBeGreaterThan(200 * MEBIBYTE)
  expect(most).toBeLessThan(MOST_HELD)
}, 60_000)
