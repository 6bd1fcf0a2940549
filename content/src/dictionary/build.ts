import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentFolder, hashSources, isBuilt, packFolder, stampPart } from '../pack-stamp.mjs'
import { ContentError } from '../problem.ts'

const options = { force: { type: 'boolean' } } as const

/**
 * `node content/src/dictionary/build.ts` builds the dictionary into `content/pack`, unless nothing has changed since
 * (`--force` builds all the same).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  if (!values.force && isBuilt('dictionary')) return console.log('dictionary: nothing has changed')
  const sources = hashSources('dictionary')
  const [{ buildDictionary }, { DICTIONARY_MANIFEST }] = await Promise.all([
    import('./build-dictionary.ts'),
    import('./dictionary-pack.ts'),
  ])
  const { entries, file } = await buildDictionary(join(contentFolder, 'dictionary'), packFolder)
  stampPart('dictionary', sources, [file, DICTIONARY_MANIFEST])
  console.log(`dictionary: ${entries} entries`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message.replace('The question bank', 'The dictionary'))
  process.exitCode = 1
}
