import { readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Every file below a folder, relative to it with `/` on every system, in the order of their names. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).split(sep).filter(Boolean).join('/'))
    .sort()
}
