import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PACK_FILE } from '../pack.ts'

/** What the committed pack may weigh, in bytes: a clone and a first start pay for it (decision 051). */
export const MOST_PACK_BYTES = 9_000_000
/** Is left free for stamps. */
const MARGIN = 10_000

/** How many bytes the vectors may take of the pack: what questions and dictionary leave. */
export async function roomInPack(folder: string): Promise<number> {
  const others = (await readdir(folder)).filter((name) => isOther(name))
  const sizes = await Promise.all(others.map(async (name) => (await stat(join(folder, name))).size))
  return MOST_PACK_BYTES - MARGIN - sizes.reduce((sum, size) => sum + size, 0)
}

/** Drafts and stamps come and go. */
const isOther = (name: string) => name === PACK_FILE || (name.startsWith('dictionary') && !name.endsWith('.stamp.json'))
