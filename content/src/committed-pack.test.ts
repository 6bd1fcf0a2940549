import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPack } from './build-pack.ts'
import { buildDictionary } from './dictionary/build-dictionary.ts'
import { readDictionaryManifest } from './dictionary/dictionary-pack.ts'
import { ownPlans, ownSources } from './own-sources.ts'
import { PACK_FILE, readPack, VECTORS_FILE } from './pack.ts'
import { buildPersian, MOST_PERSIAN_BYTES } from './persian/build-persian.ts'
import { persianFolder } from './persian/persian-folder.ts'
import { PERSIAN_FILE, readPersianPack } from './persian/persian-pack.ts'
import { contentFolder, isBuilt, packFolder, packParts } from './pack-stamp.mjs'
import { MOST_PACK_BYTES } from './vectors/room-in-pack.ts'

// Where one of these fails: `npm run content:pack`, and commit content/pack.

/** Half a minute each on a machine of its own, in milliseconds with room for others. */
const BUILDING = 300_000

async function anEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test.each([...packParts, 'persian', 'vectors'] as const)(
  'the committed %s are stamped with the sources at hand',
  (part) => {
    expect(isBuilt(part)).toBe(true)
  },
)

test('the committed questions are what their sources build', { timeout: BUILDING }, async () => {
  const { plans } = await ownPlans()
  const pack = await buildPack({
    plans,
    ...(await ownSources()),
    packDirectory: await anEmptyFolder(),
    onProgress: () => undefined,
  })
  // Compared as a whole: a difference in thousands of texts would take minutes to print.
  expect(JSON.stringify(pack) === JSON.stringify(await readPack(packFolder))).toBe(true)
})

test('the committed dictionary is what its sources build', { timeout: BUILDING }, async () => {
  const built = await buildDictionary(join(contentFolder, 'dictionary'), await anEmptyFolder())
  const committed = await readDictionaryManifest(packFolder)
  // The name of the file follows from its bytes, which another Node may pack otherwise.
  expect({ ...built, file: '' }).toEqual({ ...committed, file: '' })
})

test('the committed Persian is what its sources build', async () => {
  const built = await buildPersian(persianFolder, await anEmptyFolder())
  expect(JSON.stringify(built) === JSON.stringify(await readPersianPack(join(packFolder, PERSIAN_FILE)))).toBe(true)
})

test('the committed pack stays small, and holds nothing else', async () => {
  const names = await readdir(packFolder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(packFolder, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_PACK_BYTES + MOST_PERSIAN_BYTES)
  const { file } = await readDictionaryManifest(packFolder)
  const stamps = [...packParts, 'persian', 'vectors'].map((part) => `${part}.stamp.json`)
  const known = [file, 'dictionary.json', PACK_FILE, PERSIAN_FILE, VECTORS_FILE, ...stamps]
  expect(names.toSorted()).toEqual(known.toSorted())
})
