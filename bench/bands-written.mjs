/**
 * 90 % bands and our own graded written answers (content/calibration). Every answer there has a writer of its own, so answers of one kind at one
 * level stand for those of one learner, who is then less even than a real one would be. Part of bench/bands.mjs; scores are kept in PARTS.
 */
import { rulesOf } from '@rehearsal/exam/formats/formats'
import { createWritingRater, WRITING_ENGINE } from '@rehearsal/writing/rater'
import { scorers } from '@rehearsal/tasks/scorers'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examShare } from '../content/src/calibration/exam-share.ts'
import { levelOf } from '../packages/exam/src/estimate/level-of.ts'
import { seededRandom, shuffled } from '../packages/exam/src/mock-test/seeded-random.ts'
import { readGraded } from './graded-answers.mjs'

const SPLITS = 200
const BAND = 1.64
/** What a learner who means to answer writes; the others try what guards are for. */
export const HONEST = new Set(['ordinary', 'strong', 'partial'])
/** A half has as many answers as a form has of a kind. */
const HALF = 2

export async function printWritten(parts) {
  const answers = (await scoredAnswers(parts)).filter(({ kind }) => HONEST.has(kind))
  const questions = shuffled([...new Set(answers.map(({ questionId }) => questionId))], seededRandom(1))
  const fitted = new Set(questions.filter((_, i) => i % 2 === 0))
  console.log(
    `\nGraded written answers, ${WRITING_ENGINE.id} ${WRITING_ENGINE.version}: ${answers.length} to ${questions.length} questions; ${SPLITS} times two and two of a kind and a level`,
  )
  printPart(
    'fitted',
    answers.filter(({ questionId }) => fitted.has(questionId)),
  )
  printPart(
    'held out',
    answers.filter(({ questionId }) => !fitted.has(questionId)),
  )
}

function printPart(name, answers) {
  const groups = [...Map.groupBy(answers, ({ taskId, level }) => `${taskId} ${level}`).values()].filter(
    ({ length }) => length >= 2 * HALF,
  )
  const splits = groups.flatMap((group, i) => {
    const random = seededRandom(i)
    return Array.from({ length: SPLITS }, () => {
      const mixed = shuffled(group, random)
      return [mixed.slice(0, HALF), mixed.slice(HALF, 2 * HALF)]
    })
  })
  const share = (isIn) => `${((100 * splits.filter(isIn).length) / splits.length).toFixed(1)} %`
  const halves = share(([one, other]) => isWithin(judged(one), judged(other), 'repeatError'))
  const besideGrades = share(([one, other]) => isWithin(judged(one), graded(other), 'standardError'))
  const half = splits.reduce((sum, [one]) => sum + BAND * judged(one).standardError, 0) / splits.length
  console.log(
    `  ${name.padEnd(9)} ${answers.length} answers in ${groups.length} groups: halves within what they do not share ${halves}; engine beside the grades of the other half ${besideGrades}; mean band ±${half.toFixed(1)}`,
  )
}

const isWithin = (one, other, error) => Math.abs(one.value - other.value) <= BAND * Math.hypot(one[error], other[error])

const judged = (answers) => levelFrom(answers, ({ share, standardError }) => ({ share, standardError }))
/** Grades stand for the truth: they have no error of an engine, and the answers' own spread all the same. */
const graded = (answers) => levelFrom(answers, ({ grade }) => ({ share: grade, standardError: 0 }))

function levelFrom(answers, evidenceOf) {
  const [{ taskId, format }] = answers
  const evidence = answers.map((answer) => ({ taskId, ageDays: 0, isSeen: false, ...evidenceOf(answer) }))
  return levelOf({ format, evidence, kinds: [taskId] }).writing
}

/** Our graded answers with their grade and what the product gives them, as shares of the maximum; kept in the folder `parts`. */
export async function scoredAnswers(parts) {
  const file = join(parts, `bands-written-${WRITING_ENGINE.version}.json`)
  if (existsSync(file)) {
    console.log(`\n(scored before: ${file})`)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const { rateWriting } = await createWritingRater()
  const { answers } = await readGraded()
  const scored = []
  for (const answer of answers) scored.push(await scoredAnswer(answer, rateWriting))
  writeFileSync(file, JSON.stringify(scored))
  return scored
}

async function scoredAnswer(answer, rateWriting) {
  const { taskId, format, stored, text, questionId, level, kind } = answer
  // Only recordings are missing: no scorer plays them.
  const key = { ...stored.answerKey, explanationAudio: '' }
  const context = { format, rules: rulesOf(format, taskId), services: { rateWriting } }
  const { total } = await scorers[taskId]({ prompt: stored.prompt, answerKey: key, answer: { answer: text } }, context)
  const standardError = total.standardError === undefined ? null : total.standardError / total.max
  const grade = examShare(answer)
  return { taskId, format, questionId, level, kind, share: total.earned / total.max, standardError, grade }
}
