import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { hashSources, isBuilt, stampPart } from './pack-stamp.mjs'

let root = ''
const hash = () => hashSources('questions', root)
const write = (file: string, text: string) => writeFile(join(root, file), text)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rehearsal-sources-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of ['questions/reading', 'src', 'pack']) await mkdir(join(root, folder), { recursive: true })
  await write('questions/reading/a.yaml', 'id: 1')
  await write('src/build.ts', 'build()')
  await write('ids.lock', '1')
})

test('the hash stays while nothing changes', () => {
  expect(hash()).toBe(hash())
})

test.each([
  ['a changed question', 'questions/reading/a.yaml', 'id: 2'],
  ['a new question', 'questions/reading/b.yaml', 'id: 2'],
  ['changed code', 'src/build.ts', 'build(2)'],
  ['a changed list', 'ids.lock', '1 2'],
  ['a list that was not there', 'pronunciations.yaml', 'a: AH'],
])('%s changes the hash', async (_what, file, text) => {
  const before = hash()
  await write(file, text)
  expect(hash()).not.toBe(before)
})

test.each(['src/build.test.ts', 'src/build.d.ts', 'questions/notes.txt'])('%s does not count', async (file) => {
  const before = hash()
  await write(file, 'anything')
  expect(hash()).toBe(before)
})

test('a text that moves from one file to the next changes the hash', async () => {
  await write('questions/reading/b.yaml', 'xy')
  const before = hash()
  await write('questions/reading/a.yaml', 'id: 1x')
  await write('questions/reading/b.yaml', 'y')
  expect(hash()).not.toBe(before)
})

const PART = 'pack/pack.json.gz'

test('a part is built once it is stamped, and no longer when its sources change', async () => {
  expect(isBuilt('questions', root)).toBe(false)
  await write(PART, 'questions')
  stampPart('questions', hash(), ['pack.json.gz'], root)
  expect([isBuilt('questions', root), isBuilt('dictionary', root)]).toEqual([true, false])
  await write('ids.lock', '1 2')
  expect(isBuilt('questions', root)).toBe(false)
})

test.each([
  ['is cut short', () => truncate(join(root, PART), 4)],
  ['is another', () => write(PART, 'question2')],
  ['is gone', () => rm(join(root, PART))],
  ['has half a stamp', () => write('pack/questions.stamp.json', '{"sources": "')],
  ['has a stamp that says nothing', () => write('pack/questions.stamp.json', '{}')],
])('a part that %s is not built', async (_what, damage) => {
  await write(PART, 'questions')
  stampPart('questions', hash(), ['pack.json.gz'], root)
  await damage()
  expect(isBuilt('questions', root)).toBe(false)
})
