import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pronounce } from '@rehearsal/phonetics/pronunciation/pronounce'
import { expect, onTestFinished, test } from 'vitest'
import { readKnownWords } from './known-words.ts'

async function aFolderWith(yaml: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rehearsal-words-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'pronunciations.yaml'), yaml)
  return folder
}

const guess = (word: string) => pronounce(word)[0]?.join(' ') ?? ''

test.each([
  ['forest', true],
  ["school's", true],
  ["students'", true],
  ["don't", true],
  ['blorptide', false],
  ['1990', false],
  ['5%', false],
  ['constructor', true],
  ['hasownproperty', false],
])('without a list, %s is known: %s', async (word, isKnown) => {
  expect((await readKnownWords('/nowhere'))(word)).toBe(isKnown)
})

test('a listed word is known when the engines say it as expected', async () => {
  const knowsWord = await readKnownWords(await aFolderWith(`blorptide: ${guess('blorptide')}`))
  expect(knowsWord('blorptide')).toBe(true)
  expect(knowsWord('blorptides')).toBe(false)
})

test.each([
  ['blorptide: K AE1 T', 'blorptide', `the engines say ${guess('blorptide')}: use another word`],
  ['Blorptide: K AE1 T', 'Blorptide', expect.stringContaining('Invalid key')],
  ['blorptide: cat', 'blorptide', 'write ARPABET, such as K AE1 T'],
  ['blorptide: 3', 'blorptide', expect.stringContaining('expected string')],
  ['- blorptide', '', expect.stringContaining('expected record')],
])('the list %j is refused, naming the word', async (yaml, field, message) => {
  await expect(readKnownWords(await aFolderWith(yaml))).rejects.toMatchObject({
    problems: [{ file: 'pronunciations.yaml', field, message }],
  })
})
