/**
 * Measures the speech engine on the rated calibration recordings of speechocean762, on whose speakers no shipped model was fitted except the trait
 * heads, which are fitted anew here without the speakers they are judged on. It ends with a table beside the targets and the trial.
 * Usage: npm run bench:speech [-- EVERY]; every recording takes about half an hour of processor time. PARTS=folder keeps what the long parts found there
 * and takes it from there the next time, if the engine's version is the same. Corpus: CORPUS or ../shared/data/speechocean762. The sentences need
 * Debian's python3-sklearn (PYTHON).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeMp3, DEFAULT_AUDIO_LIMITS } from '../packages/speech/src/audio/index.ts'
import { createSpeechRaters, SPEECH_ENGINE } from '../packages/speech/src/index.ts'
import { CORPUS, readerGroups, readUtterances } from '../training/corpus.ts'
import { intervalOf, mean, pearson, standardError } from './agreement.mjs'
import { printTable } from './speech-targets.mjs'

const training = join(import.meta.dirname, '../training')
const groups = { all: () => true, ...readerGroups }

if (import.meta.main) {
  if (existsSync(join(CORPUS, 'calibration.jsonl'))) await printSpeech(Number(process.argv[2] ?? 1))
  else console.log(`SPEECH BENCH NOT RUN: no corpus at ${CORPUS}`)
}

async function printSpeech(every) {
  const parts = process.env.PARTS ?? mkdtempSync(join(tmpdir(), 'speech-bench-'))
  const { results, cost } = await rateCalibration(every)
  console.log('\nphones, whole pipeline with miscue detection (no model saw these speakers)')
  const phones = describePhones(results)
  console.log('\nsentences, shipped heads (fitted on these recordings: optimistic, shown to catch regressions)')
  const labels = { total: 'total', pronunciation: 'accuracy', fluency: 'fluency', prosody: 'prosodic' }
  for (const [trait, label] of Object.entries(labels)) {
    const pairs = results.map(({ row, rating }) => [rating.estimates[trait], row.human[label] / 10])
    console.log(
      `  ${trait.padEnd(14)} r ${pearson(pairs).toFixed(3)}, standard error ${standardError(pairs).toFixed(3)} of 1`,
    )
  }
  printAlarms(results)
  console.log(
    `real-time factor: CPU ${cost.cpu.toFixed(3)}, wall ${cost.wall.toFixed(3)}; wall time less 0.3 of the length, 95 %: ${cost.late.toFixed(2)} s; resident ${cost.memory.map((mb) => mb.toFixed(0)).join(' MB after a fifth of the takes, ')} MB at the end`,
  )
  const sentences = judgeHeads(parts)
  console.log(`\nsentences, ${sentences.how} (Pearson with the mean of five raters)`)
  for (const [trait, { standardError: error, groups: inGroups, ...all }] of Object.entries(sentences.traits)) {
    console.log(`  ${trait.padEnd(14)} ${withInterval(all)}  standard error ${error.toFixed(3)} of 1`)
    for (const [name, own] of Object.entries(inGroups))
      console.log(`    ${name.padEnd(12)} ${withInterval(own)} n ${own.utterances}`)
  }
  console.log('\nmiscues, silence, noise, music and other texts (training/check-miscues.ts)')
  const checked = kept(parts, `miscues-every-${every}`, (file) =>
    execFileSync(process.execPath, [join(training, 'check-miscues.ts'), String(every), file], { stdio: 'inherit' }),
  )
  printTable({ phones, traits: sentences.traits, ...checked, cost })
  if (process.env.PARTS === undefined) rmSync(parts, { recursive: true })
}

/** Every so manieth calibration recording as the engine rates it, and what that costs. */
async function rateCalibration(every) {
  const rows = readUtterances('calibration').filter((_, i) => i % every === 0)
  const loadStart = performance.now()
  const { rateReading } = await createSpeechRaters()
  console.log(
    `${SPEECH_ENGINE.id} ${SPEECH_ENGINE.version}, ${rows.length} recordings; models loaded in ${(performance.now() - loadStart).toFixed(0)} ms`,
  )
  const [results, walls, memory] = [[], [], []]
  let [audioSeconds, cpuSeconds] = [0, 0]
  for (const row of rows) {
    const bytes = new Uint8Array(readFileSync(join(CORPUS, 'calibration', `${row.utt}.mp3`)))
    const cpu = process.cpuUsage()
    const start = performance.now()
    const { pcm, seconds } = await decodeMp3(bytes, DEFAULT_AUDIO_LIMITS)
    const rating = await rateReading({ pcm, text: row.text, phones: row.phones })
    const used = process.cpuUsage(cpu)
    audioSeconds += seconds
    cpuSeconds += (used.user + used.system) / 1e6
    walls.push({ seconds, wall: (performance.now() - start) / 1000 })
    memory.push(process.memoryUsage().rss / 1e6)
    results.push({ row, rating })
  }
  const wallSeconds = walls.reduce((sum, { wall }) => sum + wall, 0)
  const late = walls.map(({ seconds, wall }) => wall - 0.3 * seconds).toSorted((a, b) => a - b)
  const cost = {
    cpu: cpuSeconds / audioSeconds,
    wall: wallSeconds / audioSeconds,
    late: late[Math.floor(late.length * 0.95)] ?? 0,
    memory: [memory[Math.floor(memory.length / 5)] ?? 0, memory.at(-1) ?? 0],
  }
  return { results, cost }
}

/** The correlation of sounds with raters over every so manieth calibration recording, with its interval and the number of sounds. */
export async function measurePhones(every) {
  const { results } = await rateCalibration(every)
  const { r, low, high, n } = agreementOfPhones(results)
  return { value: r, n, low, high, sample: `every ${every}th recording, ${results.length} of them` }
}

function printAlarms(results) {
  const clear = results.flatMap(({ row, rating }) =>
    clearWords(row).map((isClear, i) => [
      isClear,
      rating.words.find((word) => word.index === i && word.status !== 'inserted' && word.status !== 'repeated')?.status,
    ]),
  )
  const alarms = clear.filter(([isClear, status]) => isClear && status !== 'correct').length
  console.log(
    `\nright texts: ${alarms} of ${clear.filter(([isClear]) => isClear).length} words that raters found clear called missed`,
  )
}

/** The trait heads, cross-validated over speakers on what the pipeline of today finds; what takes long is kept in the folder `parts`. */
export function judgeHeads(parts) {
  try {
    const report = kept(parts, 'heads', (file) => {
      const env = { ...process.env, OUT: parts }
      execFileSync(process.execPath, [join(training, 'dump-heads.ts')], { env })
      execFileSync(process.env.PYTHON ?? '/usr/bin/python3', [join(training, 'train_heads.py'), '--judge', file], {
        env,
      })
    })
    return { how: 'fitted anew and cross-validated over speakers', ...report }
  } catch (error) {
    console.log(`\nThe heads were not fitted anew: ${String(error.message).split('\n')[0]}`)
    const report = JSON.parse(readFileSync(join(training, '../packages/speech/models/speech/report.json'), 'utf8'))
    return { how: 'cross-validated over speakers when the shipped heads were fitted, by an earlier engine', ...report }
  }
}

function kept(parts, name, make) {
  const file = join(parts, `${name}-${SPEECH_ENGINE.version}.json`)
  if (existsSync(file)) console.log(`(measured before: ${file})`)
  else make(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function withInterval({ r, low, high }) {
  return `${r.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
}

function clearWords(row) {
  let at = 0
  return row.words.map(({ phones: count }) => mean(row.phoneScores.slice(at, (at += count))) >= 1.4)
}

/** Prints, for all and for each group of readers, the correlation with a 95 % interval from drawing speakers with replacement; returns that of all. */
function describePhones(results) {
  const described = Object.entries(groups).map(([name, isIn]) => {
    const all = agreementOfPhones(results.filter(({ row }) => isIn(row)))
    console.log(`  ${name.padEnd(9)} ${withInterval(all)} n ${all.n}  MSE ${all.error.toFixed(4)}`)
    return all
  })
  return described[0]
}

function agreementOfPhones(results) {
  const bySpeaker = new Map(
    [...Map.groupBy(results, ({ row }) => row.speaker)].map(([speaker, takes]) => [
      speaker,
      takes.flatMap(({ row, rating }) => row.phoneScores.map((score, i) => [rating.phones[i]?.score ?? 0, score])),
    ]),
  )
  const pairs = [...bySpeaker.values()].flat()
  const [low, high] = intervalOf(bySpeaker, pearson)
  return { r: pearson(pairs), low, high, n: pairs.length, error: standardError(pairs) ** 2 }
}
