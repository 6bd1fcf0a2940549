import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildPack } from './build-pack.ts'
import { PACK_FILE, readPack } from './pack.ts'
import { aBank } from './testing/bank.ts'

let packDirectory = ''

beforeEach(async () => {
  const bank = await aBank()
  packDirectory = bank.packDirectory
  await buildPack({ ...bank, knowsWord: () => true, onProgress: () => undefined })
})

const write = (text: string) => writeFile(join(packDirectory, PACK_FILE), text)

test.each([
  ['is missing', () => rm(join(packDirectory, PACK_FILE))],
  ['is cut short', () => truncate(join(packDirectory, PACK_FILE), 100)],
  ['is of another version', () => write('{"version": 2, "questions": [], "media": []}')],
  [
    'has a recording that says nothing',
    () =>
      write(
        `{"version": 3, "questions": [], "lessons": [], "videos": [], "media": [{"id": "${'0'.repeat(32)}", "kind": "speech", "script": {"turns": []}}]}`,
      ),
  ],
  [
    'has a picture that is none',
    () =>
      write(
        `{"version": 3, "questions": [], "lessons": [], "videos": [], "media": [{"id": "${'0'.repeat(32)}", "kind": "picture", "svg": "<p>"}]}`,
      ),
  ],
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
