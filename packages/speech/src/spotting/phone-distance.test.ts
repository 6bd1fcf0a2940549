import { expect, test } from 'vitest'
import { phoneDistance, phoneEdits, sharedPhones } from './phone-distance.ts'

test('close sounds are half a change, far ones more', () => {
  expect(phoneDistance(['SH', 'IH', 'P'], ['SH', 'IY', 'P'])).toBe(0.5)
  expect(phoneDistance(['SH', 'IH', 'P'], ['SH', 'AW', 'P'])).toBe(0.7)
  expect(phoneEdits(['SH', 'IH', 'P'], ['SH', 'IY', 'P', 'S'])).toBe(2)
})

test('a sound that both words have in its place is shared', () => {
  expect(sharedPhones(['B', 'EH', 'R'], ['P', 'EH', 'R'])).toEqual([0, 1, 1])
  expect(sharedPhones(['S', 'T', 'AA', 'P'], ['T', 'AA', 'P'])).toEqual([0, 1, 1, 1])
  expect(sharedPhones(['K', 'AE', 'T'], [])).toEqual([0, 0, 0])
})
