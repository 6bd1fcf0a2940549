import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { aBankQuestion } from '../testing/bank-question.ts'
import { readPointAnswers } from './read-point-answers.ts'

const FILE = 'writing/write-email/00001-subject.yaml'
const point = { point: 'Thank Ann.', cues: [['thank']] }
const question = aBankQuestion({
  taskId: 'writing/write-email',
  facts: { keyPoints: { field: 'bullets', points: [point, point] } },
})
const good = {
  id: '1-w1-good',
  writer: 'w1',
  set: 'gate',
  change: 'none',
  said: ['yes', 'yes'],
  sentences: [0, 1],
  topic: 1,
  text: 'Thank you. Bye.',
}
const nearMiss = {
  ...good,
  id: '1-w1-missing',
  change: 'missing',
  what: 'the end',
  said: ['yes', 'no'],
  sentences: [0, null],
}
const unusual = { id: '1-w4-unusual', writer: 'w4', set: 'gate', change: 'none', style: 'diary', text: 'Thanks.' }
const short = { ...nearMiss, id: '1-w8-short', writer: 'w8', change: 'short' }
const fit = { id: '1-w5-b1', writer: 'w5', set: 'fit', change: 'b1', said: ['yes', 'part'], text: 'Thanks.' }
const answers = [good, nearMiss, unusual, short, fit]
const sound = { question: 1, author: 'Rehearsal', licence: 'CC-BY-4.0', fiction: [1], answers }

async function read(content: object | null, file = FILE, bank = [question, aBankQuestion({ id: 2 })]) {
  const directory = await mkdtemp(join(tmpdir(), 'points-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await mkdir(dirname(join(directory, file)), { recursive: true })
  if (content) await writeFile(join(directory, file), stringify(content))
  return readPointAnswers(directory, bank)
}

test('answers are read with their question, and a question without key points needs none', async () => {
  expect(await read(sound)).toEqual({ answers: answers.map((answer) => ({ ...answer, questionId: 1 })), problems: [] })
})

test('a question with key points and without answers is a problem', async () => {
  expect((await read(null)).problems).toMatchObject([{ file: `calibration/points/${FILE}`, field: '' }])
})

test('a problem is named with its line', async () => {
  const { problems } = await read({ ...sound, answers: [{ ...good, writer: 'w5' }, nearMiss] })
  expect(problems).toMatchObject([{ line: 8, field: 'answers.0.writer' }])
})

test.each([
  ['the id of another question', { ...sound, question: 2 }, 'question'],
  ['a fiction beyond the points', { ...sound, fiction: [2] }, 'fiction'],
  ['no near miss', { ...sound, answers: [good, short, fit] }, 'answers'],
  ['no good answer', { ...sound, answers: [nearMiss, unusual] }, 'answers'],
  ['an id twice', { ...sound, answers: [...answers, fit] }, 'answers.5.id'],
  ['an id of another writer', { ...sound, answers: [...answers, { ...fit, id: '1-w6-b1' }] }, 'answers.5.id'],
  [
    'a near miss that tells no change',
    { ...sound, answers: [good, { ...nearMiss, what: undefined }] },
    'answers.1.what',
  ],
  ['a change in a good answer', { ...sound, answers: [{ ...good, what: 'it' }, nearMiss] }, 'answers.0.what'],
  ['too few labels', { ...sound, answers: [good, nearMiss, { ...fit, said: ['yes'] }] }, 'answers.2.said'],
  ['too many labels', { ...sound, answers: [{ ...good, said: ['yes', 'no', 'no'] }, nearMiss] }, 'answers.0.said'],
  ['no labels', { ...sound, answers: [good, nearMiss, { ...good, id: '1-w1-b', said: undefined }] }, 'answers.2.said'],
  [
    'a style with too few labels',
    { ...sound, answers: [good, nearMiss, { ...unusual, ...good, said: ['yes'], id: '1-w1-b' }] },
    'answers.2.said',
  ],
  ['too few sentences', { ...sound, answers: [{ ...good, sentences: [0] }, nearMiss] }, 'answers.0.sentences'],
  ['no topic', { ...sound, answers: [{ ...good, topic: undefined }, nearMiss] }, 'answers.0.topic'],
  ['an unknown label', { ...sound, answers: [{ ...good, said: ['yes', 'maybe'] }, nearMiss] }, 'answers.0.said.1'],
  ['an unknown field', { ...sound, answers: [{ ...good, level: 'c2' }, nearMiss] }, 'answers.0.level'],
])('%s is a problem', async (_what, content, field) => {
  expect((await read(content)).problems.map((problem) => problem.field)).toEqual([field])
})

test.each([
  [
    'a sentence of the gate',
    { says: ['Hello Ann.', 'Thank you.'] },
    'a key point has a sentence of the gate: "Thank you."',
  ],
  [
    'one sentence for a point and its opposite',
    { says: ['Thanks, Ann.', 'Cheers, Ann.'], opposite: ['No thanks.', 'Cheers, Ann.'] },
    'a key point is said and denied by "Cheers, Ann."',
  ],
])('%s among the ways of saying a point is a problem', async (_what, ways, message) => {
  const keyPoints = { field: 'bullets', points: [{ ...point, ...ways }, point] }
  const asked = aBankQuestion({ taskId: 'writing/write-email', facts: { keyPoints } })
  expect((await read(sound, FILE, [asked])).problems).toMatchObject([{ line: 1, message }])
})

test('a sentence of an answer that is fitted on may be a way of saying a point', async () => {
  const keyPoints = { field: 'bullets', points: [{ ...point, says: ['Thanks, Ann.', 'Many thanks.'] }, point] }
  const asked = aBankQuestion({ taskId: 'writing/write-email', facts: { keyPoints } })
  const lent = { ...sound, answers: [good, nearMiss, { ...fit, text: 'Many thanks.' }] }
  expect((await read(lent, FILE, [asked])).problems).toEqual([])
})
