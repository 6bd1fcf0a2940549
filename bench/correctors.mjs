/**
 * Marks beside four correctors who worked apart (packages/writing/src/testing/sentences/four-correctors/first-set/): precision counts a
 * mark as right where one of them changed something, recall what three of them changed. One line in three of the first set may be
 * looked at while rules are made; the rest, and all of the second and third set (`second-set`, `third-set`), is held out, and only its counts are printed.
 * `SHOW=1` lists what is wrong and missed in what is looked at.
 *
 *   node bench/correctors.mjs
 */
import { pathToFileURL } from 'node:url'
import { compareCorrectors } from '../packages/writing/src/testing/compare-correctors.ts'
import { linesOf, mark, wordsMarkedPlainly } from './marks.mjs'

const MOST = 3
const DRAWS = 1000

/** Of the sentences with four correctors, by their line: one in three may be looked at. */
export const isLookedAt = (index) => index % 3 === 0
const percent = (value) => `${(100 * value).toFixed(1)} %`

async function measured(folder) {
  const correctors = [1, 2, 3, 4].map((number) => linesOf(`four-correctors/${folder}/corrector-${number}`))
  const rows = []
  for (const [index, text] of linesOf(`four-correctors/${folder}/learners`).entries()) {
    const corrections = correctors.map((lines) => lines[index] ?? '')
    const compared = compareCorrectors(text, corrections, (await mark(text)).words)
    const plainly = compareCorrectors(text, corrections, await wordsMarkedPlainly(text)).places
    const flagged = []
    for (const correction of corrections) flagged.push((await mark(correction)).marks.length > 0 ? 1 : 0)
    rows.push({ text, corrections, isLookedAt: isLookedAt(index), flagged, plainly, ...compared })
  }
  return rows
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

/** Precision, recall and the like of some rows of `measureCorrectors`. */
export function figures(rows) {
  const marked = rows.flatMap((row) => row.marked)
  const agreed = rows.flatMap(({ places }) => places.filter(({ changedBy }) => changedBy >= MOST))
  const words = agreed.filter(({ isWord }) => isWord)
  const plainly = rows.flatMap((row) => row.plainly.filter(({ isWord, changedBy }) => isWord && changedBy >= MOST))
  const every = rows.flatMap(({ places }) => places.filter(({ isWord }) => isWord))
  const flagged = rows.flatMap((row) => row.flagged)
  const share = (list, is) => list.filter(is).length / Math.max(1, list.length)
  return {
    precision: share(marked, ({ isRight }) => isRight),
    recall: share(words, ({ isFound }) => isFound),
    plainRecall: share(plainly, ({ isFound }) => isFound),
    withStopsAndGaps: share(agreed, ({ isFound }) => isFound),
    flagged: sum(flagged) / flagged.length,
    chance: share(every, ({ changedBy }) => changedBy > 0),
    marks: marked.length,
    words: words.length,
  }
}

/** Of each of `figures` the middle 95 % when sentences are drawn with replacement. */
export function intervals(rows) {
  let state = 7
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const draws = Array.from({ length: DRAWS }, () => figures(rows.map(() => rows[Math.floor(random() * rows.length)])))
  return (name) => {
    const sorted = draws.map((draw) => draw[name]).toSorted((a, b) => a - b)
    return [sorted[Math.floor(DRAWS * 0.025)], sorted[Math.floor(DRAWS * 0.975)]]
  }
}

/** The three sets with what each mark was found to be; `figures` and `intervals` make figures of any of their rows. */
export async function measureCorrectors() {
  const rows = await measured('first-set')
  return {
    lookedAt: rows.filter((row) => row.isLookedAt),
    heldOut: rows.filter((row) => !row.isLookedAt),
    second: await measured('second-set'),
    third: await measured('third-set'),
  }
}

/** Prints the table of marks beside four correctors. */
export async function printCorrectors() {
  const { lookedAt, heldOut, second, third } = await measureCorrectors()
  console.log(
    '\nMarks beside four correctors (right: one of four changed it; to be found: words that three of four changed)',
  )
  for (const [name, own] of [
    ['held out', heldOut],
    ['looked at', lookedAt],
    ['held out, second set', second],
    ['held out, third set', third],
  ]) {
    const of = figures(own)
    const interval = intervals(own)
    const within = (figure) => `[${interval(figure).map(percent).join(', ')}]`
    console.log(
      `${name.padEnd(20)} ${own.length} sentences  precision ${percent(of.precision)} ${within('precision')} of ${of.marks} marks (chance ${percent(of.chance)})  recall ${percent(of.recall)} ${within('recall')} of ${of.words} words (with stops and gaps ${percent(of.withStopsAndGaps)}; spelling and harper alone ${percent(of.plainRecall)})  corrected sentences flagged ${percent(of.flagged)} ${within('flagged')}`,
    )
  }
  if (process.env.SHOW) for (const row of lookedAt) show(row)
}

function show({ text, corrections, marked, places }) {
  const wrong = marked.filter(({ isRight }) => !isRight).map(({ word }) => word)
  const missed = places.filter(({ changedBy, isFound }) => changedBy >= MOST && !isFound)
  console.log(`\n${text}\n  ${corrections.join('\n  ')}`)
  console.log(
    `  wrong: ${wrong.join(', ')}; missed: ${missed.map(({ start, end }) => text.slice(start, end) || `^${text.slice(start, start + 8)}`).join(', ')}`,
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await printCorrectors()
