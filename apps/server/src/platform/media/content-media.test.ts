import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aVoice } from '../../testing/a-voice.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { fixedClock } from '../clock.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { contentMedia } from '../database/schema/content-media.ts'
import { openStorage, type Storage } from '../storage/storage.ts'
import type { Voice } from '../voice/voice.ts'
import { openContentMedia } from './content-media.ts'
import { openRecordings } from './recordings.ts'

const spokenId = 'a'.repeat(32)
const pictureId = 'b'.repeat(32)
const script = { turns: [{ voice: 'awb' as const, text: 'Mind the gap.' }], endsInBeep: true }
let database: OpenDatabase
let folder: string
let storage: Storage

beforeAll(async () => {
  database = await openTestDatabase()
  const createdAt = fixedClock('2026-03-18T09:00:00Z').now()
  await database.db.insert(contentMedia).values([
    { id: spokenId, script, createdAt },
    { id: pictureId, svg: '<svg/>', createdAt },
  ])
})
beforeEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
  folder = await mkdtemp(join(tmpdir(), 'rehearsal-content-media-'))
  storage = openStorage({ kind: 'disk', folder })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (voice: Voice) => openContentMedia(database.db, openRecordings(storage, voice))
const keyOf = async (media: ReturnType<typeof open>) => {
  const item = await media.find(spokenId)
  if (item?.kind !== 'speech') throw new Error('no recording')
  return item.objectKey
}
const textAt = async (key: string) => new TextDecoder().decode(await storage.get(key))

test('a recording is rendered when it is first asked for, and once for all who ask meanwhile', async () => {
  const voice = aVoice()
  const media = open(voice)
  expect(voice.said).toEqual([])
  const keys = await Promise.all(Array.from({ length: 20 }, () => keyOf(media)))
  expect(new Set(keys).size).toBe(1)
  expect(voice.said).toEqual([script])
  expect(await textAt(keys[0] ?? '')).toBe('take 1')
})

test('what the storage holds is not rendered again, not even after a restart', async () => {
  const key = await keyOf(open(aVoice()))
  const voice = aVoice()
  const restarted = open(voice)
  expect([await keyOf(restarted), await keyOf(restarted)]).toEqual([key, key])
  expect(voice.said).toEqual([])
})

test('another engine renders anew and leaves the old recording alone', async () => {
  const [one, other] = [await keyOf(open(aVoice('one'))), await keyOf(open(aVoice('other')))]
  expect(one).not.toBe(other)
  expect(await storage.list('speech')).toHaveLength(2)
})

test('with force a recording is rendered again, in place of the old one', async () => {
  const voice = aVoice()
  const recordings = openRecordings(storage, voice)
  const key = await recordings.render(spokenId, script)
  expect(await recordings.render(spokenId, script)).toBe(key)
  expect(await textAt(key)).toBe('take 1')
  expect(await recordings.render(spokenId, script, true)).toBe(key)
  expect(await textAt(key)).toBe('take 2')
})

test('a rendering that fails leaves nothing behind and is tried again by the next who asks', async () => {
  const voice = aVoice()
  const media = open(voice)
  voice.failNext()
  await expect(keyOf(media)).rejects.toMatchObject({ code: 'recording_unavailable', status: 503 })
  expect(await storage.list('speech')).toEqual([])
  expect(await textAt(await keyOf(media))).toBe('take 2')
})

test('a picture comes from its row, and an unknown id is nothing', async () => {
  const voice = aVoice()
  expect(await open(voice).find(pictureId)).toEqual({ kind: 'picture', svg: '<svg/>' })
  expect(await open(voice).find('c'.repeat(32))).toBeNull()
  expect(voice.said).toEqual([])
})

test('a recording of one voice is to be had in another accent, rendered beside its own', async () => {
  const voice = aVoice()
  const media = open(voice)
  expect(await media.listAccents(spokenId)).toEqual(['UK', 'US'])
  const [own, british, american] = [
    await media.find(spokenId),
    await media.find(spokenId, 'UK'),
    await media.find(spokenId, 'US'),
  ]
  expect(british).toEqual(own)
  expect(american).not.toEqual(own)
  expect(voice.said).toEqual([script, { ...script, turns: [{ voice: 'rms', text: 'Mind the gap.' }] }])
})

test('no accent is offered of a picture, of nothing, or where the voices say none', async () => {
  const media = open(aVoice())
  expect([await media.listAccents(pictureId), await media.listAccents('c'.repeat(32))]).toEqual([[], []])
  expect(await open({ ...aVoice(), hasAccents: false }).listAccents(spokenId)).toEqual([])
})
