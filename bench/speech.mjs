/**
 * Measures the speech engine on the rated calibration recordings of speechocean762 (speakers no shipped model was trained
 * on, except the trait heads, whose figures here come from a cross-validation over speakers at training time).
 * Usage: npm run bench:speech [-- LIMIT]. It ends with ratios within this run. Corpus: CORPUS or ../shared/data/speechocean762.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/raters/src/audio/index.ts'
import { createSpeechRaters } from '../packages/raters/src/speech/index.ts'

const root = join(import.meta.dirname, '..')
const corpus = process.env.CORPUS ?? join(root, '../shared/data/speechocean762')
const report = JSON.parse(readFileSync(join(root, 'packages/raters/models/speech/report.json'), 'utf8'))
if (!existsSync(join(corpus, 'calibration.jsonl'))) {
  console.log(`SPEECH BENCH NOT RUN: no corpus at ${corpus}`)
  process.exit(0)
}
const limit = Number(process.argv[2] ?? 246)
const rows = readFileSync(join(corpus, 'calibration.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .slice(0, limit)
  .map((line) => JSON.parse(line))

const loadStart = performance.now()
const { scripted: rater } = await createSpeechRaters()
console.log(`models loaded in ${(performance.now() - loadStart).toFixed(0)} ms`)

const results = []
const walls = []
let [audioSeconds, cpuSeconds, wallSeconds] = [0, 0, 0]
for (const row of rows) {
  const bytes = new Uint8Array(readFileSync(join(corpus, 'calibration', `${row.utt}.mp3`)))
  const cpu = process.cpuUsage()
  const wall = performance.now()
  const { pcm, seconds } = await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)
  const rating = await rater.rate({ pcm, text: row.text, phones: row.phones })
  const used = process.cpuUsage(cpu)
  audioSeconds += seconds
  cpuSeconds += (used.user + used.system) / 1e6
  wallSeconds += (performance.now() - wall) / 1000
  walls.push({ seconds, wall: (performance.now() - wall) / 1000 })
  results.push({ row, rating })
}

const groups = {
  all: () => true,
  'under 13': ({ row }) => row.age < 13,
  'from 13': ({ row }) => row.age >= 13,
  female: ({ row }) => row.gender === 'f',
  male: ({ row }) => row.gender === 'm',
}
console.log('\nphones, whole pipeline with miscue detection (no model saw these speakers)')
for (const [name, isIn] of Object.entries(groups)) {
  const pairs = results
    .filter(isIn)
    .flatMap(({ row, rating }) => row.phoneScores.map((score, i) => [row.speaker, rating.phones[i]?.score ?? 0, score]))
  console.log(`  ${name.padEnd(9)} ${describe(pairs)}  MSE ${mean(pairs.map(([, a, b]) => (a - b) ** 2)).toFixed(4)}`)
}
console.log('\nsentences, cross-validated over speakers at training time (Pearson with the mean of five raters)')
for (const [trait, { standardError, groups: inGroups, ...all }] of Object.entries(report.traits)) {
  console.log(`  ${trait.padEnd(14)} ${withInterval(all)}  standard error ${standardError.toFixed(3)} of 1`)
  for (const [name, own] of Object.entries(inGroups))
    console.log(`    ${name.padEnd(12)} ${withInterval(own)} n ${own.utterances}`)
}
console.log(
  '\nsentences, whole pipeline with the shipped heads (fitted on these recordings: optimistic, shown to catch regressions)',
)
const labels = { total: 'total', pronunciation: 'accuracy', fluency: 'fluency', prosody: 'prosodic' }
for (const [trait, label] of Object.entries(labels)) {
  console.log(
    `  ${trait.padEnd(14)} ${describe(results.map(({ row, rating }) => [row.speaker, rating.estimates[trait], row.human[label] / 10]))}`,
  )
}
const clear = results.flatMap(({ row, rating }) =>
  clearWords(row).map((isClear, i) => [
    isClear,
    rating.words.find((word) => word.index === i && word.status !== 'inserted' && word.status !== 'repeated')?.status,
  ]),
)
const alarms = clear.filter(([isClear, status]) => isClear && status !== 'correct').length
console.log(
  `\nfalse miscues: ${alarms} of ${clear.filter(([isClear]) => isClear).length} words that raters found clear`,
)
console.log(
  `real-time factor: CPU ${(cpuSeconds / audioSeconds).toFixed(3)}, wall ${(wallSeconds / audioSeconds).toFixed(3)}; resident ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
)
const late = walls.map(({ seconds, wall }) => wall - 0.3 * seconds).sort((a, b) => a - b)
console.log(
  `wall time less 0.3 of the length, 95 %: ${(late[Math.floor(late.length * 0.95)] ?? 0).toFixed(2)} s (target: at most 1 s)`,
)

console.log('\nmiscues, silence, noise and other texts (training/check-miscues.ts, every second recording)')
execFileSync(process.execPath, [join(root, 'packages/raters/training/check-miscues.ts'), '2'], { stdio: 'inherit' })

function withInterval({ r, low, high }) {
  return `${r.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
}

function clearWords(row) {
  let at = 0
  return row.words.map(({ phones }) => mean(row.phoneScores.slice(at, (at += phones))) >= 1.4)
}

/** Pearson correlation with a 95 % interval from drawing speakers with replacement. Rows are [speaker, ours, human]. */
function describe(pairs) {
  const bySpeaker = [...Map.groupBy(pairs, ([speaker]) => speaker).values()]
  let state = 1
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const draws = Array.from({ length: 200 }, () =>
    correlation(bySpeaker.flatMap(() => bySpeaker[Math.floor(random() * bySpeaker.length)])),
  )
  draws.sort((a, b) => a - b)
  return `r ${correlation(pairs).toFixed(3)} [${draws[5].toFixed(3)}, ${draws[194].toFixed(3)}] n ${pairs.length}`
}

function correlation(pairs) {
  const [ma, mb] = [mean(pairs.map(([, a]) => a)), mean(pairs.map(([, , b]) => b))]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [, a, b] of pairs) {
    ab += (a - ma) * (b - mb)
    aa += (a - ma) ** 2
    bb += (b - mb) ** 2
  }
  return ab / Math.sqrt(aa * bb)
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
