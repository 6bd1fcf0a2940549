import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Complexity } from '@rehearsal/exam/codes'
import type { ExamVariant } from '@rehearsal/exam/exam-variant'
import type { TaskId } from '@rehearsal/exam/task-ids'
import { parse, YAMLParseError } from 'yaml'
import { checkUnique, type KnowsWord } from './checks.ts'
import { commonSourceSchema, type Converted, type MediaShelf } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import type { FieldProblem, Problem } from './problem.ts'
import { parseQuestionPath } from './question-path.ts'

const commonPartSchema = commonSourceSchema.loose()

/** A question file without problems. */
export type SourceQuestion = {
  file: string
  id: number
  taskId: TaskId
  title: string
  complexity: Complexity
  variants: ExamVariant[]
  convert: (media: MediaShelf) => Promise<Converted>
}

export type SourceBank = { questions: SourceQuestion[]; problems: Problem[] }

type FileReading = { problems: FieldProblem[]; question: SourceQuestion | null; common: Common | null }
type Common = { file: string; id: number; title: string }

/** Reads and checks every question file below `directory`: the sound ones by ascending id, and all problems of all files. */
export async function readQuestions(directory: string, knowsWord: KnowsWord): Promise<SourceBank> {
  const files = await questionFiles(directory)
  const readings = await Promise.all(
    files.map(async (file) => ({
      file,
      ...readQuestion(file, await readFile(join(directory, file), 'utf8'), knowsWord),
    })),
  )
  const commons = readings.flatMap(({ common }) => common ?? [])
  return {
    questions: readings.flatMap(({ question }) => question ?? []).sort((one, other) => one.id - other.id),
    problems: [
      ...readings.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem }))),
      ...checkUnique('id', commons),
      ...checkUnique('title', commons),
    ],
  }
}

async function questionFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).split(sep).filter(Boolean).join('/'))
    .sort()
}

function readQuestion(file: string, yaml: string, knowsWord: KnowsWord): FileReading {
  const path = parseQuestionPath(file)
  if (typeof path === 'string') return failed([{ field: '', message: path }])
  const document = parseYaml(yaml)
  if ('problem' in document) return failed([document.problem])

  const { problems, convert } = kinds[path.taskId].read(document.value, knowsWord)
  const parsed = commonPartSchema.safeParse(document.value)
  if (!parsed.success) return failed(problems)
  const { id, title, complexity, variants } = parsed.data
  const misnamed = path.id === id ? [] : [{ field: 'id', message: `is ${id}, but the file is named ${path.id}` }]
  const isSound = convert && misnamed.length === 0
  return {
    problems: [...problems, ...misnamed],
    question: isSound ? { file, id, taskId: path.taskId, title, complexity, variants, convert } : null,
    common: { file, id, title },
  }
}

function failed(problems: FieldProblem[]): FileReading {
  return { problems, question: null, common: null }
}

function parseYaml(yaml: string): { value: unknown } | { problem: FieldProblem } {
  try {
    return { value: parse(yaml) }
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    return { problem: { field: '', message: error.message.split('\n', 1)[0] ?? '' } }
  }
}
