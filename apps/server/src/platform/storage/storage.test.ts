import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openStorage, type Storage } from './storage.ts'

type S3Server = { run(): Promise<unknown>; close(): Promise<unknown> }

const s3PortOf = z.object({ port: z.number() })
let folder: string
let server: S3Server
const storages: { disk?: Storage; s3?: Storage } = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-storage-'))
  storages.disk = openStorage({ kind: 'disk', folder: join(folder, 'objects') })
  // s3rver has no types; it stands in for the outside service.
  const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'rehearsal' }],
  })
  const { port } = s3PortOf.parse(await server.run())
  storages.s3 = openStorage({
    kind: 's3',
    endpoint: new URL(`http://127.0.0.1:${port}`),
    bucket: 'rehearsal',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

function storageOf(kind: 'disk' | 's3'): Storage {
  const storage = storages[kind]
  if (storage === undefined) throw new Error('not opened')
  return storage
}

const bytes = Uint8Array.from({ length: 200_000 }, (_, i) => i % 251)

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  test('an object comes back byte for byte, whole or in part', async () => {
    const storage = storageOf(kind)
    const key = storage.newKey('recordings', 'mp3')
    await storage.put(key, bytes)
    expect(Buffer.from(await storage.get(key)).equals(bytes)).toBe(true)
    expect(await storage.findSize(key)).toBe(bytes.length)
    expect((await buffer(await storage.getStream(key))).equals(bytes)).toBe(true)
    const part = await buffer(await storage.getStream(key, { start: 65_530, end: 131_100 }))
    expect(part.equals(bytes.subarray(65_530, 131_101))).toBe(true)
    expect([...(await buffer(await storage.getStream(key, { start: 0, end: 0 })))]).toEqual([0])
  })

  test('what is not there has no size, cannot be read, and is deleted without complaint', async () => {
    const storage = storageOf(kind)
    expect(await storage.findSize('recordings/gone.mp3')).toBeNull()
    await expect(storage.get('recordings/gone.mp3')).rejects.toThrow('Cannot read file')
    await expect(storage.delete('recordings/gone.mp3')).resolves.toBeUndefined()
  })

  test('a deleted object is gone', async () => {
    const storage = storageOf(kind)
    await storage.put('recordings/aa/a.mp3', bytes)
    await storage.delete('recordings/aa/a.mp3')
    expect(await storage.findSize('recordings/aa/a.mp3')).toBeNull()
  })

  test('a folder lists what lies in it at any depth, with its time', async () => {
    const storage = storageOf(kind)
    expect(await storage.list('nothing-yet')).toEqual([])
    await storage.put('listed/aa/a.mp3', bytes)
    await storage.put('listed/bb/b.mp3', bytes)
    const objects = await storage.list('listed')
    expect(objects.map(({ key }) => key).toSorted()).toEqual(['listed/aa/a.mp3', 'listed/bb/b.mp3'])
    const now = performance.timeOrigin + performance.now()
    expect(Math.abs((objects[0]?.modifiedAt.getTime() ?? 0) - now)).toBeLessThan(60_000)
  })

  test('keys that would leave the storage are refused', async () => {
    await expect(storageOf(kind).put('../outside.mp3', bytes)).rejects.toThrow('Path traversal')
    expect(await readdir(folder)).not.toContain('outside.mp3')
  })
})

test('an object on disk that is written again is never read by halves', async () => {
  const storage = storageOf('disk')
  const key = 'speech/again.mp3'
  const other = Uint8Array.from({ length: 150_000 }, (_, i) => i % 83)
  await storage.put(key, bytes)
  const writing = Promise.all(Array.from({ length: 10 }, (_, i) => storage.put(key, i % 2 === 0 ? other : bytes)))
  for (let i = 0; i < 10; i++) {
    const read = Buffer.from(await storage.get(key))
    expect(read.equals(bytes) || read.equals(other)).toBe(true)
  }
  await writing
  expect((await storage.list('speech')).map((object) => object.key)).toEqual([key])
})

test('keys cannot be guessed and never repeat', () => {
  const storage = storageOf('disk')
  const keys = Array.from({ length: 100 }, () => storage.newKey('recordings', 'mp3'))
  expect(new Set(keys).size).toBe(100)
  expect(keys[0]).toMatch(/^recordings\/([0-9a-f]{2})\/\1[0-9a-f]{30}\.mp3$/u)
})
