import { expect, test } from 'vitest'
import { correctionLogOdds, LEAST_LOG_ODDS } from './correction-odds.ts'

/** `pity`, where `piety` was written. */
const likely = { sound: 0.85, meanLogProbability: -1, written: -2, sounds: 4, left: 0 }

test('a key word that sound and recogniser find likely, where the recogniser was unsure, is believed', () => {
  expect(correctionLogOdds(likely)).toBeGreaterThan(LEAST_LOG_ODDS)
})

test.each([
  ['what was written is sure', { written: -0.01 }],
  ['the sound hardly holds it', { sound: 0.05 }],
  ['the recogniser finds its letters unlikely', { meanLogProbability: -4 }],
  ['it is a part of a longer word', { left: 0.7 }],
  ['it has two sounds only', { sounds: 2 }],
] as const)('it is less likely where %s', (_why, evidence) => {
  expect(correctionLogOdds({ ...likely, ...evidence })).toBeLessThan(correctionLogOdds(likely))
})
