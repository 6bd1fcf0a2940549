import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildPersian } from './build-persian.ts'
import { PERSIAN_FILE, readPersianPack, sentenceName } from './persian-pack.ts'

let root = ''
let file = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rehearsal-persian-'))
  onTestFinished(() => rm(root, { recursive: true }))
  file = join(root, 'pack', PERSIAN_FILE)
  await mkdir(join(root, 'glosses'))
  await mkdir(join(root, 'sentences', 'speaking'), { recursive: true })
  await writeFile(join(root, 'glosses', 'b.yaml'), 'bridge: {noun: [پل]}\n')
  const sentences = '12:\n  - {en: It fell., fa: فرو ریخت.}\n  - {en: Why?, fa: }\n'
  await writeFile(join(root, 'sentences', 'speaking', 'read-aloud.yaml'), sentences)
})

test('what is built is read again, without what is not translated yet', async () => {
  const built = await buildPersian(root, join(root, 'pack'))
  expect(await readPersianPack(file)).toEqual(built)
  expect(built).toEqual({
    version: 1,
    glosses: [['bridge', [{ partOfSpeech: 'NOUN', glosses: ['پل'] }]]],
    sentences: [[sentenceName('It fell.'), 'فرو ریخت.']],
  })
})

test('the same sources give the same bytes', async () => {
  await buildPersian(root, join(root, 'pack'))
  const first = await readFile(file)
  await buildPersian(root, join(root, 'pack'))
  expect(await readFile(file)).toEqual(first)
})

test('a file of another shape builds nothing, and is named', async () => {
  await writeFile(join(root, 'glosses', 'b.yaml'), 'bridge: {noun: [bridge]}\n')
  await expect(buildPersian(root, join(root, 'pack'))).rejects.toThrow(/persian\/glosses\/b\.yaml:1: bridge\.noun\.0/u)
  await expect(readPersianPack(file)).rejects.toThrow(/missing/u)
})

test.each([
  ['a byte less', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['another letter', (bytes: Buffer) => brotliCompressSync(brotliDecompressSync(bytes).toString().replace('پل', 'گل'))],
  ['nothing', () => Buffer.alloc(0)],
])('a pack with %s is damaged, and what to do is said', async (_what, damaged) => {
  await buildPersian(root, join(root, 'pack'))
  await writeFile(file, damaged(await readFile(file)))
  await expect(readPersianPack(file)).rejects.toThrow(/damaged: run "npm run content:pack"/u)
})
