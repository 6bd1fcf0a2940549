import { expect, test } from 'vitest'
import { wordsNear } from './words-near.ts'

test.each([
  ['univercity', 'university'],
  ['becouse', 'because'],
  ['recieve', 'receive'],
  ['informations', 'information'],
  ['teh', 'the'],
  ['alot', 'a lot'],
])('the words near %s include %s', (word, right) => {
  expect(wordsNear(word)).toContain(right)
})

test('what is no Latin word has no neighbours', () => {
  expect(wordsNear('مرحبا')).toEqual([])
  expect(wordsNear('a'.repeat(200))).toEqual([])
})

test('no string takes long', () => {
  wordsNear('warm')
  const start = performance.now()
  for (const word of ["beeso'clock", 'asdfghjklqwertyuiop', 'xxxxxxxxxxxxxxxx', 'enviromentaly']) wordsNear(word)
  expect(performance.now() - start).toBeLessThan(1000)
})
