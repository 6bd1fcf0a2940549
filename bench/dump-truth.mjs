/**
 * Writes what speaks for each labelled point's being said the other way round (content/calibration/points), for training/fit_truth.py:
 * OUT/truth.jsonl, a point of an answer in a line, with the features of each stretch that may say it.
 * Usage: OUT=… node bench/dump-truth.mjs [SET]
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { normalizeTyped } from '@rehearsal/exam/typed-text/normalize-typed'
import { readTruthCases } from '../packages/writing/src/content/truth/truth-cases.ts'
import { readMeaning } from '../packages/writing/src/meaning/answer-meaning.ts'
import { parseText } from '../packages/writing/src/text/parse-text.ts'
import { contextOf, readLabelledAnswers } from './labelled-answers.mjs'

const ASKED = new Set(['write-email', 'respond-to-a-situation'])
const wanted = process.argv[2] ?? 'fit'
const rows = createWriteStream(join(process.env.OUT ?? '/tmp/rehearsal-training', 'truth.jsonl'))
const rounded = (features) =>
  Object.fromEntries(Object.entries(features).map(([name, value]) => [name, Math.round(value * 1e4) / 1e4]))

for (const { id, set, kind, question, said, text } of await readLabelledAnswers()) {
  if (set !== wanted || kind === 'write-essay') continue
  const { windows } = await readMeaning(parseText(normalizeTyped(text)), ['sentence', 'clause'])
  const { keyPoints } = question.answerKey
  const cases = await readTruthCases({
    windows,
    keyPoints,
    sourceText: normalizeTyped(contextOf(question)),
    isAsked: ASKED.has(kind),
  })
  for (const [point, stretches] of cases.entries()) {
    const row = { id, question: question.id, kind, point, said: said[point] }
    rows.write(
      `${JSON.stringify({ ...row, text: stretches.map(({ window }) => window.text), windows: stretches.map(({ features }) => rounded(features)) })}\n`,
    )
  }
}
rows.end()
