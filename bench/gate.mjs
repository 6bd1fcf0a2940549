/**
 * Whether the score understands what is said: the answers of content/calibration/points as the product judges them, by key point.
 * Usage: npm run bench:gate -- [--set fit] [--writer w7] [--kind write-email] [--tenth] [--rows FILE]
 * `--tenth` takes a fixed tenth of the questions; `--rows` writes what was judged of each answer, one a line.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judgeSpokenContent } from '@rehearsal/writing/spoken-content'
import { createWritingRater } from '@rehearsal/writing/rater'
import { contextOf, readLabelledAnswers } from './labelled-answers.mjs'
import { scoreAnswer } from './score-answer.mjs'

const { values: wanted } = parseArgs({
  options: {
    set: { type: 'string', default: 'gate' },
    writer: { type: 'string' },
    kind: { type: 'string' },
    tenth: { type: 'boolean', default: false },
    rows: { type: 'string' },
  },
})
/** One question in ten, spread over the kinds: neighbouring numbers are of one kind. */
const TENTH = 7
const CHANGES = ['missing', 'reversed', 'offTopic']
const isOfTenth = ({ question }) => question.id % 10 === TENTH

const answers = (await readLabelledAnswers()).filter(
  (answer) =>
    answer.set === wanted.set &&
    (wanted.writer === undefined || answer.writer === wanted.writer) &&
    (wanted.kind === undefined || answer.kind === wanted.kind) &&
    (!wanted.tenth || isOfTenth(answer)),
)
let writing
const rows = []
for (const answer of answers) rows.push({ ...answer, ...(await judged(answer)) })
printGate()
if (wanted.rows !== undefined) writeFileSync(wanted.rows, rows.map((row) => `${JSON.stringify(shown(row))}\n`).join(''))

/** Whether each point was found, the share of content, and whether the answer was called something else. */
async function judged({ question, text }) {
  if (question.taskId.startsWith('speaking/')) {
    const { keyPoints, register } = question.answerKey
    const input = { text, keyPoints, contextText: contextOf(question), ...(register && { register }) }
    const content = await judgeSpokenContent(input)
    return { found: foundOf(content.keyPoints), content: content.share }
  }
  writing ??= await createWritingRater()
  const { rating, traits } = await scoreAnswer(question.taskId, question, text, writing.rateWriting)
  const { points } = traits.find(({ trait }) => trait === 'content')
  return { found: foundOf(rating.content.keyPoints), content: points.earned / points.max }
}

function foundOf(keyPoints) {
  return keyPoints.map(({ isCovered }) => isCovered)
}

function shown({ id, kind, change, said, found, content }) {
  return { id, kind, change, said, found, content }
}

function printGate() {
  console.log(
    `${rows.length} answers of set ${wanted.set}, writers ${[...new Set(rows.map(({ writer }) => writer))].join(', ')}`,
  )
  console.log(
    'kind | points of good answers found | not found: missing | reversed | off the topic | content 0 among good answers, and the upper 95 % limit',
  )
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  for (const kind of kinds)
    console.log(
      lineOf(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    )
  if (kinds.length > 1) console.log(lineOf('all', rows))
  const judgedKinds = rows.filter(({ kind }) => kind !== 'write-essay')
  if (judgedKinds.length < rows.length) console.log(lineOf('all but essays', judgedKinds))
}

function lineOf(name, own) {
  const good = own.filter(({ change }) => !CHANGES.includes(change))
  const found = pointsOf(good, 'yes').filter(Boolean)
  const noticed = CHANGES.map((change) => {
    const points = pointsOf(
      own.filter((row) => row.change === change),
      change === 'reversed' ? 'rev' : 'no',
    )
    return shareOf(points.filter((isFound) => !isFound).length, points.length)
  })
  const zeros = good.filter(({ content }) => content === 0).length
  const limit = (100 * upperLimit(zeros, good.length)).toFixed(1)
  return `${name.padEnd(24)} | ${shareOf(found.length, pointsOf(good, 'yes').length)} | ${noticed.join(' | ')} | ${zeros} of ${good.length}, ${limit} %`
}

/** Whether the points with this label were found. */
function pointsOf(own, label) {
  return own.flatMap(({ said, found }) => found.filter((_, i) => said[i] === label))
}

function shareOf(count, all) {
  return all === 0 ? '–' : `${String(Math.round((100 * count) / all)).padStart(3)} % of ${all}`
}

/** The share up to which so few of `all` would still come in one case of twenty (Clopper and Pearson, one-sided). */
function upperLimit(count, all) {
  let [low, high] = [count / Math.max(1, all), 1]
  for (let round = 0; round < 50; round++) {
    const share = (low + high) / 2
    if (atMost(count, all, share) > 0.05) low = share
    else high = share
  }
  return high
}

function atMost(count, all, share) {
  let term = (1 - share) ** all
  let total = term
  for (let k = 1; k <= count; k++) {
    term *= ((all - k + 1) / k) * (share / (1 - share))
    total += term
  }
  return total
}
