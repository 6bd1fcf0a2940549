import { createHash } from 'node:crypto'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Long enough for the end of a pack, which says what it was built from. */
const TAIL_BYTES = 200

/**
 * SHA-256 of all that a pack is built from: the questions, their lists, and the code that reads them; `folders` and files
 * may be missing. Tests do not count. Nothing heavy is loaded for it, since every start of the product asks.
 */
export async function hashSources(root: string, folders: readonly string[], files: readonly string[]): Promise<string> {
  const listed = await Promise.all(folders.map((folder) => filesBelow(root, folder)))
  const hash = createHash('sha256')
  const contents = [...listed.flat(), ...files]
    .sort()
    .map(async (file) => [file, await readIfThere(join(root, file))] as const)
  for (const [file, content] of await Promise.all(contents)) hash.update(`${file}\n${content.length}\n`).update(content)
  return hash.digest('hex')
}

/** What the pack in the file `path` was built from; null when there is none, or only half of one. */
export async function builtSources(path: string): Promise<string | null> {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read({
      buffer: Buffer.alloc(TAIL_BYTES),
      position: Math.max(0, size - TAIL_BYTES),
    })
    return /"sources": "([0-9a-f]{64})"\s*\}\s*$/u.exec(buffer.subarray(0, bytesRead).toString('utf8'))?.[1] ?? null
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const names = await readdir(join(root, folder), { recursive: true })
  return names
    .filter((name) => /\.(?:yaml|ts)$/u.test(name) && !/\.(?:test|d)\.ts$/u.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

async function readIfThere(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    if (isMissing(error)) return Buffer.alloc(0)
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
