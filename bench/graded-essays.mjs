/**
 * The writing engine beside 320 essays with two graders (packages/writing/src/testing/essays/): agreement, and whom the
 * guards call off the topic or no English prose, against the essay's own question and others.
 *
 *   node bench/graded-essays.mjs
 */
import { createWritingRater } from '@rehearsal/writing/rater'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { mean, pearson } from './agreement.mjs'
import { isCalledOffTopic } from './score-answer.mjs'

const FOLDER = new URL('../packages/writing/src/testing/essays/', import.meta.url)
const GRADES = ['overall', 'cohesion', 'vocabulary', 'grammar']
/** How many questions further on in the list the others stand that an essay is held against. */
const OTHERS = [3, 6, 9, 12]

const lines = (text) => text.split('\n').filter((line) => line !== '')
const read = (name) => readFileSync(new URL(name, FOLDER), 'utf8')

function readEssays() {
  const grades = new Map(
    lines(read('grades.txt')).map((line) => [line.slice(0, 3), line.slice(4).split(' | ').map(gradesOf)]),
  )
  const essays = read('essays.txt').split(/^=== /mu).slice(1)
  return essays.map((essay) => {
    const [head, ...rest] = essay.split('\n')
    const [id, prompt] = head.split(' ')
    return { id, prompt, text: rest.join('\n').trim(), grades: grades.get(id) }
  })
}

const gradesOf = (part) => part.split(' ').map(Number)

export async function printGradedEssays(rateWriting) {
  const promptTexts = new Map(lines(read('prompts.txt')).map((line) => line.split(/: (.*)/u)))
  const prompts = [...promptTexts.keys()]
  const rated = (text, prompt) =>
    rateWriting({ text, promptText: promptTexts.get(prompt) ?? '', promptKind: 'question', keyPoints: [] })
  const rows = []
  for (const essay of readEssays()) {
    const { text, prompt } = essay
    const beside = []
    for (const step of OTHERS) {
      const other = prompts[(prompts.indexOf(prompt) + step) % prompts.length]
      beside.push({ prompt: other, isCaught: isCalledOffTopic(await rated(text, other)) })
    }
    rows.push({ ...essay, alone: await rated(text), told: await rated(text, prompt), beside })
  }
  console.log(`\n${rows.length} essays with two graders: Pearson`)
  for (const [index, grade] of GRADES.entries()) printAgreement(rows, grade, index)
  const noProse = rows.filter(({ alone }) => !alone.isProse).map(({ id }) => id)
  console.log(`  called no English prose: ${noProse.join(', ') || 'none'}`)
  console.log('  called off the topic of    their own question   others')
  for (const prompt of prompts) printTopic(rows, prompt, (each) => each.prompt === prompt)
  printTopic(rows, 'all', () => true)
}

function printAgreement(rows, grade, index) {
  const between = pearson(rows.map(({ grades: [first, second] }) => [first[index], second[index]]))
  const [alone, told] = ['alone', 'told'].map((how) =>
    pearson(rows.map((row) => [row[how].estimates[grade], mean(row.grades.map((one) => one[index]))])),
  )
  console.log(
    `  ${grade.padEnd(11)} graders ${between.toFixed(3)}  engine ${alone.toFixed(3)}, told the question ${told.toFixed(3)}`,
  )
}

function printTopic(rows, name, isMeant) {
  const own = rows.filter(isMeant)
  const others = rows.flatMap((row) => row.beside).filter(isMeant)
  const called = own.filter(({ told }) => isCalledOffTopic(told)).length
  const caught = others.filter(({ isCaught }) => isCaught).length
  console.log(`    ${name.padEnd(24)} ${`${called} of ${own.length}`.padEnd(20)} ${caught} of ${others.length}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rateWriting } = await createWritingRater()
  await printGradedEssays(rateWriting)
}
