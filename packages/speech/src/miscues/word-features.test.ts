import { join } from 'node:path'
import { expect, test } from 'vitest'
import { planText } from '../reading/plan-text.ts'
import { MODELS_FOLDER } from '../weights/read-weights.ts'
import type { WordEvidence } from './word-evidence.ts'
import { wordFeatures } from './word-features.ts'
import { readWordNetworks } from './word-network.ts'

const { shape } = readWordNetworks(join(MODELS_FOLDER, 'speech/word-network'))
const statistics = { means: [], deviations: [], scores: [] }

function said(index: number): WordEvidence {
  return {
    read: { index, status: 'correct', variant: 0, start: 0, end: 9 },
    place: { index, start: 0, end: 9, phones: [] },
    variant: 0, logLikelihoodRatio: 3, losses: [0.5, 1, 2], measures: [], heard: [], fillerBefore: 0, fillerAfter: 0, fillerWithout: 9,
  } // prettier-ignore
}

const rows = wordFeatures([0, 1, 2, 3, 4].map(said), planText('cat cat cat cat cat'), statistics, 500)

test('where in its text a word stands makes no difference', () => {
  expect(rows[1]).toEqual(rows[3])
  expect(rows[0]).not.toEqual(rows[1])
})

test('a row has a number for each that the networks look at', () => {
  expect(rows.map((row) => row?.length)).toEqual(rows.map(() => shape.wordMeans.length))
})
