import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flite } from '@rehearsal/voice'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildPack } from './build-pack.ts'
import { mediaPath, PACK_FILE, readPack } from './pack.ts'
import { aBank } from './testing/bank.ts'

let packDirectory = ''
let mediaId = ''

beforeEach(async () => {
  const bank = await aBank()
  packDirectory = bank.packDirectory
  const pack = await buildPack({ ...bank, synthesiser: flite, knowsWord: () => true, onProgress: () => undefined })
  mediaId = pack.media[0]?.id ?? ''
})

test.each([
  ['is missing', () => rm(join(packDirectory, PACK_FILE))],
  ['is not JSON', () => writeFile(join(packDirectory, PACK_FILE), '{"version": 1,')],
  [
    'is of another version',
    () => writeFile(join(packDirectory, PACK_FILE), '{"version": 2, "questions": [], "media": []}'),
  ],
  ['lacks a recording', () => rm(mediaPath(packDirectory, mediaId))],
  ['has half a recording', () => truncate(mediaPath(packDirectory, mediaId), 100)],
])('a pack that %s is refused with advice and the cause', async (_what, damage) => {
  await damage()
  await expect(readPack(packDirectory)).rejects.toMatchObject({
    message: `The question pack in ${packDirectory} cannot be read: build it with \`npm run build\`.`,
    cause: expect.any(Error),
  })
})

test('a folder without a pack is refused by name', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'rehearsal-content-'))
  onTestFinished(() => rm(empty, { recursive: true }))
  await expect(readPack(empty)).rejects.toThrow(empty)
})
