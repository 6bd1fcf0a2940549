import { expect, test } from 'vitest'
import { USUAL_SLIPS, usualSlip } from '@rehearsal/english/spelling/usual-slips'
import { isKnownWord } from './dictionary.ts'

test('a slip is no word, and what it stands for is', () => {
  expect([...USUAL_SLIPS.keys()].filter((slip) => isKnownWord(slip))).toEqual([])
  const rights = [...USUAL_SLIPS.values()].flatMap((right) => right.split(' '))
  expect(rights.filter((right) => !isKnownWord(right))).toEqual([])
})

test('a slip is written in small letters, or it is never met', () => {
  expect([...USUAL_SLIPS.keys()].filter((slip) => slip !== slip.toLowerCase())).toEqual([])
})

test('a slip is known in any case and with either apostrophe', () => {
  expect([usualSlip('Dont'), usualSlip('does’nt'), usualSlip('house')]).toEqual(['don’t', 'doesn’t', undefined])
})
