/**
 * What content of open speech is worth (docs/studies/2026-11-28-how-scores-were-measured.md, "Open speech"): answers of known content, heard by
 * bench/dump-open-content.mjs. The constants of list-evidence.ts are fitted on half of the questions and judged on the other.
 * Usage: for i in 0 1; do node bench/dump-open-content.mjs $i 2 & done; wait; node bench/open-content.mjs
 * Needs content/pack (npm run content:build); learners' rows need CORPUS or ../shared/data/speechocean762. OUT: /tmp/open-content.
 *
 * Rows about the question: the sample answer, its first half, its first and third quarter, the sentence that says most of one
 * point, all in the product's voices; `learner said` are real learners reading other sentences, with a word of theirs put
 * into that share of the question's lists. `other` and `learner` are the same takes as answers to foreign questions.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { planListening } from '../packages/speech/src/open-speech/plan-listening.ts'
import { hearKeyPoints, hearLists } from '../packages/speech/src/open-speech/hear-key-points.ts'
import { listEvidence, shareSaid } from '../packages/speech/src/open-speech/list-evidence.ts'

const POOR_SHARE = 0.25
/** As rate-open-speech.ts rounds. */
const NOTHING = 5e-5
const FALSE_ZEROS = 0.02
const out = process.env.OUT ?? '/tmp/open-content'
const rows = readdirSync(out)
  .filter((name) => /^heard-\d+\.jsonl$/u.test(name))
  .flatMap((name) => readFileSync(join(out, name), 'utf8').trim().split('\n'))
  .map((line) => heardAgain(JSON.parse(line)))

const groups = {
  'sample answer': ({ part }) => part === 'sample',
  'its first half': ({ part }) => part === 'half',
  'a quarter': ({ part, said }) => part === 'quarter' && said > 0,
  'one point': ({ part, said }) => part === 'point' && said > 0,
  'learner from 13, 6 s and more, 10-30 % said': fitted((age) => age >= 13, 6, 0.1, 0.3),
  'learner from 13, 6 s and more, over 30 %': fitted((age) => age >= 13, 6, 0.3, 1.1),
  'learner from 13, under 6 s, 10-30 %': fitted((age) => age >= 13, 0, 0.1, 0.3),
  'learner from 13, under 6 s, over 30 %': fitted((age) => age >= 13, 0, 0.3, 1.1),
  'child, 6 s and more, 10-30 %': fitted((age) => age < 13, 6, 0.1, 0.3),
  'child, 6 s and more, over 30 %': fitted((age) => age < 13, 6, 0.3, 1.1),
  'other sample answer': ({ part }) => part === 'other sample',
  'half of another': ({ part }) => part === 'other half',
  'quarter of another, nothing in common': ({ part, said }) => part === 'other quarter' && said === 0,
  'point of another, nothing in common': ({ part, said }) => part === 'other point' && said === 0,
  'learner from 13, something else': ({ part, age, said }) => isForeign(part) && age >= 13 && said === 0,
  'child, something else': ({ part, age, said }) => isForeign(part) && age < 13 && said === 0,
  ...Object.fromEntries(
    ['describe-image', 're-tell-lecture', 'respond-to-a-situation'].flatMap((of) => [
      [`quarter or point, ${of}`, ({ part, kind, said }) => kind === of && /^(quarter|point)$/u.test(part) && said > 0],
      [`something else, ${of}`, ({ part, kind, said }) => kind === of && part.startsWith('other') && said === 0],
      [`learner, something else, ${of}`, ({ part, kind, said }) => kind === of && isForeign(part) && said === 0],
    ]),
  ),
}

console.log(`${rows.length} takes with a question; as shipped`)
console.log('  mean coverage, 5 %, 95 %; points covered; share called nothing')
for (const [name, isIn] of Object.entries(groups)) print(name, rows.filter(isIn), ({ shipped }) => shipped)
console.log(`  error of coverage against the text: ${error(rows).toFixed(3)}`)

console.log('\nwith the built-in recogniser: content; where its text is put aside, that of the key words')
console.log('  mean, 5 %, 95 %; points covered; share called nothing')
for (const [name, isIn] of Object.entries(groups)) print(name, rows.filter(isIn), ({ transcribed }) => transcribed)

const fits = [0, 1].map((half) => fit(rows.filter(({ id }) => id % 2 === half)))
for (const [half, weights] of fits.entries())
  console.log(`\nfitted on ${half === 0 ? 'even' : 'odd'} questions`, weights.map(short).join(' '))
console.log('fitted on all', fit(rows).map(short).join(' '))
console.log(
  '\ncross-validated: share called nothing at each bar (evidence over the root of the number of lists), mean coverage without a bar',
)
const bars = [-0.5, -0.4, -0.35, -0.3, -0.27, -0.24, -0.2, -0.15]
console.log(' '.repeat(46), bars.join('  '))
for (const half of [0, 1]) {
  for (const row of rows) judge(row, fits[half])
  const poor = rows.filter((row) => row.id % 2 === half && (groups['a quarter'](row) || groups['one point'](row)))
  const bar = poor.map(({ evidence }) => evidence).toSorted((a, b) => a - b)[Math.floor(FALSE_ZEROS * poor.length)]
  const shares = ['a quarter', 'one point', 'learner from 13, something else', 'quarter of another, nothing in common']
  const held = shares.map((name) => {
    const own = rows.filter((row) => row.id % 2 !== half && groups[name](row))
    return `${name} ${mean(own.map(({ evidence, coverage }) => Number(evidence < bar || coverage < NOTHING))).toFixed(3)}`
  })
  console.log(
    `  bar ${bar.toFixed(2)} takes ${FALSE_ZEROS} of poor answers to fitted questions for nothing; of the others: ${held.join(', ')}`,
  )
}
for (const row of rows) judge(row, fits[1 - (row.id % 2)])
for (const [name, isIn] of Object.entries(groups)) {
  const own = rows.filter(isIn)
  const shares = bars.map((bar) =>
    mean(own.map(({ evidence, coverage }) => Number(evidence < bar || coverage < NOTHING))).toFixed(3),
  )
  console.log(
    `  ${name.padEnd(44)} ${shares.join(' ')}  ${mean(own.map(({ coverage }) => coverage)).toFixed(2)} (${own.length})`,
  )
}

function heardAgain({ id, kind, part, age, keyPoints, contextText, saidLists, speechSeconds, spotted, judged }) {
  const plan = planListening(keyPoints, contextText)
  const keywords = spotted.map(({ key, ...hit }) => ({ ...hit, keyword: plan.keywords.get(key) }))
  const lists = hearLists(plan, keywords)
  const flat = saidLists.flat().map(Number)
  const shipped = hearKeyPoints(plan, keywords, listEvidence(speechSeconds))
  return {
    id,
    kind,
    part,
    age,
    speechSeconds,
    lists,
    saidLists: flat,
    sizes: lists.map(({ length }) => length),
    said: flat.reduce((a, b) => a + b, 0),
    shipped,
    transcribed: judged === null ? shipped : { coverage: judged.share, results: coveredOf(judged.covered) },
  }
}

/** So many covered points, as `print` counts them. */
function coveredOf(count) {
  return Array.from({ length: count }, () => ({ isCovered: true }))
}

function fitted(isAge, seconds, from, to) {
  return ({ part, age, speechSeconds, said, saidLists }) => {
    const share = said / saidLists.length
    const isLong = seconds === 0 ? speechSeconds < 6 : speechSeconds >= seconds
    return part.startsWith('learner said') && isAge(age) && isLong && share > from && share <= to
  }
}

function isForeign(part) {
  return part === 'learner calibration' || part === 'learner train'
}

function print(name, own, of) {
  const all = own.map(of)
  const coverages = all.map(({ coverage }) => coverage).toSorted((a, b) => a - b)
  const at = (share) => (coverages[Math.floor(share * coverages.length)] ?? 0).toFixed(2)
  const covered = mean(all.map(({ results }) => results.filter(({ isCovered }) => isCovered).length)).toFixed(2)
  const nothing = mean(coverages.map((coverage) => Number(coverage < NOTHING))).toFixed(3)
  console.log(
    `  ${name.padEnd(44)} ${mean(coverages).toFixed(2)} ${at(0.05)} ${at(0.95)}  ${covered}  ${nothing} (${own.length})`,
  )
}

/** Root mean square of coverage less the mean share of lists that the text says. */
function error(all) {
  return Math.sqrt(
    mean(all.map(({ shipped, sizes, saidLists }) => (shipped.coverage - pointMean(sizes, saidLists)) ** 2)),
  )
}

function pointMean(sizes, values) {
  let at = 0
  return mean(sizes.map((size) => mean(values.slice(at, (at += size)))))
}

/** What a list shows: whether anything was spotted, how surely, and how many chances there were. As in list-evidence.ts. */
function measures({ confidence, alternatives }, speechSeconds) {
  if (confidence < 0.03) return [1, 0, 0, 0]
  const sure = Math.min(0.99, confidence)
  return [1, 1, Math.log(sure / (1 - sure)), Math.log((Math.max(1, speechSeconds) * alternatives) / 30)]
}

/** Logistic regression with said and unsaid lists weighing the same, so that its odds are likelihood ratios. */
function fit(own) {
  const lists = own.flatMap(({ lists, saidLists, speechSeconds }) =>
    lists.flat().map((list, i) => ({ x: measures(list, speechSeconds), y: saidLists[i] })),
  )
  const said = lists.filter(({ y }) => y === 1).length
  let weights = [0, 0, 0, 0]
  for (let round = 0; round < 25; round++) {
    const gradient = weights.map((weight) => -weight)
    const curvature = weights.map((_, i) => weights.map((_, j) => Number(i === j)))
    for (const { x, y } of lists) {
      const weight = lists.length / 2 / (y === 1 ? said : lists.length - said)
      const odds = 1 / (1 + Math.exp(-dot(x, weights)))
      for (const [i, a] of x.entries()) {
        gradient[i] += weight * (y - odds) * a
        for (const [j, b] of x.entries()) curvature[i][j] += weight * odds * (1 - odds) * a * b
      }
    }
    const step = solve(curvature, gradient)
    weights = weights.map((weight, i) => weight + step[i])
  }
  return weights
}

function judge(row, weights) {
  const ratios = row.lists.flat().map((list) => Math.min(30, Math.exp(dot(measures(list, row.speechSeconds), weights))))
  const sum = ratios.reduce((all, ratio) => all + Math.log(1 - POOR_SHARE + POOR_SHARE * ratio), 0)
  row.evidence = sum / Math.sqrt(ratios.length)
  row.coverage = pointMean(row.sizes, shareSaid(ratios, 0.5).probabilities)
}

function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (const [i, pivot] of rows.entries()) {
    for (let j = rows.length; j >= i; j--) pivot[j] /= pivot[i]
    for (const [k, row] of rows.entries()) {
      if (k !== i) for (let j = rows.length; j >= i; j--) row[j] -= row[i] * pivot[j]
    }
  }
  return rows.map((row) => row.at(-1))
}

function dot(a, b) {
  return a.reduce((sum, value, i) => sum + value * b[i], 0)
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function short(value) {
  return value.toFixed(3)
}
