import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { ContentError } from '../problem.ts'
import { PERSIAN_FILE, type PersianPack, persianText, sentenceName } from './persian-pack.ts'
import { readPersian } from './read-persian.ts'

/** What the Persian may weigh beside the rest of the pack, in bytes (decision 083). */
export const MOST_PERSIAN_BYTES = 1_000_000

/**
 * Builds the Persian of `directory` into `packDirectory`, whatever is still lacking. The same sources give the same pack.
 * Rejects with a `ContentError` where a file has the wrong shape.
 */
export async function buildPersian(directory: string, packDirectory: string): Promise<PersianPack> {
  const { words, questions, problems } = await readPersian(directory)
  if (problems.length > 0) throw new ContentError(problems)
  const sentences = new Map<string, string>()
  for (const { en, fa } of questions.flatMap(({ pairs }) => pairs)) {
    const name = sentenceName(en)
    if (fa !== null && !sentences.has(name)) sentences.set(name, fa)
  }
  const pack: PersianPack = {
    version: 1,
    glosses: words.map(({ key, senses }): PersianPack['glosses'][number] => [key, senses]).toSorted(byName),
    sentences: [...sentences].toSorted(byName),
  }
  await mkdir(packDirectory, { recursive: true })
  const draft = join(packDirectory, `${PERSIAN_FILE}.${process.pid}`)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
  await writeFile(draft, brotliCompressSync(persianText(pack), { params }))
  await rename(draft, join(packDirectory, PERSIAN_FILE))
  return pack
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)
