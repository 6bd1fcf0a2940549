import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ContentError } from '../problem.ts'
import { readAuthored } from './authored.ts'
import { checkAuthored } from './check-authored.ts'
import { readDecency } from './decency.ts'
import { DICTIONARY_MANIFEST, type DictionaryManifest, dictionaryManifestSchema } from './dictionary-pack.ts'
import { dictionaryRows } from './dictionary-rows.ts'
import { readWordNet } from './word-net.ts'

/** One part is one statement of the import: small enough that a server answers others in between. */
const ROWS_PER_PART = 1000

/**
 * Builds the dictionary from WordNet, the pronouncing dictionary and the authored files in `directory` into
 * `packDirectory`. The same sources give the same bytes, and an old dictionary stays whole until the new one is.
 * Rejects with a `ContentError` that lists what is wrong with the authored files.
 */
export async function buildDictionary(
  directory: string,
  packDirectory: string,
  sources: string,
): Promise<DictionaryManifest> {
  const [authored, decency, wordNet] = await Promise.all([
    readAuthored(directory),
    readDecency(join(directory, 'decency.yaml')),
    readWordNet(),
  ])
  const rows = dictionaryRows(wordNet, authored, decency)
  const problems = checkAuthored(authored, rows, decency)
  if (problems.length > 0) throw new ContentError(problems)
  const parts = Math.ceil(rows.length / ROWS_PER_PART)
  const lines = Array.from({ length: parts }, (_, i) =>
    JSON.stringify(rows.slice(i * ROWS_PER_PART, (i + 1) * ROWS_PER_PART)),
  )
  const data = gzipSync(lines.join('\n'))
  const manifest = dictionaryManifestSchema.parse({
    version: 1,
    file: `dictionary-${createHash('sha256').update(data).digest('hex').slice(0, 12)}.ndjson.gz`,
    entries: rows.length,
    parts,
    wordsOfTheDay: authored.wordsOfTheDay,
    difficultWords: authored.difficultWords,
    sources,
  })
  await write(packDirectory, manifest, data)
  return manifest
}

/** The data first, then the manifest that names it: no reader finds half a dictionary. */
async function write(packDirectory: string, manifest: DictionaryManifest, data: Uint8Array): Promise<void> {
  await mkdir(packDirectory, { recursive: true })
  const put = async (name: string, content: string | Uint8Array) => {
    const draft = join(packDirectory, `${name}.${process.pid}`)
    await writeFile(draft, content)
    await rename(draft, join(packDirectory, name))
  }
  await put(manifest.file, data)
  await put(DICTIONARY_MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`)
  const old = (await readdir(packDirectory)).filter((name) => name.endsWith('.ndjson.gz') && name !== manifest.file)
  await Promise.all(old.map((name) => rm(join(packDirectory, name), { force: true })))
}
