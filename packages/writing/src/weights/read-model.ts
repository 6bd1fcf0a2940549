import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const MODELS_FOLDER = join(import.meta.dirname, '../../models')

/** A file of `packages/writing/models`. Throws when it is missing. */
export function readModel(name: string): Buffer {
  return readFileSync(join(MODELS_FOLDER, name))
}
