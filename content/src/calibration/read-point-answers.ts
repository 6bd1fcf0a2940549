import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BankQuestion } from '../bank/bank-question.ts'
import { fieldLine } from '../field-line.ts'
import { filesBelow } from '../files-below.ts'
import type { FieldProblem, Problem } from '../problem.ts'
import { problemsOfIssue, readYaml } from '../read-yaml.ts'
import { checkPointFile } from './check-point-file.ts'
import { type PointAnswer, pointFileSchema } from './point-file.ts'

/** Where they stand below the folder of graded answers. */
export const POINTS_FOLDER = 'points'

export type PointAnswers = { answers: (PointAnswer & { questionId: number })[]; problems: Problem[] }

/**
 * Reads and checks the answers that tell whether the score understands what is said, one file for each question with key
 * points: `{skill}/{slug}/` and the name of the question's file. They never reach the pack.
 */
export async function readPointAnswers(directory: string, questions: readonly BankQuestion[]): Promise<PointAnswers> {
  const files = (await filesBelow(directory)).filter((file) => file.endsWith('.yaml'))
  const readings = await Promise.all(
    files.map(async (file) => ({ file, ...read(file, await readFile(join(directory, file), 'utf8'), questions) })),
  )
  const missing = questions
    .filter(({ file, facts }) => facts.keyPoints && !files.includes(file))
    .map(({ file }) => ({ file, field: '', message: 'is missing: its question is judged by what an answer says' }))
  const problems = [...readings.flatMap((reading) => reading.problems), ...missing]
  return {
    answers: readings.flatMap((reading) => reading.answers),
    problems: problems.map((problem) => ({ ...problem, file: `calibration/${POINTS_FOLDER}/${problem.file}` })),
  }
}

function read(file: string, yaml: string, questions: readonly BankQuestion[]): PointAnswers {
  const failed = (found: readonly FieldProblem[]) => ({ answers: [], problems: withLines(file, yaml, found) })
  const document = readYaml(yaml)
  if ('problem' in document) return failed([document.problem])
  const parsed = pointFileSchema.safeParse(document.value)
  if (!parsed.success) return failed(parsed.error.issues.flatMap(problemsOfIssue))
  const { question, answers } = parsed.data
  const points = questions.find((other) => other.file === file && other.id === question)?.facts.keyPoints?.points
  const message = 'no question of the bank with key points has this id and this file name'
  if (!points) return failed([{ field: 'question', message }])
  return {
    answers: answers.map((answer) => ({ ...answer, questionId: question })),
    problems: withLines(file, yaml, checkPointFile(parsed.data, points)),
  }
}

function withLines(file: string, yaml: string, problems: readonly (FieldProblem & { line?: number })[]): Problem[] {
  return problems.map((problem) => ({ file, line: fieldLine(yaml, problem.field), ...problem }))
}
