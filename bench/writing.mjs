/**
 * Prints what the writing engine does on our own answers, and how fast.
 *
 *   npm run bench:writing
 *
 * Tables: answers of known quality in the order they are rated, the question bank's own sample answers beside
 * copied, foreign and shuffled ones, the milliseconds per answer, ratios within this run, which do not
 * depend on the machine, agreement with graded answers by cross-validation (writing-calibration.mjs), guards
 * (writing-guards.mjs, writing-memorised.mjs), marks on annotated learner sentences and on the bank's clean texts
 * (marks.mjs) and beside four correctors (correctors.mjs), essays with two graders (graded-essays.mjs), speed and memory of the worker over 5,000 essays (writing-speed.mjs; about ten minutes).
 */
import { createWritingRater } from '@rehearsal/writing/rater'
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentDegree } from '../packages/writing/src/estimates/estimates-of.ts'
import { SAMPLE_ITEMS } from '../packages/writing/src/testing/sample-items/sample-items.ts'
import { printCalibration } from './writing-calibration.mjs'
import { printCorrectors } from './correctors.mjs'
import { printGradedEssays } from './graded-essays.mjs'
import { printMarks } from './marks.mjs'
import { printSpeed } from './writing-speed.mjs'

const QUESTIONS = new URL('../content/questions/writing/summarize-written-text/', import.meta.url)
const SHUFFLES_PER_ANSWER = 4
/** As many as the memory of the worker has to bear; `ESSAYS=500` is enough to see a leak. */
const ESSAYS = 5000

const two = (value) => value.toFixed(2)
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const milliseconds = []

const loadStart = performance.now()
const { rateWriting } = await createWritingRater()
const loadMilliseconds = performance.now() - loadStart

async function rate(text, promptText, keyPoints) {
  const start = performance.now()
  const rating = await rateWriting({ text, promptText, promptKind: 'passage', keyPoints })
  milliseconds.push({ words: rating.words.length, spent: performance.now() - start })
  return rating
}

function row(label, { estimates, content, isProse, errors }) {
  const { overall, grammar, vocabulary, cohesion, spelling } = estimates
  const marks = errors.spelling + errors.grammarMinor + errors.grammarModerate + errors.grammarCritical
  const shown = [
    overall,
    grammar,
    vocabulary,
    cohesion,
    spelling,
    content.coverage,
    content.relevance,
    content.copiedShare,
  ]
  console.log(`${label.padEnd(52)} ${shown.map(two).join('  ')}   ${isProse ? 'yes' : 'no '}  ${marks}`)
}

function shuffled(text, seed) {
  let state = seed
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return text
    .split(' ')
    .map((word) => ({ word, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ word }) => word)
    .join(' ')
}

console.log('Own answers, best first'.padEnd(52), 'over  gram  voca  cohe  spel  cove  rele  copy  prose marks')
for (const { answers, promptText, keyPoints } of SAMPLE_ITEMS) {
  const rated = await Promise.all(
    answers.map(async (answer) => ({ answer, rating: await rate(answer.text, promptText, keyPoints) })),
  )
  const ranked = rated.toSorted((a, b) => b.rating.estimates.overall - a.rating.estimates.overall)
  for (const { answer, rating } of ranked) row(`${answer.kind}: ${answer.about}`, rating)
  console.log()
}

const bank = readdirSync(QUESTIONS).map((name) => parse(readFileSync(new URL(name, QUESTIONS), 'utf8')))
const groups = new Map()
const add = (name, rating) => groups.set(name, [...(groups.get(name) ?? []), rating])
for (const [index, { passage, keyPoints, sampleAnswers }] of bank.entries()) {
  const other = bank[(index + 5) % bank.length].sampleAnswers.ACADEMIC
  const sentences = passage.match(/[^.]+\./gu)
  for (const [suffix, points] of [
    ['with key points', keyPoints],
    ['passage only', []],
  ]) {
    add(`sample answer, ${suffix}`, await rate(sampleAnswers.ACADEMIC, passage, points))
    add(`short sample answer, ${suffix}`, await rate(sampleAnswers.CORE, passage, points))
    add(`copied sentence, ${suffix}`, await rate(sentences[0].trim(), passage, points))
    add(`other topic, ${suffix}`, await rate(other, passage, points))
  }
  for (let seed = 1; seed <= SHUFFLES_PER_ANSWER; seed += 1) {
    add('shuffled sample answer', await rate(shuffled(sampleAnswers.ACADEMIC, seed), passage, keyPoints))
  }
}
console.log(`Question bank, ${bank.length} passages`.padEnd(52), 'content  overall  grammar  vocabulary  prose')
for (const [name, ratings] of groups) {
  const content = mean(ratings.map((rating) => contentDegree(rating.content)))
  const [overall, grammar, vocabulary] = ['overall', 'grammar', 'vocabulary'].map((trait) =>
    mean(ratings.map((rating) => rating.estimates[trait])),
  )
  const prose = ratings.filter(({ isProse }) => isProse).length
  console.log(
    name.padEnd(52),
    `${two(content)}     ${two(overall)}     ${two(grammar)}     ${two(vocabulary)}        ${prose} of ${ratings.length}`,
  )
}

milliseconds.length = 0
for (const { passage, sampleAnswers } of bank) {
  await rate(sampleAnswers.ACADEMIC, passage, [])
  await rate(`${passage} ${sampleAnswers.CORE} ${sampleAnswers.ACADEMIC}`, passage, [])
}
console.log()
const medians = [
  ['30–50 words', 0, 100],
  ['240–270 words', 100, 400],
].map(([name, least, most]) => {
  const spent = milliseconds.filter(({ words }) => words > least && words <= most).map((each) => each.spent)
  const sorted = spent.toSorted((a, b) => a - b)
  const [median, high] = [0.5, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))])
  console.log(`${name}: median ${median.toFixed(0)} ms, 95 % ${high.toFixed(0)} ms (${sorted.length} answers)`)
  return median
})
console.log(`load ${loadMilliseconds.toFixed(0)} ms, memory ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`)

const contentOf = (name) => mean(groups.get(name).map((rating) => contentDegree(rating.content)))
const overallOf = (name) => mean(groups.get(name).map(({ estimates }) => estimates.overall))
const own = 'sample answer, with key points'
console.log('\nWithin this run, beside the sample answer with key points')
for (const name of [
  'short sample answer, with key points',
  'copied sentence, with key points',
  'other topic, with key points',
])
  console.log(`  content of ${name}: ${two(contentOf(name) / contentOf(own))}`)
console.log(`  overall of shuffled sample answer: ${two(overallOf('shuffled sample answer') / overallOf(own))}`)
console.log(`  time of 240–270 words beside 30–50 words: ${two(medians[1] / medians[0])}`)

const graded = await printCalibration(rateWriting)
await printMarks()
await printCorrectors()
await printGradedEssays(rateWriting)
const essays = graded.filter(({ taskId }) => taskId === 'writing/write-essay')
await printSpeed(
  essays.map(({ text }) => text),
  essays[0].stored.prompt.topic,
  Number(process.env.ESSAYS ?? ESSAYS),
)
