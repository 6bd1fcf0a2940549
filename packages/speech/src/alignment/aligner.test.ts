import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ARPABET } from '@rehearsal/phonetics/phones/arpabet'
import { readAcousticModel } from '../acoustics/acoustic-model.ts'
import { CLASSES, SILENCE_CLASS } from '../acoustics/sound-classes.ts'
import { analyseFrames, withDifferences } from '../front-end/front-end.ts'
import { scoreGaussians } from '../acoustics/senone-scorer.ts'
import { MODELS_FOLDER } from '../weights/read-weights.ts'
import { alignWords } from './aligner.ts'

const model = readAcousticModel(join(MODELS_FOLDER, 'en-us-16k'))
const WORDS = [
  ['DH', 'AH'],
  ['K', 'AE', 'T'],
  ['S', 'AE', 'T'],
]

function tableOf(pcm: Float32Array) {
  return { table: scoreGaussians(model, withDifferences(analyseFrames(pcm))) }
}

/** Hum, then hiss, then silence: nothing of a text, but a signal. */
function sounds(seconds: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: 16_000 * seconds }, (_, i) => {
    state = (state * 16_807) % 2_147_483_647
    const hiss = (0.2 * state) / 2_147_483_647 - 0.1
    return i % 16_000 < 5000 ? 0.3 * Math.sin(i / 20) : i % 16_000 < 10_000 ? hiss : 0
  })
}

test('no words have no places, and words without phones or of unknown phones none that can be found', () => {
  const table = tableOf(sounds(1))
  expect(alignWords(model, table, [])).toEqual([])
  expect(alignWords(model, table, [['K'], []])).toBeNull()
  expect(alignWords(model, table, [['QX']])).toBeNull()
})

test('a take shorter than its words, or without a frame, is not aligned', () => {
  expect(alignWords(model, tableOf(sounds(1).subarray(0, 2000)), WORDS)).toBeNull()
  expect(alignWords(model, tableOf(new Float32Array(0)), WORDS)).toBeNull()
})

test('silence and any sounds give every word a place, in order, twice the same', () => {
  for (const pcm of [new Float32Array(16_000), sounds(2)]) {
    const words = alignWords(model, tableOf(pcm), WORDS)
    const phones = (words ?? []).flatMap((word) => word.phones)
    expect(phones.map(({ phone }) => phone)).toEqual(WORDS.flat())
    expect(phones.every(({ start, end }, i) => end > start && start >= (phones[i - 1]?.end ?? 0))).toBe(true)
    expect(alignWords(model, tableOf(pcm), WORDS)).toEqual(words)
  }
})

test('no word is placed on frames of other speech', () => {
  const table = tableOf(sounds(3))
  const words = alignWords(model, table, WORDS, [
    { start: 40, end: 120 },
    { start: 150, end: 190 },
  ])
  const phones = (words ?? []).flatMap((word) => word.phones)
  expect(phones.length).toBe(WORDS.flat().length)
  expect(phones.every(({ start, end }) => end <= 40 || (start >= 120 && end <= 150) || start >= 190)).toBe(true)
})

test('what the networks hear places a phone where the acoustic model alone hears nothing', () => {
  const evidence = tableOf(new Float32Array(16_000))
  const { frames } = evidence.table
  const [phone, start, end] = [ARPABET.indexOf('K'), 30, 42]
  const networkPosteriors = new Float32Array(frames * CLASSES).fill(-8)
  for (let t = 0; t < frames; t++) networkPosteriors[t * CLASSES + (t >= start && t < end ? phone : SILENCE_CLASS)] = 0
  const heard = { ...evidence, networkPosteriors, networkPriors: new Float32Array(CLASSES) }
  expect(alignWords(model, heard, [['K']])).toEqual([{ start, end, phones: [{ phone: 'K', start, end }] }])
})
