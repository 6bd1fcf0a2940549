import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = '**/*.{css,html,js,json,svg,wasm}'
/** What fits one packet anyway is not worth a second file. */
const smallestBytes = 1024

/** Of the highest, 11, the files are 2 % smaller and take twice the time. */
const brotliQuality = 10

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Lays a `.br` and a `.gz` beside each text file of a folder that is larger than a kilobyte, where it is smaller so: the server
 * sends these to browsers that take them. Returns how many files it compressed. Node's zlib works on several cores by itself.
 */
export async function compressFolder(folder: string): Promise<number> {
  const done = await Promise.all(globSync(texts, { cwd: folder }).map((name) => compressFile(join(folder, name))))
  return done.filter(Boolean).length
}

async function compressFile(path: string): Promise<boolean> {
  const plain = await readFile(path)
  if (plain.byteLength <= smallestBytes) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
  }
  const [br, gz] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })])
  const siblings = [
    { path: `${path}.br`, bytes: br },
    { path: `${path}.gz`, bytes: gz },
  ]
  const smaller = siblings.filter(({ bytes }) => bytes.byteLength < plain.byteLength)
  await Promise.all(smaller.map((sibling) => writeFile(sibling.path, sibling.bytes)))
  return smaller.length > 0
}
