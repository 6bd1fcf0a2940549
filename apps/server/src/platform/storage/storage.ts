import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import { z } from 'zod'
import { type ByteRange, byteRange } from './byte-range.ts'

export type StorageLocation =
  | { kind: 'disk'; folder: string }
  | {
      kind: 's3'
      endpoint: URL | undefined
      bucket: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

export type StoredObject = { key: string; modifiedAt: Date }

/** Objects under keys: recordings and whatever else is too large for a row. */
export type Storage = {
  /** All of it or nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @throws when there is no such object. */
  get(key: string): Promise<Uint8Array>
  /** @throws when there is no such object. */
  getStream(key: string, range?: ByteRange): Promise<Readable>
  /** Size in bytes, or null when there is no such object. */
  findSize(key: string): Promise<number | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  /** Every object in a folder; for cleaning up. */
  list(folder: string): Promise<StoredObject[]>
  /** A key that cannot be guessed, e.g. `recordings/4f/4f0c….mp3`; the two letters keep folders small. */
  newKey(folder: string, extension: string): string
}

const KEY_BYTES = 16

const missingFolder = z.object({ code: z.literal('ENOENT') })

function newKey(folder: string, extension: string): string {
  const name = randomBytes(KEY_BYTES).toString('hex')
  return `${folder}/${name.slice(0, 2)}/${name}.${extension}`
}

/** Opens the object storage: a folder of this machine, or an S3-compatible service. */
export function openStorage(location: StorageLocation): Storage {
  const disk = new Disk(driverOf(location))
  const findSize = async (key: string) =>
    (await disk.exists(key)) ? (await disk.getMetaData(key)).contentLength : null
  return {
    put:
      location.kind === 'disk'
        ? (key, bytes) => putWhole(disk, location.folder, key, bytes)
        : (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    getStream: async (key, range) => {
      const stream = await disk.getStream(key)
      return range === undefined ? stream : byteRange(stream, range)
    },
    findSize,
    delete: async (key) => {
      if (await disk.exists(key)) await disk.delete(key)
    },
    list: (folder) => list(disk, folder),
    newKey,
  }
}

/** A file gets its name when all of it is there: nobody else reads half of one, and no killed process leaves half of one. */
async function putWhole(disk: Disk, folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const draft = `${key}.${randomBytes(KEY_BYTES).toString('hex')}.draft`
  await disk.put(draft, bytes)
  await rename(join(folder, draft), join(folder, key))
}

async function list(disk: Disk, folder: string): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  let paginationToken: string | undefined
  do {
    const options = { recursive: true, ...(paginationToken === undefined ? {} : { paginationToken }) }
    const page = await disk.listAll(folder, options).catch(emptyWhenMissing)
    for (const object of page.objects) {
      if (!object.isFile) continue
      const { lastModified } = await disk.getMetaData(object.key)
      found.push({ key: object.key, modifiedAt: lastModified })
    }
    paginationToken = page.paginationToken
  } while (paginationToken !== undefined)
  return found
}

/** A folder on disk comes with its first object. */
function emptyWhenMissing(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  if (error instanceof Error && missingFolder.safeParse(error.cause).success) return { objects: [] }
  throw error
}

function driverOf(location: StorageLocation): FSDriver | S3Driver {
  if (location.kind === 'disk') return new FSDriver({ location: location.folder, visibility: 'private' })
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = location
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
    // Services other than Amazon's name the bucket in the path, not in the host.
    ...(endpoint === undefined ? {} : { endpoint: endpoint.href, forcePathStyle: true }),
  })
}
