/**
 * Writes what speaks for each point of the labelled answers (content/calibration/points), for training/fit-points.ts: OUT/points.jsonl,
 * a point of an answer in a line, with its features where ways to say it are known (`told`) and where they are not (`bare`).
 * Usage: node bench/dump-points.mjs [INDEX COUNT]: part INDEX of COUNT, OUT/points-INDEX.jsonl
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { readAsked } from '../packages/writing/src/content/points/asked-points.ts'
import { pointCases } from '../packages/writing/src/content/points/point-cases.ts'
import { pointFeatures } from '../packages/writing/src/content/points/point-features.ts'
import { readMeaning } from '../packages/writing/src/meaning/answer-meaning.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { contextOf, readLabelledAnswers } from './labelled-answers.mjs'

const [index, count] = [Number(process.argv[2] ?? 0), Number(process.argv[3] ?? 1)]
const rows = createWriteStream(join(process.env.OUT ?? '/tmp/rehearsal-training', `points-${index}.jsonl`))
const EVERY = 3
const STEP = 17
const rounded = (values) => values.map((value) => Math.round(value * 1e4) / 1e4)

const answers = (await readLabelledAnswers()).filter(({ kind }) => kind !== 'write-essay')
for (const [i, answer] of answers.entries()) if (i % count === index) await dump(answer, i)
rows.end()

/** Every third answer is held against another question of its kind, too, of which it says nothing. */
async function dump({ id, set, writer, change, kind, question, said, text }, i) {
  const meaning = await readMeaning(parseText(normalizeTyped(text)))
  const about = { id, set, writer, kind }
  await write(meaning, question, { ...about, change }, (point) => said[point])
  if (i % EVERY > 0) return
  const others = answers.filter((other) => other.kind === kind && other.question.id !== question.id)
  const { question: other } = others[(i * STEP) % others.length]
  await write(meaning, other, { ...about, change: 'elsewhere' }, () => 'no')
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
    rows.write(`${JSON.stringify(row)}\n`)
  }
}

async function featuresOf(meaning, keyPoints, context) {
  const asked = await readAsked(keyPoints, parseText(normalizeTyped(context)))
  return pointCases(meaning, asked).map((of) => rounded(pointFeatures(meaning.answer, of)))
}
