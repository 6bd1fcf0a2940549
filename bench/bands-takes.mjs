/**
 * 90 % bands and real speakers (speechocean762): half of a speaker's takes beside the other half, and beside what five people gave the other half.
 * Part of bench/bands.mjs. The takes are scored as read aloud by the product's command line and kept in PARTS, by the engine's version.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPEECH_ENGINE } from '../packages/speech/src/index.ts'
import { CORPUS } from '../training/corpus.ts'
import { levelOf } from '../packages/exam/src/estimate/level-of.ts'
import { seededRandom, shuffled } from '../packages/exam/src/mock-test/seeded-random.ts'
import { mean } from './agreement.mjs'

const FILES = ['calibration', 'calibration-more', 'train']
const TASK = 'speaking/read-aloud'
const FORMAT = 'academic-2025'
const SPLITS = 40
/** Of a speaker with fewer takes a half would be one take. */
const FEWEST_TAKES = 4
const BAND = 1.64

export function printTakes(parts) {
  if (!existsSync(join(CORPUS, 'calibration.jsonl'))) {
    console.log(`\nTAKES NOT RUN: no corpus at ${CORPUS}`)
    return
  }
  const takes = scoredTakes(parts)
  const speakers = [...Map.groupBy(takes, ({ speaker }) => speaker).values()].filter(
    ({ length }) => length >= FEWEST_TAKES,
  )
  const drawn = shuffled(speakers, seededRandom(1))
  const halves = { fitted: drawn.filter((_, i) => i % 2 === 0), 'held out': drawn.filter((_, i) => i % 2 === 1) }
  console.log(
    `\nReal takes, ${SPEECH_ENGINE.id} ${SPEECH_ENGINE.version}: ${speakers.flat().length} of ${speakers.length} speakers with at least ${FEWEST_TAKES}, ${SPLITS} splits each`,
  )
  for (const [name, own] of Object.entries(halves)) {
    printHalf(name, own)
    for (const [part, isIn] of Object.entries({
      calibration: (file) => file !== 'train',
      training: (file) => file === 'train',
    }))
      printHalf(
        `  ${part}`,
        own.filter(([{ file }]) => isIn(file)),
      )
  }
}

function printHalf(name, speakers) {
  const humanSpread = withinSpread(speakers.map((takes) => takes.map(({ human }) => human)))
  const splits = speakers.flatMap((takes, i) => {
    const random = seededRandom(i)
    return Array.from({ length: SPLITS }, () => {
      const mixed = shuffled(takes, random)
      const size = Math.floor(takes.length / 2)
      return [mixed.slice(0, size), mixed.slice(size, 2 * size)]
    })
  })
  const share = (isIn) => `${((100 * splits.filter(isIn).length) / splits.length).toFixed(1)} %`
  const between =
    (error) =>
    ([one, other]) => {
      const [a, b] = [levelFrom(one, 'total'), levelFrom(other, 'total')]
      return Math.abs(a.value - b.value) <= BAND * Math.hypot(a[error], b[error])
    }
  const besidePeople = ([one, other]) => {
    const level = levelFrom(one, 'sound')
    const given = 10 + 80 * mean(other.map(({ human }) => human))
    return (
      Math.abs(level.value - given) <=
      BAND * Math.hypot(level.standardError, (80 * humanSpread) / Math.sqrt(other.length))
    )
  }
  console.log(
    `  ${name.padEnd(14)} ${String(speakers.length).padStart(3)} speakers: halves within what they do not share ${share(between('repeatError'))}, within whole errors ${share(between('standardError'))}; engine beside people ${share(besidePeople)}; mean band ±${mean(splits.map(([one]) => BAND * levelFrom(one, 'total').standardError)).toFixed(1)}`,
  )
}

function levelFrom(takes, what) {
  const evidence = takes.map((take) => ({ taskId: TASK, ageDays: 0, isSeen: false, ...take[what] }))
  return levelOf({ format: FORMAT, evidence, kinds: [TASK] }).speaking
}

function withinSpread(groups) {
  const squares = groups.flatMap((values) => values.map((value) => (value - mean(values)) ** 2))
  return Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / (squares.length - groups.length))
}

/** Rated takes with what people gave them and what the product gives them; kept in the folder `parts` under `name`. */
export function scoredTakes(parts, rows = ratedTakes(), name = 'bands-takes') {
  const rated = new Map(ratedRows(parts, rows, name).map((row) => [row.id, row]))
  return rows.flatMap(({ id, file, speaker, human }) => {
    const { total, traits } = rated.get(id) ?? {}
    if (total === undefined) return []
    const { pronunciation, fluency } = traits
    const sound = { earned: pronunciation.earned + fluency.earned, max: pronunciation.max + fluency.max }
    const soundError = pronunciation.standardError + fluency.standardError
    return [
      {
        file,
        speaker,
        // People gave no mark for content; its like is what they gave for accuracy and fluency.
        human: (human.accuracy + human.fluency) / 20,
        total: { share: total.earned / total.max, standardError: total.standardError / total.max },
        sound: { share: sound.earned / sound.max, standardError: soundError / sound.max },
      },
    ]
  })
}

/** The takes of all files that people rated; `file` and `utt` say where they lie. */
export function ratedTakes() {
  return FILES.flatMap((file) =>
    readLines(join(CORPUS, `${file}.jsonl`))
      .filter(({ human }) => human)
      .map((row) => ({ ...row, file, id: `${file}/${row.utt}` })),
  )
}

/** Takes with the text, and the sounds, that each row says were read, as the product scores them; kept in the folder `parts` under `name`. */
export function ratedRows(parts, rows, name) {
  mkdirSync(parts, { recursive: true })
  const file = join(parts, `${name}-${SPEECH_ENGINE.version}.jsonl`)
  if (existsSync(file)) console.log(`\n(scored before: ${file})`)
  else {
    const batch = join(parts, `${name}-asked.jsonl`)
    const asked = rows.map(({ id, file: part, utt, text, phones }) =>
      JSON.stringify({ id, task: TASK, text, phones, audio: join(CORPUS, part, `${utt}.mp3`) }),
    )
    writeFileSync(batch, `${asked.join('\n')}\n`)
    const main = join(import.meta.dirname, '../apps/rate/src/main.ts')
    execFileSync(process.execPath, [main, 'speech', '--batch', batch, '--out', file], { stdio: 'inherit' })
  }
  return readLines(file)
}

const readLines = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
