import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFolder } from './compress-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'compress-'))
const text = 'const word = "practice"\n'.repeat(200)
let count = 0

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'page.js'), text)
  writeFileSync(join(folder, 'assets', 'letters.woff2'), text)
  writeFileSync(join(folder, 'small.css'), 'a{}')
  count = await compressFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a text of more than a kilobyte gets both compressed forms, which hold the same', () => {
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'page.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'page.js.gz'))).toString()).toBe(text)
  expect(count).toBe(1)
})

test('small files and fonts, which are compressed already, are left alone', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['assets', 'small.css'])
  expect(readdirSync(join(folder, 'assets')).toSorted()).toEqual([
    'letters.woff2',
    'page.js',
    'page.js.br',
    'page.js.gz',
  ])
})
