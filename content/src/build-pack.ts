import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { searchText } from '@rehearsal/exam/search-text'
import { tasks } from '@rehearsal/tasks/definitions'
import { z } from 'zod'
import { buildLessons } from './lessons/build-lessons.ts'
import { type LessonSources, readLessons } from './lessons/read-lessons.ts'
import { Shelf } from './shelf.ts'
import {
  contentHashOf,
  type Pack,
  PACK_FILE,
  type PackPlan,
  packQuestionSchema,
  packSchema,
  type PackQuestion,
} from './pack.ts'
import { ContentError } from './problem.ts'
import { type BankSources, readQuestions, type SourceQuestion } from './read-questions.ts'

export type BuildOptions = BankSources &
  LessonSources & {
    packDirectory: string
    /** What is sold; nothing where it is absent. */
    plans?: PackPlan[]
    /** Called after each question. */
    onProgress: (done: number, total: number) => void
  }

/**
 * Builds the question bank into `packDirectory`. The same sources give the same bytes, and an old pack stays whole until
 * the new one is. Recordings are not rendered here: the pack says what they say.
 * Rejects with a `ContentError` that lists every problem of every file; nothing is replaced then.
 */
export async function buildPack({
  packDirectory,
  plans = [],
  onProgress,
  ...contentSources
}: BuildOptions): Promise<Pack> {
  const bank = await readQuestions(contentSources)
  const taught = await readLessons(contentSources)
  const problems = [...bank.problems, ...taught.problems]
  if (problems.length > 0) throw new ContentError(problems)
  const shelf = new Shelf()
  const questions: PackQuestion[] = []
  for (const source of bank.questions) {
    questions.push(await buildQuestion(source, shelf))
    onProgress(questions.length, bank.questions.length)
  }
  const { videos } = taught
  const lessons = buildLessons(taught.lessons, videos, shelf)
  const { media } = shelf
  const pack = packSchema.parse({ version: 3, plans, questions, lessons, videos, media })
  await writePack(packDirectory, pack)
  return pack
}

const picturePromptSchema = z.object({ imageType: z.string() })

async function buildQuestion(source: SourceQuestion, shelf: Shelf): Promise<PackQuestion> {
  const { id, taskId, title, complexity, variants } = source
  const { searchTexts, ...converted } = await source.convert(shelf)
  const content = {
    taskId,
    title,
    complexity,
    variants,
    prompt: tasks[taskId].prompt.parse(converted.prompt),
    answerKey: tasks[taskId].answerKey.parse(converted.answerKey),
  }
  return packQuestionSchema.parse({
    id,
    ...content,
    contentHash: contentHashOf(content),
    searchText: searchText([title, ...searchTexts]),
    imageType: picturePromptSchema.safeParse(content.prompt).data?.imageType ?? null,
  })
}

async function writePack(packDirectory: string, pack: Pack): Promise<void> {
  await mkdir(packDirectory, { recursive: true })
  const draft = join(packDirectory, `${PACK_FILE}.${process.pid}`)
  await writeFile(draft, gzipSync(JSON.stringify(pack), { level: 9 }))
  await rename(draft, join(packDirectory, PACK_FILE))
}
