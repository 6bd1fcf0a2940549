/**
 * Writes what speaks for each point of the labelled answers (content/calibration/points), for training/fit-points.ts: OUT/points.jsonl,
 * a point of an answer in a line, with its features where ways to say it are known (`told`) and where they are not (`bare`). `part` is
 * how many sentences of an answer it has, 0 for a whole one.
 * Usage: node bench/dump-points.mjs [INDEX COUNT [gate]]: part INDEX of COUNT, OUT/points-INDEX.jsonl; the gate's only where asked for.
 */
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAsked } from '../packages/writing/src/content/points/asked-points.ts'
import { pointCases } from '../packages/writing/src/content/points/point-cases.ts'
import { pointFeatures } from '../packages/writing/src/content/points/point-features.ts'
import { answerVectors } from '../packages/writing/src/meaning/sentence-vectors.ts'
import { windowsOf } from '../packages/writing/src/meaning/windows.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { contextOf, readLabelledAnswers } from './labelled-answers.mjs'
import { shortened, waysAsAnswers } from './shortened-answers.mjs'

const [index, count] = [Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1)]
const rows = join(process.env.OUT ?? '/tmp/rehearsal-training', `points-${index}.jsonl`)
writeFileSync(rows, '')
const isGateWanted = process.argv[4] === 'gate'
const read = new Map()
const prompts = new Map()
const askedByPoints = new Map()
const EVERY = 3
const STEP = 17
const rounded = (values) => values.map((value) => Math.round(value * 1e4) / 1e4)

const answers = (await readLabelledAnswers())
  .filter(({ kind, set }) => kind !== 'write-essay' && (set === 'fit' || isGateWanted))
  .map((answer) => ({ ...answer, part: 0 }))
const questions = [...new Map(answers.map(({ question }) => [question.id, question])).values()]
const all = [...answers, ...answers.flatMap(shortened), ...questions.flatMap(waysAsAnswers)]
for (const [i, answer] of all.entries()) if (answer.question.id % count === index) await dump(answer, i)

/** Every third answer is held against another question of its kind, too, of which it says nothing. */
async function dump({ id = '', set, writer, change, from = change, part, kind, question, said, text }, i) {
  const meaning = await meaningOf(parseText(normalizeTyped(text)))
  const about = { id, set, writer, kind, part, level: from }
  await write(meaning, question, { ...about, change }, (point) => said[point])
  if (i % EVERY > 0 || writer === 'ways') return
  const others = answers.filter((other) => other.kind === kind && other.question.id !== question.id)
  const { question: other } = others[(i * STEP) % others.length]
  await write(meaning, other, { ...about, change: 'elsewhere' }, () => 'no')
}

/** What a question asks, read once. */
async function askedOf(keyPoints, context) {
  const key = JSON.stringify(keyPoints)
  const prompt = prompts.get(context) ?? parseText(normalizeTyped(context))
  prompts.set(context, prompt)
  const asked = askedByPoints.get(key) ?? (await readAsked(keyPoints, prompt))
  askedByPoints.set(key, asked)
  return asked
}

async function write(meaning, question, about, labelOf) {
  const { keyPoints } = question.answerKey
  const told = await featuresOf(meaning, keyPoints, contextOf(question))
  const bare = await featuresOf(
    meaning,
    keyPoints.map(({ point, cues }) => ({ point, cues })),
    contextOf(question),
  )
  for (const point of keyPoints.keys()) {
    const row = { ...about, question: question.id, point, said: labelOf(point), told: told[point], bare: bare[point] }
    appendFileSync(rows, `${JSON.stringify(row)}\n`)
  }
}

async function featuresOf(meaning, keyPoints, context) {
  const asked = await askedOf(keyPoints, context)
  return pointCases(meaning, asked).map((of) => rounded(pointFeatures(meaning.answer, of)))
}

/** As `readMeaning`, but what was read once is kept: parts of answers are read again and again. */
async function meaningOf(answer) {
  const windows = windowsOf(answer).map((window) => ({ ...window, text: answer.text.slice(window.start, window.end) }))
  const fresh = [...new Set(windows.map(({ text }) => text))].filter((text) => !read.has(text))
  const vectors = await answerVectors(fresh)
  for (const [i, text] of fresh.entries()) read.set(text, vectors[i])
  return { answer, windows: windows.map((window) => ({ ...window, vector: read.get(window.text) })) }
}
