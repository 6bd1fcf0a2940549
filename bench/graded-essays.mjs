/**
 * The writing engine beside 320 essays with two graders (packages/raters/src/writing/testing/essays/): agreement, and whom the
 * guards call off the topic or no English prose, against the essay's own question and others.
 *
 *   node bench/graded-essays.mjs
 */
import { createSummaryRater } from '@rehearsal/raters/writing'
import { readFileSync } from 'node:fs'
import { mean, pearson } from './agreement.mjs'

const FOLDER = new URL('../packages/raters/src/writing/testing/essays/', import.meta.url)
const GRADES = ['overall', 'cohesion', 'vocabulary', 'grammar']
/** How many questions further on in the list the others stand that an essay is held against. */
const OTHERS = [3, 6, 9, 12]

const read = (name) => readFileSync(new URL(name, FOLDER), 'utf8')
const lines = (text) => text.split('\n').filter((line) => line !== '')
const promptTexts = new Map(lines(read('prompts.txt')).map((line) => line.split(/: (.*)/u)))
const prompts = [...promptTexts.keys()]
const grades = new Map(
  lines(read('grades.txt')).map((line) => [
    line.slice(0, 3),
    line
      .slice(4)
      .split(' | ')
      .map((part) => part.split(' ').map(Number)),
  ]),
)

const rater = await createSummaryRater()
const rated = (text, prompt) =>
  rater.rate({ text, promptText: promptTexts.get(prompt) ?? '', promptKind: 'question', keyPoints: [] })
const isOffTopic = ({ findings }) => findings.some(({ code }) => code === 'off_topic')

const rows = []
for (const part of read('essays.txt').split(/^=== /mu).slice(1)) {
  const [head, ...rest] = part.split('\n')
  const [id, prompt] = head.split(' ')
  const text = rest.join('\n').trim()
  const others = OTHERS.map((step) => prompts[(prompts.indexOf(prompt) + step) % prompts.length])
  const beside = []
  for (const other of others) beside.push({ prompt: other, isCaught: isOffTopic(await rated(text, other)) })
  rows.push({ id, prompt, alone: await rated(text), told: await rated(text, prompt), beside, grades: grades.get(id) })
}

console.log(`${rows.length} essays, each with two graders\n`)
for (const [index, grade] of GRADES.entries()) {
  const graded = rows.map(({ grades: both }) => mean(both.map((one) => one[index])))
  const between = pearson(rows.map(({ grades: [first, second] }) => [first[index], second[index]]))
  const [alone, told] = ['alone', 'told'].map((how) =>
    pearson(rows.map((row, at) => [row[how].estimates[grade], graded[at]])).toFixed(3),
  )
  console.log(
    `${grade.padEnd(11)} graders ${between.toFixed(2)}; engine: text alone ${alone}, with its question ${told}`,
  )
}

console.log(
  `\nno English prose: ${
    rows
      .filter(({ alone }) => !alone.isProse)
      .map(({ id }) => id)
      .join(', ') || 'none'
  }`,
)
console.log('\noff the topic        own question   other questions')
const beside = rows.flatMap((row) => row.beside)
for (const prompt of prompts) {
  const own = rows.filter((row) => row.prompt === prompt)
  const others = beside.filter((each) => each.prompt === prompt)
  const called = own.filter(({ told }) => isOffTopic(told)).length
  const caught = others.filter(({ isCaught }) => isCaught).length
  console.log(`${prompt.padEnd(20)} ${`${called} of ${own.length}`.padEnd(14)} ${caught} of ${others.length}`)
}
const called = rows.filter(({ told }) => isOffTopic(told)).length
const caught = beside.filter(({ isCaught }) => isCaught).length
console.log(`${'all'.padEnd(20)} ${`${called} of ${rows.length}`.padEnd(14)} ${caught} of ${beside.length}`)
