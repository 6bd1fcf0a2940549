import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const WEIGHTS_FOLDER = join(import.meta.dirname, '../packages/speech/models/speech')
export const MANIFEST = 'manifest.json'

export type ListedWeights = Record<string, { bytes: number; sha256: string }>

/** Size and SHA-256 of every file in a folder of weights, by name; not of what describes them. */
export function listWeights(folder: string): ListedWeights {
  const names = readdirSync(folder).filter((name) => name !== MANIFEST && name !== 'README.md')
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const content = readFileSync(join(folder, name))
      return [name, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }]
    }),
  )
}
