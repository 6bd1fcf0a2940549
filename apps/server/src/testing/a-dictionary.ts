import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { DictionaryRow } from '@rehearsal/content/dictionary-pack'
import { importDictionary } from '../modules/dictionary/import-service.ts'
import type { TestApp } from './an-app.ts'

/** An entry with one meaning, and what a test changes of it. */
export function aWord(key: string, change: Partial<DictionaryRow['entry']> & { uses?: number } = {}): DictionaryRow {
  const { uses = 1, ...entry } = change
  const meaning = { partOfSpeech: 'VERB', definitions: [`to ${key}`], examples: [`They ${key}.`] } as const
  const nothing = { synonyms: [], antonyms: [], collocations: [], idioms: [] }
  return {
    key,
    uses,
    entry: {
      word: key,
      americanPhonetic: 'rʌn',
      britishPhonetic: 'rʌn',
      familyWords: [],
      meanings: [{ ...meaning, ...nothing, definitions: [...meaning.definitions], examples: [...meaning.examples] }],
      ...entry,
    },
  }
}

/** Writes a dictionary as the builder does, in parts of `partSize` rows. Remove its folder afterwards. */
export async function aDictionaryPack(
  rows: readonly DictionaryRow[],
  partSize = 1000,
  folder?: string,
): Promise<string> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'rehearsal-dictionary-')))
  const parts = Array.from({ length: Math.ceil(rows.length / partSize) }, (_, i) =>
    JSON.stringify(rows.slice(i * partSize, (i + 1) * partSize)),
  )
  const file = `dictionary-${randomBytes(6).toString('hex')}.ndjson.br`
  await writeFile(join(directory, file), brotliCompressSync(parts.join('\n')))
  const contentHash = randomBytes(32).toString('hex')
  const pools = { wordsOfTheDay: rows.map(({ key }) => key), difficultWords: rows.map(({ key }) => key) }
  const manifest = { version: 1, file, entries: rows.length, parts: parts.length, ...pools, contentHash }
  await writeFile(join(directory, 'dictionary.json'), JSON.stringify(manifest))
  return directory
}

/** Puts a dictionary of these words, sorted by their keys, into the database of an app, and beside it for its pools. */
export async function aDictionary(app: TestApp, rows: readonly DictionaryRow[]): Promise<void> {
  await aDictionaryPack(rows, 1000, app.dataDir)
  await importDictionary(app.platform, app.dataDir)
}
