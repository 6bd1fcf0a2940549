import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { aBankQuestion } from '../testing/bank-question.ts'
import { aGradedAnswer } from '../testing/graded-answer.ts'
import { readAnswers } from './read-answers.ts'

const FILE = 'writing/write-email/00001-subject.yaml'
const question = aBankQuestion({ id: 1, taskId: 'writing/write-email' })
const { file: _file, questionId: _questionId, taskId: _taskId, format, ...answer } = aGradedAnswer()
const sound = { question: 1, format, author: 'Rehearsal', licence: 'CC-BY-4.0', answers: [answer] }

async function read(content: object, file = FILE) {
  const directory = await mkdtemp(join(tmpdir(), 'calibration-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(dirname(join(directory, file)), { recursive: true })
  await writeFile(join(directory, file), stringify(content))
  await writeFile(join(directory, 'second-judgement.yaml'), '{}\n')
  const { answers, problems } = await readAnswers(directory, [question])
  return { answers, problems: problems.filter((problem) => problem.file.endsWith('.yaml')) }
}

test('an answer is read with its question, kind and format', async () => {
  expect(await read(sound)).toEqual({ answers: [aGradedAnswer()], problems: [] })
})

test('a problem is named with its line', async () => {
  const { problems } = await read({ ...sound, answers: [{ ...answer, level: 'D1' }] })
  expect(problems).toMatchObject([{ file: `calibration/${FILE}`, line: 8, field: 'answers.0.level' }])
})

test.each([
  ['another file name', sound, 'writing/write-email/00001-other.yaml'],
  ['another id', { ...sound, question: 2, answers: [{ ...answer, id: '2-a' }] }, FILE],
])('a question with %s is not in the bank', async (_what, content, file) => {
  const { problems } = await read(content, file)
  expect(problems).toMatchObject([
    { field: 'question', message: 'no question of the bank has this id and this file name' },
  ])
})

test('labelled answers have a folder and a check of their own', async () => {
  expect(await read({}, 'points/writing/write-email/00001-subject.yaml')).toEqual({ answers: [], problems: [] })
})

test('a file outside the folders of kinds is a problem', async () => {
  const { problems } = await read(sound, 'writing/00001-subject.yaml')
  expect(problems).toMatchObject([{ message: 'there is no kind of question "writing"' }])
})
