import { readdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildPack } from './build-pack.ts'
import { buildDictionary } from './dictionary/build-dictionary.ts'
import { readDictionaryManifest } from './dictionary/dictionary-pack.ts'
import { readKnownWords } from './known-words.ts'
import { readPack } from './pack.ts'
import { contentFolder, isBuilt, packFolder, packParts } from './pack-stamp.mjs'
import { readPlans } from './read-plans.ts'

// Where one of these fails: `npm run content:pack`, and commit content/pack.

/** What the committed pack may weigh, in bytes: a clone and a first start pay for it. */
const MOST_BYTES = 9_000_000

const sources = (name: string) => join(contentFolder, name)

async function anEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-pack-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test.each(packParts)('the committed %s are stamped with the sources at hand', (part) => {
  expect(isBuilt(part)).toBe(true)
})

test('the committed questions are what their sources build', async () => {
  const { plans } = readPlans(await readFile(sources('plans.yaml'), 'utf8'))
  const pack = await buildPack({
    plans,
    questionsDirectory: sources('questions'),
    lessonsDirectory: sources('lessons'),
    videosFile: sources('videos.yaml'),
    idsLock: await readFile(sources('ids.lock'), 'utf8'),
    knowsWord: await readKnownWords(contentFolder),
    packDirectory: await anEmptyFolder(),
    onProgress: () => undefined,
  })
  // Compared as a whole: a difference in thousands of texts would take minutes to print.
  expect(JSON.stringify(pack) === JSON.stringify(await readPack(packFolder))).toBe(true)
})

test('the committed dictionary is what its sources build', async () => {
  const built = await buildDictionary(sources('dictionary'), await anEmptyFolder())
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
