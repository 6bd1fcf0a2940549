import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GOODNESS_MEASURES } from '../pronunciation/phone-features.ts'
import { MODELS_FOLDER } from '../weights/read-weights.ts'
import { readWordNetworks, wordLogOdds } from './word-network.ts'

const base = join(MODELS_FOLDER, 'speech/word-network')
const networks = readWordNetworks(base)
const { shape } = networks

/** A word of three sounds of which all is as usual, but for their deviations from what is usual for each sound. */
function wordAt(deviation: number) {
  const word = Float32Array.from(shape.wordMeans, (mean) => Math.sign(mean) * Math.expm1(Math.abs(mean)))
  const usual = shape.soundMeans.map((mean, i) => {
    const isCompared = i >= shape.soundMeans.length - GOODNESS_MEASURES.length
    return isCompared ? mean + deviation * (shape.soundDeviations[i] ?? 1) : mean
  })
  return { word, sounds: [3, 9, 20].map((name) => Float32Array.from([name, ...usual])) }
}

test('sounds far below what is usual make it less likely that a word was said', () => {
  const [poor = 0] = wordLogOdds(networks, [wordAt(-2)])
  const [good = 0] = wordLogOdds(networks, [wordAt(1)])
  expect(good).toBeGreaterThan(poor + 1)
})

test('each word has its odds, a text without words none', () => {
  expect(wordLogOdds(networks, [])).toEqual([])
  const logOdds = wordLogOdds(networks, [wordAt(0), wordAt(-1), wordAt(1)])
  expect(logOdds.map(Number.isFinite)).toEqual([true, true, true])
})

test('weights that do not fit their shape are refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'word-network-'))
  copyFileSync(`${base}.json`, join(folder, 'cut.json'))
  writeFileSync(join(folder, 'cut.bin'), readFileSync(`${base}.bin`).subarray(0, -2))
  expect(() => readWordNetworks(join(folder, 'cut'))).toThrow('does not fit its shape')
})
