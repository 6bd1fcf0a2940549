import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildPack } from './build-pack.ts'
import { PACK_FILE } from './pack.ts'
import { builtSources, hashSources } from './sources-hash.ts'
import { aBank } from './testing/bank.ts'

let root = ''
const hash = () => hashSources(root, ['questions', 'src'], ['ids.lock', 'pronunciations.yaml'])
const write = (file: string, text: string) => writeFile(join(root, file), text)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rehearsal-sources-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'questions/reading'), { recursive: true })
  await mkdir(join(root, 'src'))
  await write('questions/reading/a.yaml', 'id: 1')
  await write('src/build.ts', 'build()')
  await write('ids.lock', '1')
})

test('the hash stays while nothing changes', async () => {
  expect(await hash()).toBe(await hash())
})

test.each([
  ['a changed question', 'questions/reading/a.yaml', 'id: 2'],
  ['a new question', 'questions/reading/b.yaml', 'id: 2'],
  ['changed code', 'src/build.ts', 'build(2)'],
  ['a changed list', 'ids.lock', '1 2'],
  ['a list that was not there', 'pronunciations.yaml', 'a: AH'],
])('%s changes the hash', async (_what, file, text) => {
  const before = await hash()
  await write(file, text)
  expect(await hash()).not.toBe(before)
})

test.each(['src/build.test.ts', 'src/build.d.ts', 'questions/notes.txt'])('%s does not count', async (file) => {
  const before = await hash()
  await write(file, 'anything')
  expect(await hash()).toBe(before)
})

test('a text that moves from one file to the next changes the hash', async () => {
  await write('questions/reading/b.yaml', 'xy')
  const before = await hash()
  await write('questions/reading/a.yaml', 'id: 1x')
  await write('questions/reading/b.yaml', 'y')
  expect(await hash()).not.toBe(before)
})

test('a pack says what it was built from, and half a pack or none does not', async () => {
  const bank = await aBank()
  const sources = await hash()
  await buildPack({ ...bank, sources, knowsWord: () => true, onProgress: () => undefined })
  expect(await builtSources(join(bank.packDirectory, PACK_FILE))).toBe(sources)
  await truncate(join(bank.packDirectory, PACK_FILE), 1000)
  expect(await builtSources(join(bank.packDirectory, PACK_FILE))).toBeNull()
  expect(await builtSources(join(bank.packDirectory, 'nowhere.json'))).toBeNull()
})
