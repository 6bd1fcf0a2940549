// Plain JavaScript without dependencies: `npm start` asks on the system's Node, before anything is installed, whether the
// committed pack (decision 051) is what the sources at hand build.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the content: its sources, and `pack` beneath it. */
export const contentFolder = fileURLToPath(new URL('..', import.meta.url))
export const packFolder = join(contentFolder, 'pack')

/**
 * What each part of the pack is built from, below the content's folder. What the builders import from packages is not named:
 * it changes often, seldom changes a pack, and `committed-pack.test.ts` notices where it does.
 *
 * @type {{ questions: Sources, dictionary: Sources, persian: Sources, vectors: Sources }}
 * @typedef {{ folders: readonly string[], files: readonly string[] }} Sources
 * @typedef {'questions' | 'dictionary' | 'persian' | 'vectors'} Part
 */
const sourcesOf = {
  questions: {
    folders: ['questions', 'lessons', 'src'],
    files: ['package.json', 'pronunciations.yaml', 'ids.lock', 'plans.yaml', 'videos.yaml'],
  },
  dictionary: { folders: ['dictionary', 'src/dictionary'], files: ['package.json'] },
  persian: { folders: ['persian', 'src/persian'], files: [] },
  vectors: { folders: ['src/vectors'], files: ['pack/pack.json.gz'] },
}

/** The parts without which nothing starts. @type {readonly Part[]} */
export const packParts = ['questions', 'dictionary']

/**
 * SHA-256 of the sources of a part; folders and files may be missing, and tests do not count.
 *
 * @param {Part} part
 * @param {string} [root] the content's folder
 * @returns {string} in hexadecimal
 */
export function hashSources(part, root = contentFolder) {
  const { folders, files } = sourcesOf[part]
  const hash = createHash('sha256')
  const names = [...folders.flatMap((folder) => filesBelow(root, folder)), ...files]
  for (const name of names.sort()) {
    const path = join(root, name)
    const content = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
    hash.update(`${name}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Whether the pack holds a part whole, built from the sources at hand.
 *
 * @param {Part} part
 * @param {string} [root] the content's folder
 */
export function isBuilt(part, root = contentFolder) {
  const pack = join(root, 'pack')
  const stamp = readStamp(join(pack, stampName(part)))
  if (stamp === null || stamp.sources !== hashSources(part, root)) return false
  return Object.entries(stamp.files).every(([name, hash]) => {
    const path = join(pack, name)
    return existsSync(path) && hashOf(readFileSync(path)) === hash
  })
}

/**
 * Notes what a part was built from, and into which files of the pack: the last step of its builder.
 *
 * @param {Part} part
 * @param {string} sources what `hashSources` said before it was built
 * @param {readonly string[]} files their names
 * @param {string} [root] the content's folder
 */
export function stampPart(part, sources, files, root = contentFolder) {
  const pack = join(root, 'pack')
  const hashes = Object.fromEntries(files.map((name) => [name, hashOf(readFileSync(join(pack, name)))]))
  const draft = join(pack, `${stampName(part)}.${process.pid}`)
  writeFileSync(draft, `${JSON.stringify({ sources, files: hashes }, null, 1)}\n`)
  renameSync(draft, join(pack, stampName(part)))
}

/** @param {Part} part */
const stampName = (part) => `${part}.stamp.json`

/** @param {Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex')

/**
 * @param {string} path
 * @returns {{ sources: string, files: Record<string, string> } | null} null where there is none, or a damaged one
 */
function readStamp(path) {
  if (!existsSync(path)) return null
  try {
    const { sources, files } = JSON.parse(readFileSync(path, 'utf8'))
    return typeof sources === 'string' && typeof files === 'object' && files !== null ? { sources, files } : null
  } catch {
    return null
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|ts)$/u.test(name) && !/\.(?:test|d)\.ts$/u.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}
