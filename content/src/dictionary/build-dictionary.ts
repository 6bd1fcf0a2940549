import { join } from 'node:path'
import { ContentError } from '../problem.ts'
import { readAuthored } from './authored.ts'
import { checkAuthored } from './check-authored.ts'
import { readDecency } from './decency.ts'
import type { DictionaryManifest } from './dictionary-pack.ts'
import { dictionaryRows } from './dictionary-rows.ts'
import { readWordNet } from './word-net.ts'
import { writeDictionary } from './write-dictionary.ts'

/**
 * Builds the dictionary from WordNet, the pronouncing dictionary and the authored files in `directory` into
 * `packDirectory`. The same sources give the same bytes, and an old dictionary stays whole until the new one is.
 * Rejects with a `ContentError` that lists what is wrong with the authored files.
 */
export async function buildDictionary(directory: string, packDirectory: string): Promise<DictionaryManifest> {
  const [authored, decency, wordNet] = await Promise.all([
    readAuthored(directory),
    readDecency(join(directory, 'decency.yaml')),
    readWordNet(),
  ])
  const rows = dictionaryRows(wordNet, authored, decency)
  const problems = checkAuthored(authored, rows, decency)
  if (problems.length > 0) throw new ContentError(problems)
  return writeDictionary(packDirectory, rows, authored)
}
