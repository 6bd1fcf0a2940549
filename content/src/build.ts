import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { lockFile, ownPlans, ownSources } from './own-sources.ts'
import { contentFolder, hashSources, isBuilt, packFolder, stampPart } from './pack-stamp.mjs'
import { ContentError } from './problem.ts'

const calibrationDirectory = join(contentFolder, 'calibration')
const options = {
  check: { type: 'boolean' },
  lock: { type: 'boolean' },
  force: { type: 'boolean' },
  questions: { type: 'boolean' },
} as const

/**
 * `node content/src/build.ts` builds the question bank, its Persian and the vectors of what it says into `content/pack`,
 * each unless nothing has changed since (`--force` builds all the same). `--questions` leaves the vectors as they are, for a start that does not wait
 * for the encoder. `--check` only looks for problems and prints what the bank holds, and `--lock` writes down the ids
 * of new questions before.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.check || values.lock) return check(values.lock ?? false)
  const isStale = (part: Parameters<typeof isBuilt>[0]) => values.force === true || !isBuilt(part)
  const isQuestionsStale = isStale('questions')
  if (isQuestionsStale) await build()
  const isPersianStale = isStale('persian')
  if (isPersianStale) await translate()
  const isVectorsStale = values.questions !== true && isStale('vectors')
  if (isVectorsStale) await encode()
  if (!isQuestionsStale && !isPersianStale && !isVectorsStale) console.log('content: nothing has changed')
}

/** What reads questions is only loaded when there is something to read. */
async function build(): Promise<void> {
  const sources = hashSources('questions')
  const [{ buildPack }, { PACK_FILE }, bankSources, { plans, problems }] = await Promise.all([
    import('./build-pack.ts'),
    import('./pack.ts'),
    ownSources(),
    ownPlans(),
  ])
  if (problems.length > 0) throw new ContentError(problems)
  const pack = await buildPack({
    ...bankSources,
    plans,
    packDirectory: packFolder,
    onProgress: showProgress('questions'),
  })
  stampPart('questions', sources, [PACK_FILE])
  const counts = `${pack.questions.length} questions and ${pack.lessons.length} lessons`
  console.log(`content: ${counts} with ${pack.media.length} recordings and pictures`)
}

async function translate(): Promise<void> {
  const sources = hashSources('persian')
  const [{ buildPersian }, { PERSIAN_FILE }, { persianFolder }] = await Promise.all([
    import('./persian/build-persian.ts'),
    import('./persian/persian-pack.ts'),
    import('./persian/persian-folder.ts'),
  ])
  const { glosses, sentences } = await buildPersian(persianFolder, packFolder)
  stampPart('persian', sources, [PERSIAN_FILE])
  console.log(`content: ${glosses.length} words and ${sentences.length} sentences in Persian`)
}

/** Texts that were encoded before keep their vectors; new ones take some ten milliseconds each. */
async function encode(): Promise<void> {
  const sources = hashSources('vectors')
  const [{ buildVectors }, { askedTexts }, { roomInPack }, { readPack, VECTORS_FILE }] = await Promise.all([
    import('./vectors/build-vectors.ts'),
    import('./vectors/asked-texts.ts'),
    import('./vectors/room-in-pack.ts'),
    import('./pack.ts'),
  ])
  const { texts, fresh, left } = await buildVectors({
    texts: askedTexts((await readPack(packFolder)).questions),
    packDirectory: packFolder,
    mostBytes: await roomInPack(packFolder),
    loadEncoder: async () => (await import('@rehearsal/meaning/sentence-encoder')).createSentenceEncoder(),
    onProgress: showProgress('texts encoded'),
  })
  stampPart('vectors', sources, [VECTORS_FILE])
  const beyond = left === 0 ? '' : `; ${left} more have no room`
  console.log(`content: vectors of ${texts} texts, ${fresh} of them new${beyond}`)
}

async function check(isLocking: boolean): Promise<void> {
  const [{ readQuestions }, { readLessons }, { bankTable }, { readAnswers }, points, idsLock, own] = await Promise.all([
    import('./read-questions.ts'),
    import('./lessons/read-lessons.ts'),
    import('./bank/bank-table.ts'),
    import('./calibration/read-answers.ts'),
    import('./calibration/read-point-answers.ts'),
    import('./bank/ids-lock.ts'),
    import('./persian/own-persian.ts'),
  ])
  const sources = await ownSources()
  const { questions, problems } = await readQuestions(sources)
  const graded = await readAnswers(calibrationDirectory, questions)
  const labelled = await points.readPointAnswers(join(calibrationDirectory, points.POINTS_FOLDER), questions)
  if (isLocking && problems.length === 0) await writeFile(lockFile, idsLock.withNewIds(questions, sources.idsLock))
  const sold = await ownPlans()
  const unlocked = isLocking ? [] : idsLock.checkIdsLocked(questions, sources.idsLock)
  console.log(bankTable(questions))
  const taught = await readLessons(sources)
  const answered = [...graded.problems, ...labelled.problems]
  // New questions get their ids before they are translated.
  const persian = isLocking ? { problems: [], counts: [] } : await own.checkOwnPersian(questions)
  console.log(`\n${persian.counts.join('\n')}`)
  const found = [...problems, ...unlocked, ...answered, ...sold.problems, ...taught.problems, ...persian.problems]
  if (found.length > 0) throw new ContentError(found)
  const counts = [`${questions.length} questions`, `${taught.lessons.length} lessons`]
  const answers = `${graded.answers.length} graded and ${labelled.answers.length} labelled answers`
  console.log(`\ncontent: ${counts.join(', ')}, ${answers} without problems`)
}

function showProgress(what: string): (done: number, total: number) => void {
  return (done, total) => {
    if (!process.stderr.isTTY) return
    process.stderr.write(done === total ? '\r\u001B[K' : `\rcontent: ${done} of ${total} ${what}`)
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
