import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPack } from './build-pack.ts'
import { buildDictionary } from './dictionary/build-dictionary.ts'
import { readDictionaryManifest } from './dictionary/dictionary-pack.ts'
import { ownPlans, ownSources } from './own-sources.ts'
import { readPack } from './pack.ts'
import { contentFolder, isBuilt, packFolder, packParts } from './pack-stamp.mjs'

// Where one of these fails: `npm run content:pack`, and commit content/pack.

/** What the committed pack may weigh, in bytes: a clone and a first start pay for it. */
const MOST_BYTES = 9_000_000

async function anEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test.each(packParts)('the committed %s are stamped with the sources at hand', (part) => {
  expect(isBuilt(part)).toBe(true)
})

test('the committed questions are what their sources build', async () => {
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

test('the committed dictionary is what its sources build', async () => {
  const built = await buildDictionary(join(contentFolder, 'dictionary'), await anEmptyFolder())
  const committed = await readDictionaryManifest(packFolder)
  // The name of the file follows from its bytes, which another zlib packs otherwise.
  expect({ ...built, file: '' }).toEqual({ ...committed, file: '' })
})

test('the committed pack stays small, and holds nothing else', async () => {
  const names = await readdir(packFolder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(packFolder, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
  const { file } = await readDictionaryManifest(packFolder)
  const known = [file, 'dictionary.json', 'dictionary.stamp.json', 'pack.json.gz', 'questions.stamp.json']
  expect(names.toSorted()).toEqual(known.toSorted())
})
