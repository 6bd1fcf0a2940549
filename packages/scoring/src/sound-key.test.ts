import { expect, test } from 'vitest'
import { soundKey } from './sound-key.ts'

test.each([
  ['enough', 'enuf'],
  ['physician', 'fizishan'],
  ['necessary', 'nesesery'],
  ['rhythm', 'rithem'],
  ['knowledge', 'nolej'],
  ['neighbour', 'naber'],
  ['conscious', 'conshus'],
  ['photograph', 'fotograf'],
  ['schedule', 'skedule'],
  ['question', 'kwestion'],
  ['science', 'sience'],
  ['technique', 'teknik'],
  ['wrong', 'rong'],
  ['column', 'colum'],
  ["don't", 'dont'],
])('%s may sound as %s', (word, heard) => {
  expect(soundKey(heard)).toBe(soundKey(word))
})

test.each([
  ['bridge', 'brick'],
  ['science', 'silence'],
  ['exam', 'exams'],
  ['think', 'sink'],
  ['idea', 'dear'],
])('%s does not sound as %s', (word, other) => {
  expect(soundKey(other)).not.toBe(soundKey(word))
})
