import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { buildPack } from './build-pack.ts'
import { readKnownWords } from './known-words.ts'
import { ContentError } from './problem.ts'
import { readQuestions } from './read-questions.ts'

const pathOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const questionsDirectory = pathOf('../questions')
const packDirectory = pathOf('../pack')

/** `node content/src/build.ts` builds the question bank into `content/pack`; `--check` only looks for problems. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const knowsWord = await readKnownWords(pathOf('..'))
  if (values.check) {
    const { questions, problems } = await readQuestions(questionsDirectory, knowsWord)
    if (problems.length > 0) throw new ContentError(problems)
    console.log(`content: ${questions.length} questions without problems`)
    return
  }
  const pack = await buildPack({
    questionsDirectory,
    packDirectory,
    knowsWord,
    onProgress: () => undefined,
  })
  console.log(`content: ${pack.questions.length} questions with ${pack.media.length} recordings and pictures`)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
