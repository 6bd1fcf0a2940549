import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { BankQuestion } from '../bank/bank-question.ts'
import { fieldLine } from '../field-line.ts'
import { filesBelow } from '../files-below.ts'
import type { FieldProblem, Problem } from '../problem.ts'
import { parseQuestionPath } from '../question-path.ts'
import { answerFileSchema, type CalibrationAnswer, type SecondJudgement, secondJudgementSchema } from './answer-file.ts'
import { checkAnswerFile } from './check-answer-file.ts'
import { checkAnswerSet } from './check-answer-set.ts'
import { POINTS_FOLDER } from './read-point-answers.ts'

const SECOND_JUDGEMENT_FILE = 'second-judgement.yaml'
const FOLDER = 'calibration'

export type CalibrationSet = { answers: CalibrationAnswer[]; second: SecondJudgement; problems: Problem[] }

/**
 * Reads and checks our own graded sample answers, one file for each question: `{skill}/{slug}/` and the name of the
 * question's file. They calibrate the writing engine and never reach the pack.
 */
export async function readAnswers(directory: string, questions: readonly BankQuestion[]): Promise<CalibrationSet> {
  const files = (await filesBelow(directory)).filter(
    (file) => file.endsWith('.yaml') && file !== SECOND_JUDGEMENT_FILE && !file.startsWith(`${POINTS_FOLDER}/`),
  )
  const readings = await Promise.all(
    files.map(async (file) => readFileOf(file, await readFile(join(directory, file), 'utf8'), questions)),
  )
  const answers = readings.flatMap((reading) => reading.answers)
  const second = secondJudgementSchema.parse(parse(await readFile(join(directory, SECOND_JUDGEMENT_FILE), 'utf8')))
  const problems = [...readings.flatMap((reading) => reading.problems), ...checkAnswerSet(answers, second)]
  return { answers, second, problems: problems.map((problem) => ({ ...problem, file: `${FOLDER}/${problem.file}` })) }
}

function readFileOf(file: string, yaml: string, questions: readonly BankQuestion[]) {
  const path = parseQuestionPath(file)
  if (typeof path === 'string') return { answers: [], problems: [{ file, field: '', message: path }] }
  const parsed = answerFileSchema.safeParse(parse(yaml))
  if (!parsed.success) {
    const found = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }))
    return { answers: [], problems: withLines(file, yaml, found) }
  }
  const { question, format } = parsed.data
  const isNamedAsQuestion = questions.some((other) => other.file === file && other.id === question)
  const strange = { field: 'question', message: 'no question of the bank has this id and this file name' }
  const found = [...(isNamedAsQuestion ? [] : [strange]), ...checkAnswerFile(path.taskId, parsed.data)]
  const facts = { file, questionId: question, taskId: path.taskId, format }
  return {
    answers: parsed.data.answers.map((answer) => ({ ...answer, ...facts })),
    problems: withLines(file, yaml, found),
  }
}

function withLines(file: string, yaml: string, problems: readonly FieldProblem[]): Problem[] {
  return problems.map((problem) => ({ file, line: fieldLine(yaml, problem.field), ...problem }))
}
