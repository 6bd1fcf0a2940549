import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aBareServer } from '../../testing/http-server.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { fixedClock } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { contentMedia } from '../database/schema/content-media.ts'
import { openStorage } from '../storage/storage.ts'
import type { Voice } from '../voice/voice.ts'
import { openContentMedia } from './content-media.ts'
import { createMedia } from './media-links.ts'
import { mediaRoutes } from './media-routes.ts'
import { parseRange } from '../http/parse-range.ts'
import { openRecordings } from './recordings.ts'

const start = '2026-11-20T10:00:00Z'
const clock = fixedClock(start)
const media = createMedia(Buffer.from('a secret of the installation'), clock)
const mediaId = '0123456789abcdef0123456789abcdef'
const pictureId = 'fedcba9876543210fedcba9876543210'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><text>Größe</text></svg>'
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 256))
let folder: string
let app: FastifyInstance
let database: OpenDatabase
/** Says the same of every script. */
const voice: Voice = {
  engine: 'test',
  hasAccents: true,
  render: () => Promise.resolve(bytes),
  close: () => Promise.resolve(),
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-media-'))
  await writeFile(join(folder, 'secret.mp3'), 'secret')
  const storage = openStorage({ kind: 'disk', folder: join(folder, 'objects') })
  await storage.put('recordings/aa/a.mp3', bytes)
  database = await openTestDatabase()
  const script = { turns: [{ voice: 'slt', text: 'Hello.' }] }
  await database.db.insert(contentMedia).values([
    { id: mediaId, script, createdAt: clock.now() },
    { id: pictureId, svg, createdAt: clock.now() },
  ])
  app = await aBareServer()
  mediaRoutes(app, { media, storage, contentMedia: openContentMedia(database.db, openRecordings(storage, voice)) })
})
beforeEach(() => clock.set(start))
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const objectUrl = () => media.objectUrl('recordings/aa/a.mp3', 'ana')

test.each([
  ['a recording of a learner', objectUrl],
  ['a recording of the content', () => media.contentUrl(mediaId, 'ana')],
])('%s plays from its link, cached by the browser alone', async (_what, url) => {
  const response = await app.inject(url())
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(bytes)).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=43200, immutable',
  })
})

const pictureUrl = () => media.contentUrl(pictureId, 'ana')

test('a picture is an image, and opened by its own address it runs and loads nothing', async () => {
  const response = await app.inject(pictureUrl())
  expect([response.statusCode, response.body]).toEqual([200, svg])
  expect(response.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-length': String(Buffer.byteLength(svg)),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=43200, immutable',
  })
  const policy = String(response.headers['content-security-policy']).split('; ')
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']))
  expect(policy.join()).not.toMatch(/script|allow-/u)
})

test('a part of a picture is that part of its bytes', async () => {
  const response = await app.inject({ url: pictureUrl(), headers: { range: 'bytes=0-3' } })
  expect([response.statusCode, response.body]).toEqual([206, '<svg'])
  expect(response.headers['content-range']).toBe(`bytes 0-3/${Buffer.byteLength(svg)}`)
})

test.each(['0'.repeat(32), 'F'.repeat(32), 'short', `${mediaId}0`])('the media id "%s" is not found', async (id) => {
  const response = await app.inject(media.contentUrl(id, 'ana'))
  expect([response.statusCode, response.json()['code']]).toEqual([404, 'not_found'])
})

test.each([
  ['bytes=0-', 206, 'bytes 0-999/1000', bytes],
  ['bytes=10-19', 206, 'bytes 10-19/1000', bytes.subarray(10, 20)],
  ['bytes=-5', 206, 'bytes 995-999/1000', bytes.subarray(995)],
  ['bytes=990-5000', 206, 'bytes 990-999/1000', bytes.subarray(990)],
  ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
  ['bytes=5-1', 200, undefined, bytes],
  ['lines=1-2', 200, undefined, bytes],
])('the range %s answers %i', async (range, status, contentRange, expected) => {
  const response = await app.inject({ url: objectUrl(), headers: { range } })
  expect([response.statusCode, response.headers['content-range']]).toEqual([status, contentRange])
  expect(response.rawPayload.equals(expected)).toBe(true)
})

test('any range lies inside the file', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(6000), fc.option(fc.nat(6000)), (size, first, last) => {
      const range = parseRange(`bytes=${first}-${last ?? ''}`, size)
      expect(
        range === null ||
          range === 'unsatisfiable' ||
          (range.start === first && range.start <= range.end && range.end < size),
      ).toBe(true)
    }),
  )
})

test('one link serves for hours, and no link for more than a day', async () => {
  const url = objectUrl()
  clock.advanceSeconds(1.9 * 3600)
  expect(objectUrl()).toBe(url)
  clock.set(start)
  clock.advanceSeconds(12 * 3600)
  expect((await app.inject(url)).statusCode).toBe(200)
  clock.advanceSeconds(12 * 3600)
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('a link that was changed in any place grants nothing', async () => {
  const token = objectUrl().split('/')[2] ?? ''
  for (let i = 0; i < token.length; i += 3) {
    const forged = `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`
    // The last letter of base64 may hold unused bits.
    if (
      Buffer.from(forged.split('.')[1] ?? '', 'base64url').equals(Buffer.from(token.split('.')[1] ?? '', 'base64url'))
    ) {
      if (forged.split('.')[0] === token.split('.')[0]) continue
    }
    expect(media.verify(forged)).toBeNull()
  }
})

test.each(['/media/x/y', '/media/e30.e30/a.mp3', `/media/${'a'.repeat(400)}/a.mp3`])('%s is not found', async (url) => {
  const response = await app.inject(url)
  expect([response.statusCode, typeof response.json()['code']]).toEqual([404, 'string'])
})

test('a link of another installation grants nothing', () => {
  const other = createMedia(Buffer.from('another secret'), clock)
  const token = other.objectUrl('recordings/aa/a.mp3', 'ana').split('/')[2] ?? ''
  expect(media.verify(token)).toBeNull()
})

test('even a genuine link to a strange content id does not leave the storage', async () => {
  const response = await app.inject(media.contentUrl('../../secret', 'ana'))
  expect(response.statusCode).toBe(404)
  expect(response.body).not.toContain('secret')
})

test('what was deleted is not found', async () => {
  expect((await app.inject(media.objectUrl('recordings/aa/gone.mp3', 'ana'))).statusCode).toBe(404)
})
