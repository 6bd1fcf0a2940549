/**
 * Turns OUT/phones-*.jsonl into the matrices of the phone model: OUT/matrix-{part}.{f32,json}, and writes the phones'
 * statistics over the training set to packages/speech/models/speech/phone-statistics.json.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  phoneFeatures,
  phoneStatisticsOf,
  phoneStatisticsSchema,
} from '../packages/speech/src/pronunciation/phone-features.ts'
import type { Part } from './corpus.ts'
import { type DumpedUtterance, dumpedUtteranceSchema, OUT } from './dumped-utterance.ts'

const statisticsFile = join(import.meta.dirname, '../packages/speech/models/speech/phone-statistics.json')

const train = readDumped('train')
const allMeasures = train.flatMap((utterance) => utterance.measures)
const allScores = train.flatMap((utterance) => utterance.phoneScores)
writeFileSync(statisticsFile, JSON.stringify(phoneStatisticsOf(allMeasures, allScores)))
const statistics = phoneStatisticsSchema.parse(JSON.parse(readFileSync(statisticsFile, 'utf8')))
writeMatrix('train', train)
writeMatrix('calibration', readDumped('calibration'))

function readDumped(part: Part): DumpedUtterance[] {
  const files = readdirSync(OUT).filter((name) => name.startsWith(`phones-${part}-`))
  const lines = files.flatMap((name) => readFileSync(join(OUT, name), 'utf8').trim().split('\n'))
  return lines.map((line) => dumpedUtteranceSchema.parse(JSON.parse(line))).toSorted((a, b) => (a.utt < b.utt ? -1 : 1))
}

function writeMatrix(part: Part, utterances: readonly DumpedUtterance[]): void {
  const rows = utterances.flatMap((utterance) => phoneFeatures(utterance.measures, statistics))
  const width = rows[0]?.length ?? 0
  const matrix = new Float32Array(rows.length * width)
  rows.forEach((row, i) => matrix.set(row, i * width))
  writeFileSync(join(OUT, `matrix-${part}.f32`), Buffer.from(matrix.buffer))
  const meta = utterances.map(({ utt, speaker, age, gender, phoneScores, measures, timing, human }) => ({
    utt, speaker, age, gender, phoneScores, words: measures.map((measure) => measure.word), timing, human,
  })) // prettier-ignore
  writeFileSync(join(OUT, `matrix-${part}.json`), JSON.stringify({ width, utterances: meta }))
  console.log(part, utterances.length, 'utterances', rows.length, 'phones', width, 'features')
}
