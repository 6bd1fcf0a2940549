import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { mean } from '@rehearsal/statistics/numbers'
import { readHalfFloats } from '../weights/half-floats.ts'
import { GOODNESS_MEASURES } from '../pronunciation/phone-features.ts'
import {
  applyDense,
  applyRelu,
  type Bidirectional,
  concatenated,
  type Dense,
  type GatedRecurrentUnit,
  runBidirectional,
} from './recurrent-layers.ts'

const shapeSchema = z.object({
  networks: z.number().int().positive(),
  /** Of each network, the training speakers whose recordings it saw. */
  speakers: z.array(z.array(z.string())),
  hidden: z.number().int().positive().multipleOf(2),
  soundHidden: z.number().int().positive(),
  /** Phones, and one row for what is none. */
  classes: z.number().int().positive(),
  classWidth: z.number().int().positive(),
  wordMeans: z.array(z.number()),
  wordDeviations: z.array(z.number()),
  soundMeans: z.array(z.number()),
  soundDeviations: z.array(z.number()),
})
type Shape = z.infer<typeof shapeSchema>

/** One network: `sound` judges each sound, the rest what it and the numbers of the words say together. */
type Layers = {
  names: Float32Array
  sound: [Dense, Dense, Dense]
  deviations: Dense
  inWord: Bidirectional
  word: [Dense, Dense]
  whole: Dense
  inText: Bidirectional
  verdict: [Dense, Dense]
}
export type WordNetworks = { shape: Shape; networks: Layers[] }

/** What is known about a word: a row of wordFeatures, and a row of soundFeatures per sound. */
export type WordRows = { word: Float32Array; sounds: readonly Float32Array[] }

/** Deviations from what is usual are cut here, and so are the log odds of a sound. */
const MOST_DEVIATION = 4
const MOST_LOG_ODDS = 6
/** Sounds of a word beyond this many are not looked at. */
const LONGEST = 14

/** Reads what `training/word_network.py` wrote: `base`.json (sizes, means) and `base`.bin (float16 weights). */
export function readWordNetworks(base: string): WordNetworks {
  const shape = shapeSchema.parse(JSON.parse(readFileSync(`${base}.json`, 'utf8')))
  const values = readHalfFloats(readFileSync(`${base}.bin`))
  let at = 0
  const take = (count: number) => values.subarray(at, (at += count))
  const networks = Array.from({ length: shape.networks }, () => readLayers(shape, take))
  if (at !== values.length)
    throw new Error(`${base}.bin does not fit its shape: ${values.length} weights, ${at} expected`)
  return { shape, networks }
}

function readLayers(shape: Shape, take: (count: number) => Float32Array): Layers {
  const { hidden, soundHidden, classes, classWidth } = shape
  const half = hidden / 2
  const dense = (inputs: number, outputs: number): Dense => {
    const weights = take(inputs * outputs)
    return { inputs, outputs, weights, bias: take(outputs) }
  }
  const gru = (inputs: number, size: number): GatedRecurrentUnit => {
    const [input, state] = [take(3 * size * inputs), take(3 * size * size)]
    const fromInput = { inputs, outputs: 3 * size, weights: input, bias: take(3 * size) }
    return { size, fromInput, fromState: { inputs: size, outputs: 3 * size, weights: state, bias: take(3 * size) } }
  }
  const bidirectional = (inputs: number, size: number) => ({ forward: gru(inputs, size), backward: gru(inputs, size) })
  const soundInputs = shape.soundMeans.length + classWidth + 2 * GOODNESS_MEASURES.length
  return {
    names: take(classes * classWidth),
    sound: [dense(soundInputs, 2 * soundHidden), dense(2 * soundHidden, soundHidden), dense(soundHidden, 1)],
    deviations: dense(GOODNESS_MEASURES.length + 1, half),
    inWord: bidirectional(half, half),
    word: [dense(shape.wordMeans.length, 2 * hidden), dense(2 * hidden, hidden)],
    whole: dense(3 * hidden + 3, hidden),
    inText: bidirectional(hidden, half),
    verdict: [dense(2 * hidden, hidden), dense(hidden, 1)],
  }
}

/** For each word of a text the log odds that it was said: the mean of the networks. */
export function wordLogOdds({ shape, networks }: WordNetworks, words: readonly WordRows[]): number[] {
  const prepared = words.map(({ word, sounds }) => ({
    word: normalised(softened(word), shape.wordMeans, shape.wordDeviations),
    classes: sounds.slice(0, LONGEST).map(([name = -1]) => (name < 0 ? shape.classes - 1 : name)),
    sounds: sounds.slice(0, LONGEST).map((row) => normalised(row.subarray(1), shape.soundMeans, shape.soundDeviations)),
  }))
  const logOdds = networks.map((layers) => runNetwork(layers, shape, prepared))
  return words.map((_, i) => logOdds.reduce((sum, own) => sum + (own[i] ?? 0), 0) / networks.length)
}

type Prepared = { word: Float32Array; classes: number[]; sounds: Float32Array[] }

function runNetwork(layers: Layers, shape: Shape, words: readonly Prepared[]): number[] {
  const wholes = words.map((word) => encodeWord(layers, shape, word))
  const beside = runBidirectional(layers.inText, wholes)
  const [first, last] = layers.verdict
  return wholes.map((whole, i) => {
    const both = concatenated(whole, beside[i] ?? [])
    return applyDense(last, applyRelu(first, both))[0] ?? 0
  })
}

function encodeWord(layers: Layers, shape: Shape, { word, classes, sounds }: Prepared): Float32Array {
  const compared = sounds.map((row) => row.subarray(row.length - GOODNESS_MEASURES.length))
  const logOdds = sounds.map((row, i) =>
    judgeSound(layers, shape, row, classes[i] ?? 0, compared[i - 1], compared[i + 1]),
  )
  const told = compared.map((row, i) => applyRelu(layers.deviations, concatenated([logOdds[i] ?? 0], row)))
  const run = runBidirectional(layers.inWord, told)
  const columns = Array.from({ length: shape.hidden }, (_, column) => run.map((row) => row[column] ?? 0))
  const sorted = logOdds.toSorted((a, b) => a - b)
  const [first, second] = layers.word
  return applyRelu(
    layers.whole,
    concatenated(
      applyRelu(second, applyRelu(first, word)),
      columns.map(mean),
      columns.map((column) => Math.max(...column)),
      [sorted[0] ?? 0, sorted[1] ?? sorted[0] ?? 0, mean(logOdds)],
    ),
  )
}

/** Log odds that a sound was said; what lies beside it in the word may have coloured it. */
function judgeSound(
  { names, sound }: Layers,
  { classWidth }: Shape,
  row: Float32Array,
  name: number,
  before: Float32Array = new Float32Array(GOODNESS_MEASURES.length),
  after: Float32Array = new Float32Array(GOODNESS_MEASURES.length),
): number {
  const own = names.subarray(name * classWidth, (name + 1) * classWidth)
  const [first, second, last] = sound
  const x = applyRelu(second, applyRelu(first, concatenated(row, own, before, after)))
  return Math.max(-MOST_LOG_ODDS, Math.min(MOST_LOG_ODDS, applyDense(last, x)[0] ?? 0))
}

/** Counts and nats of long words and takes lie far out: only their order of magnitude matters. */
function softened(row: Float32Array): Float32Array {
  return row.map((value) => Math.sign(value) * Math.log1p(Math.abs(value)))
}

function normalised(row: Float32Array, means: readonly number[], deviations: readonly number[]): Float32Array {
  return row.map((value, i) => {
    const deviation = (value - (means[i] ?? 0)) / (deviations[i] ?? 1)
    return Math.max(-MOST_DEVIATION, Math.min(MOST_DEVIATION, deviation))
  })
}
