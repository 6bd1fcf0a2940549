/**
 * Writes the features of the trait heads for the rated utterances, with the phone scores the shipped trees predict:
 * OUT/heads.json. The trees never saw these speakers.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreFeatures } from '../src/speech/head-features.ts'
import { phoneFeatures, phoneStatisticsSchema } from '../src/speech/phone-features.ts'
import { predictTrees, treesSchema } from '../src/speech/trees.ts'
import { dumpedUtteranceSchema, OUT } from './dumped-utterance.ts'

const models = join(import.meta.dirname, '../models/speech')
const read = (name: string): unknown => JSON.parse(readFileSync(join(models, name), 'utf8'))
const statistics = phoneStatisticsSchema.parse(read('phone-statistics.json'))
const trees = treesSchema.parse(read('phone-trees.json'))

const lines = readdirSync(OUT)
  .filter((name) => name.startsWith('phones-calibration-'))
  .flatMap((name) => readFileSync(join(OUT, name), 'utf8').trim().split('\n'))
const rows = lines
  .map((line) => dumpedUtteranceSchema.parse(JSON.parse(line)))
  .filter((utterance) => utterance.human !== undefined)
  .map(({ utt, speaker, age, gender, human, measures, timing, phoneScores }) => {
    const scores = phoneFeatures(measures, statistics).map((row) => Math.min(2, Math.max(0, predictTrees(trees, row))))
    const words = Map.groupBy(
      scores.map((score, i) => ({ score, word: measures[i]?.word ?? 0 })),
      ({ word }) => word,
    )
    const perWord = [...words.values()].map((phones) => phones.map(({ score }) => score))
    return { utt, speaker, age, gender, human, phoneScores, scores, features: [...scoreFeatures(perWord), ...timing] }
  })
writeFileSync(join(OUT, 'heads.json'), JSON.stringify(rows))
console.log(rows.length, 'rated utterances')
