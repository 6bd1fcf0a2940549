import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ContentError } from '../problem.ts'
import { builtSources, hashSources } from '../sources-hash.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const packDirectory = join(root, 'pack')
const options = { force: { type: 'boolean' } } as const

/**
 * `node content/src/dictionary/build.ts` builds the dictionary into `content/pack`, unless nothing has changed since
 * (`--force` builds all the same).
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  const folders = ['dictionary', 'src/dictionary', '../packages/voice/src', '../packages/raters/src/lexicon']
  const sources = await hashSources(root, folders, ['package.json'])
  // Named here too: what reads a dictionary takes longer to load than a look at its last line.
  const built = await builtSources(join(packDirectory, 'dictionary.json'))
  if (!values.force && built === sources) return console.log('dictionary: nothing has changed')
  const { buildDictionary } = await import('./build-dictionary.ts')
  const { entries } = await buildDictionary(join(root, 'dictionary'), packDirectory, sources)
  console.log(`dictionary: ${entries} entries`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message.replace('The question bank', 'The dictionary'))
  process.exitCode = 1
}
