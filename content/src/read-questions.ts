import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BankQuestion } from './bank/bank-question.ts'
import { checkBank } from './bank/check-bank.ts'
import { checkIdsKept } from './bank/ids-lock.ts'
import { checkUnique, type KnowsWord } from './checks.ts'
import { fieldLine } from './field-line.ts'
import { filesBelow } from './files-below.ts'
import { commonSourceSchema, type Converted, type MediaShelf } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'
import type { FieldProblem, Problem } from './problem.ts'
import { parseQuestionPath } from './question-path.ts'
import { readYaml } from './read-yaml.ts'
import { textsOf } from './texts-of.ts'

const commonPartSchema = commonSourceSchema.loose()

/** A question file without problems of its own. */
export type SourceQuestion = BankQuestion & { convert: (media: MediaShelf) => Promise<Converted> }

export type SourceBank = { questions: SourceQuestion[]; problems: Problem[] }

type FileReading = { problems: FieldProblem[]; question: SourceQuestion | null; common: Common | null }
type Common = { file: string; id: number; title: string }

export type BankSources = {
  questionsDirectory: string
  knowsWord: KnowsWord
  /** What `ids.lock` says; without it, ids are only compared with each other. */
  idsLock?: string
}

/** Reads and checks every question file: the sound ones by ascending id, and all problems of all files, with their lines. */
export async function readQuestions({ questionsDirectory, knowsWord, idsLock = '' }: BankSources): Promise<SourceBank> {
  const files = await filesBelow(questionsDirectory)
  const yamls = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(questionsDirectory, file), 'utf8')] as const),
    ),
  )
  const readings = [...yamls].map(([file, yaml]) => ({ file, ...readQuestion(file, yaml, knowsWord) }))
  const commons = readings.flatMap(({ common }) => common ?? [])
  const questions = readings.flatMap(({ question }) => question ?? []).sort((one, other) => one.id - other.id)
  const problems = [
    ...readings.flatMap(({ file, problems: found }) => found.map((problem) => ({ file, ...problem }))),
    ...checkUnique('id', commons),
    ...checkUnique('title', commons),
    ...checkIdsKept(commons, idsLock),
    ...checkBank(questions),
  ]
  return { questions, problems: problems.map((problem) => withLine(problem, yamls)) }
}

/** A problem of a whole kind stands in no line. */
function withLine(problem: Problem, yamls: ReadonlyMap<string, string>): Problem {
  const yaml = yamls.get(problem.file)
  return yaml === undefined || problem.line !== undefined
    ? problem
    : { ...problem, line: fieldLine(yaml, problem.field) }
}

function readQuestion(file: string, yaml: string, knowsWord: KnowsWord): FileReading {
  const path = parseQuestionPath(file)
  if (typeof path === 'string') return failed([{ field: '', message: path }])
  const document = readYaml(yaml)
  if ('problem' in document) return failed([document.problem])

  const { problems, facts, convert } = kinds[path.taskId].read(document.value, knowsWord)
  const parsed = commonPartSchema.safeParse(document.value)
  if (!parsed.success) return failed(problems)
  const { id, title, complexity, variants, spelling } = parsed.data
  const misnamed = path.id === id ? [] : [{ field: 'id', message: `is ${id}, but the file is named ${path.id}` }]
  const texts = textsOf(document.value)
  const described = { file, id, taskId: path.taskId, title, complexity, variants, spelling, texts }
  const isSound = facts && convert && misnamed.length === 0
  return {
    problems: [...problems, ...misnamed],
    question: isSound ? { ...described, facts, convert } : null,
    common: { file, id, title },
  }
}

function failed(problems: FieldProblem[]): FileReading {
  return { problems, question: null, common: null }
}
