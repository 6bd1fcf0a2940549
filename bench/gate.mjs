/**
 * Whether the score understands what is said: the answers of content/calibration/points as the product judges them, by key point.
 * Usage: npm run bench:gate -- [--set fit] [--writer w7] [--kind write-email] [--tenth] [--rows FILE] [--record]
 * `--tenth` takes a fixed tenth of the questions; `--rows` writes what was judged of each answer, one a line; `--record`
 * notes that these questions were judged as they are, so that CI judges only the tenth and what has changed since.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { judgeSpokenContent } from '@rehearsal/writing/spoken-content'
import { createWritingRater } from '@rehearsal/writing/rater'
import { upperLimit } from './agreement.mjs'
import { contextOf, readLabelledAnswers, readPointAnswers } from './labelled-answers.mjs'
import { recordPassed } from './gate-changed.mjs'
import { scoreAnswer } from './score-answer.mjs'

/** One question in ten, spread over the kinds: neighbouring numbers are of one kind. */
const TENTH = 7
const CHANGES = ['missing', 'reversed', 'offTopic']
/** The label of the points that a change took out. */
export const LABEL_OF = { missing: 'no', reversed: 'rev', offTopic: 'no' }
/** Whether a labelled answer is no near miss, and neither short nor in a tone that does not fit. */
export const isGood = ({ change }) => ![...CHANGES, 'short', 'register'].includes(change)
/** Whether an answer belongs to the tenth that is judged with every change. */
export const isOfTenth = ({ question }) => question.id % 10 === TENTH

let writing

/** The answers of a set as the product judges them, with `areAll` also those without labels: `found` and `truth` for each key point, the `content` they earn, and of written ones what all of it earns (`share`). */
export async function judgeAnswers({ set, writer, kind, isAsked = () => true, areAll = false }) {
  const answers = (await (areAll ? readPointAnswers() : readLabelledAnswers())).filter(
    (answer) =>
      answer.set === set &&
      (writer === undefined || answer.writer === writer) &&
      (kind === undefined || answer.kind === kind) &&
      isAsked(answer),
  )
  const rows = []
  for (const answer of answers) rows.push({ ...answer, ...(await judged(answer)) })
  return rows
}

/** Whether each point was found, the share of content, and whether the answer was called something else. */
async function judged({ question, text }) {
  if (question.taskId.startsWith('speaking/')) return judgeSpoken(question, text)
  writing ??= await createWritingRater()
  const { rating, traits, share } = await scoreAnswer(question.taskId, question, text, writing.rateWriting)
  const { points, zeroedBy } = traits.find(({ trait }) => trait === 'content')
  return { ...pointsFound(rating.content.keyPoints), content: points.earned / points.max, share, zeroedBy }
}

/** Whether content earned nothing by itself, and not because the form (too few words, two sentences) earned nothing. */
export const isZero = ({ content, zeroedBy }) => content === 0 && zeroedBy === undefined

/** The same of a spoken answer, by its words. */
export async function judgeSpoken(question, text) {
  const { keyPoints, register } = question.answerKey
  const input = { text, keyPoints, contextText: contextOf(question), ...(register && { register }) }
  const content = await judgeSpokenContent(input)
  return { ...pointsFound(content.keyPoints), content: content.share }
}

function pointsFound(keyPoints) {
  return { found: keyPoints.map(({ isCovered }) => isCovered), truth: keyPoints.map(({ truth }) => truth ?? null) }
}

function shown({ id, kind, change, said, found, content }) {
  return { id, kind, change, said, found, content }
}

function printGate(rows, set) {
  console.log(
    `${rows.length} answers of set ${set}, writers ${[...new Set(rows.map(({ writer }) => writer))].join(', ')}`,
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
  const good = own.filter(isGood)
  const found = pointsOf(good, 'yes').filter(Boolean)
  const noticed = CHANGES.map((change) => {
    const points = pointsOf(
      own.filter((row) => row.change === change),
      LABEL_OF[change],
    )
    return shareOf(points.filter((isFound) => !isFound).length, points.length)
  })
  const zeros = good.filter(isZero).length
  const limit = (100 * upperLimit(zeros, good.length)).toFixed(1)
  return `${name.padEnd(24)} | ${shareOf(found.length, pointsOf(good, 'yes').length)} | ${noticed.join(' | ')} | ${zeros} of ${good.length}, ${limit} %`
}

/** Whether the points with this label were found. */
function pointsOf(own, label) {
  return labelledPoints(own, label).map(({ isFound }) => isFound)
}

/** Each point with this label: of which question and kind, whether it was found, and what was found of its truth. */
export function labelledPoints(own, label) {
  return own.flatMap(({ question, writer, kind, change, said = [], found, truth }) =>
    said.flatMap((each, i) =>
      each === label ? [{ question: question.id, writer, kind, change, isFound: found[i], truth: truth[i] }] : [],
    ),
  )
}

function shareOf(count, all) {
  return all === 0 ? '–' : `${String(Math.round((100 * count) / all)).padStart(3)} % of ${all}`
}

if (import.meta.main) {
  const { values: wanted } = parseArgs({
    options: {
      set: { type: 'string', default: 'gate' },
      writer: { type: 'string' },
      kind: { type: 'string' },
      tenth: { type: 'boolean', default: false },
      rows: { type: 'string' },
      record: { type: 'boolean', default: false },
    },
  })
  const rows = await judgeAnswers({ ...wanted, ...(wanted.tenth && { isAsked: isOfTenth }) })
  printGate(rows, wanted.set)
  if (wanted.rows !== undefined)
    writeFileSync(wanted.rows, rows.map((row) => `${JSON.stringify(shown(row))}\n`).join(''))
  if (wanted.record) recordPassed(rows)
}
