import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tasks } from '@rehearsal/tasks/definitions'
import type { SpeechSynthesiser } from '@rehearsal/voice'
import { checkRecording, type KnowsWord } from './checks.ts'
import type { Speak } from './kinds/kind.ts'
import { type Pack, PACK_FILE, packQuestionSchema, packSchema, type PackMedia, type PackQuestion } from './pack.ts'
import { ContentError, type Problem } from './problem.ts'
import { readQuestions, type SourceQuestion } from './read-questions.ts'
import { Recordings } from './recordings.ts'

export type BuildOptions = {
  questionsDirectory: string
  packDirectory: string
  synthesiser: SpeechSynthesiser
  knowsWord: KnowsWord
  /** Called after each question that was built with a new recording, and after the last one. */
  onProgress: (done: number, total: number) => void
}

/**
 * Builds the question bank into `packDirectory`: `pack.json` and its recordings. Only what changed is spoken again, the
 * same sources give the same bytes, and an old pack stays whole until the new one is.
 * Rejects with a `ContentError` that lists every problem of every file; nothing is replaced then.
 */
export async function buildPack(options: BuildOptions): Promise<Pack> {
  const { questionsDirectory, packDirectory, synthesiser, knowsWord, onProgress } = options
  const sources = await readQuestions(questionsDirectory, knowsWord)
  if (sources.problems.length > 0) throw new ContentError(sources.problems)

  const recordings = new Recordings(packDirectory, synthesiser, await previousMedia(packDirectory))
  const problems: Problem[] = []
  const questions: PackQuestion[] = []
  for (const source of sources.questions) {
    const built = await buildQuestion(source, recordings)
    problems.push(...built.problems)
    questions.push(built.question)
    if (built.isSpoken || questions.length === sources.questions.length) {
      onProgress(questions.length, sources.questions.length)
    }
  }
  if (problems.length > 0) throw new ContentError(problems)

  const pack = packSchema.parse({ version: 1, questions, media: recordings.used })
  await writePack(packDirectory, pack)
  await recordings.removeOthers()
  return pack
}

async function buildQuestion(source: SourceQuestion, recordings: Recordings) {
  const problems: Problem[] = []
  let isSpoken = false
  const speak: Speak = async (field, text, voice) => {
    const { media, spoken } = await recordings.record(text, voice)
    if (spoken) {
      isSpoken = true
      problems.push(...checkRecording(field, text, spoken).map((problem) => ({ file: source.file, ...problem })))
    }
    return media.id
  }

  const { id, taskId, title, complexity } = source
  const { searchTexts, ...converted } = await source.convert(speak)
  const content = {
    taskId,
    title,
    complexity,
    prompt: tasks[taskId].prompt.parse(converted.prompt),
    answerKey: tasks[taskId].answerKey.parse(converted.answerKey),
  }
  const question = packQuestionSchema.parse({
    id,
    ...content,
    contentHash: createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    searchText: [title, ...searchTexts].join('\n').toLowerCase(),
  })
  return { question, problems, isSpoken }
}

/** The recordings of the last build. A pack that is missing, damaged or of another version is simply built anew. */
async function previousMedia(packDirectory: string): Promise<PackMedia[]> {
  try {
    return packSchema.parse(JSON.parse(await readFile(join(packDirectory, PACK_FILE), 'utf8'))).media
  } catch {
    return []
  }
}

async function writePack(packDirectory: string, pack: Pack): Promise<void> {
  await mkdir(packDirectory, { recursive: true })
  const draft = join(packDirectory, `${PACK_FILE}.${process.pid}`)
  await writeFile(draft, `${JSON.stringify(pack, null, 1)}\n`)
  await rename(draft, join(packDirectory, PACK_FILE))
}
