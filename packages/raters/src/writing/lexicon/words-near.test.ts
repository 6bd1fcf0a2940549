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

test.each(['fuchka', 'shitt', 'bich', 'cunty', 'sexx'])(
  'what is nearest to %s is offered only where it is decent',
  (word) => {
    for (const near of wordsNear(word)) expect(near).not.toMatch(/\b(?:fuck|shit|bitch|cunt|sex|shits|fucks|fucked)\b/u)
  },
)

test('what is no Latin word has no neighbours', () => {
  expect(wordsNear('مرحبا')).toEqual([])
  expect(wordsNear('a'.repeat(200))).toEqual([])
})

test('no string takes long', () => {
  wordsNear('warm')
  const before = process.cpuUsage()
  for (const word of ["beeso'clock", 'asdfghjklqwertyuiop', 'xxxxxxxxxxxxxxxx', 'enviromentaly']) wordsNear(word)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
