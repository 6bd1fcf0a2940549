import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  DICTIONARY_MANIFEST,
  type DictionaryManifest,
  dictionaryManifestSchema,
  type DictionaryRow,
} from './dictionary-pack.ts'

/** One part is one statement of the import: small enough that a server answers others in between. */
const ROWS_PER_PART = 1000

/** 4.2 MB in 8 s; gzip makes 6.0 MB of it, and the slowest packing, which takes minutes, 3.7 MB. */
const PACKING = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }

/**
 * Writes a dictionary into `packDirectory`: the data first, then the manifest that names it, so that no reader finds half a
 * dictionary; data that no manifest names any more goes. The same rows give the same bytes.
 */
export async function writeDictionary(
  packDirectory: string,
  rows: readonly DictionaryRow[],
  { wordsOfTheDay, difficultWords }: Pick<DictionaryManifest, 'wordsOfTheDay' | 'difficultWords'>,
): Promise<DictionaryManifest> {
  const parts = Array.from({ length: Math.ceil(rows.length / ROWS_PER_PART) }, (_, i) =>
    JSON.stringify(rows.slice(i * ROWS_PER_PART, (i + 1) * ROWS_PER_PART)),
  )
  const text = parts.join('\n')
  const data = brotliCompressSync(text, { params: PACKING })
  const file = `dictionary-${createHash('sha256').update(data).digest('hex').slice(0, 12)}.ndjson.br`
  const counts = { entries: rows.length, parts: parts.length }
  const manifest = dictionaryManifestSchema.parse({
    version: 1,
    file,
    ...counts,
    wordsOfTheDay,
    difficultWords,
    contentHash: createHash('sha256')
      .update(JSON.stringify({ wordsOfTheDay, difficultWords }))
      .update(text)
      .digest('hex'),
  })
  await mkdir(packDirectory, { recursive: true })
  await put(packDirectory, file, data)
  await put(packDirectory, DICTIONARY_MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`)
  const old = (await readdir(packDirectory)).filter((name) => name.startsWith('dictionary-') && name !== file)
  await Promise.all(old.map((name) => rm(join(packDirectory, name), { force: true })))
  return manifest
}

async function put(directory: string, name: string, content: string | Uint8Array): Promise<void> {
  const draft = join(directory, `${name}.${process.pid}`)
  await writeFile(draft, content)
  await rename(draft, join(directory, name))
}
