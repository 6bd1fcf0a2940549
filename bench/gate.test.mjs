import { beforeAll, expect, test } from 'vitest'
import { isGood, isOfTenth, isZero, judgeAnswers, labelledPoints } from './gate.mjs'
import { changedQuestions, fingerprints } from './gate-changed.mjs'
import { readLabelledAnswers } from './labelled-answers.mjs'

/** What the tenth may lose of the whole gate's figures by its size alone. */
const BARS = { found: 0.8, noticed: 0.85, foundOfChanged: 0.5 }

let answers, changed, rows
beforeAll(async () => {
  answers = await readLabelledAnswers()
  changed = changedQuestions(answers)
  rows = await judgeAnswers({ set: 'gate', isAsked: (answer) => isOfTenth(answer) || changed.has(answer.question.id) })
}, 600_000)

const shareFound = (points) => points.filter(({ isFound }) => isFound).length / points.length
/** Essays have no points that they must make. */
const pointed = (own) => own.filter(({ kind }) => kind !== 'write-essay')

test('no good answer of a fixed tenth of the gate, or to a changed question, earns nothing for content', () => {
  expect(rows.filter((row) => isGood(row) && isZero(row)).map(({ id }) => id)).toEqual([])
})

test('points that good answers make are found, and points that are left out are noticed', () => {
  const good = labelledPoints(pointed(rows).filter(isGood), 'yes')
  const missing = labelledPoints(
    pointed(rows).filter(({ change }) => change === 'missing'),
    'no',
  )
  expect(good.length).toBeGreaterThan(100)
  expect(missing.length).toBeGreaterThan(10)
  expect(shareFound(good)).toBeGreaterThanOrEqual(BARS.found)
  expect(1 - shareFound(missing)).toBeGreaterThanOrEqual(BARS.noticed)
})

test('of each changed question the points that good answers make are found', () => {
  const own = pointed(rows).filter((row) => changed.has(row.question.id) && isGood(row))
  const poor = [...Map.groupBy(labelledPoints(own, 'yes'), ({ question }) => question)].filter(
    ([, points]) => shareFound(points) < BARS.foundOfChanged,
  )
  expect(poor.map(([id]) => id)).toEqual([])
})

test('a question whose prompt, key or answers differ has changed, and no other', () => {
  const prints = Object.fromEntries(fingerprints(answers))
  expect(changedQuestions(answers, prints)).toEqual(new Set())
  const [first] = answers.filter(({ set }) => set === 'gate')
  const other = answers.map((answer) => (answer === first ? { ...answer, text: `${answer.text} Thanks.` } : answer))
  expect(changedQuestions(other, prints)).toEqual(new Set([first.question.id]))
})
