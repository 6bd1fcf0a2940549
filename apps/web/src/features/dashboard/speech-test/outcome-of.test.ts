import { expect, test } from 'vitest'
import { outcomeOf } from './outcome-of.ts'

const sentence = 'A quiet room, and a clear voice.'

test.each([
  ['a quiet room and a clear voice', sentence, 'all'],
  ['A QUIET ROOM AND A CLEAR VOICE!', sentence, 'all'],
  ['a quiet room', sentence, 'some'],
  ['It’s a cafe\u0301', "It's a\u00A0café", 'all'],
  ['six\u200C ۶', 'six 6', 'all'],
  ['a clear voice and a quiet room', sentence, 'some'],
  ['', sentence, 'nothing'],
  [' … ', sentence, 'nothing'],
  ['anything at all', null, 'free'],
  ['', null, 'nothing'],
])('of "%s" against %j is understood: %s', (transcription, read, outcome) => {
  expect(outcomeOf(transcription, read)).toBe(outcome)
})
