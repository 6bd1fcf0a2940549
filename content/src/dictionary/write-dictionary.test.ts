import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDictionaryManifest, readDictionaryParts } from './dictionary-pack.ts'
import { writeDictionary } from './write-dictionary.ts'

const row = (key: string) => ({
  key,
  uses: 1,
  entry: {
    word: key,
    americanPhonetic: null,
    britishPhonetic: null,
    familyWords: [],
    meanings: [
      {
        partOfSpeech: 'NOUN' as const,
        definitions: ['a thing'],
        examples: [],
        synonyms: [],
        antonyms: [],
        collocations: [],
        idioms: [],
      },
    ],
  },
})
const pools = { wordsOfTheDay: ['ant'], difficultWords: ['ant'] }

test('what is written is read again, in parts, and the same rows give the same file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dictionary-'))
  const rows = Array.from({ length: 2500 }, (_, i) => row(`word${String(i).padStart(4, '0')}`))
  const manifest = await writeDictionary(folder, rows, pools)
  expect([manifest.entries, manifest.parts]).toEqual([2500, 3])
  const parts: string[] = []
  for await (const part of readDictionaryParts(folder, await readDictionaryManifest(folder))) parts.push(part)
  expect(parts.flatMap((part): unknown[] => JSON.parse(part))).toEqual(rows)
  expect(await writeDictionary(folder, rows, pools)).toEqual(manifest)
  await writeDictionary(folder, rows.slice(1), pools)
  expect((await readdir(folder)).filter((name) => name.endsWith('.br'))).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('a dictionary that is damaged or missing says how to build it again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dictionary-'))
  await expect(readDictionaryManifest(folder)).rejects.toThrow('npm run build')
  await writeFile(join(folder, 'dictionary.json'), '{"version":1')
  await expect(readDictionaryManifest(folder)).rejects.toThrow('npm run build')
  await rm(folder, { recursive: true })
})
