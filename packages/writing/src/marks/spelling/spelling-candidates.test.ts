import { expect, test } from 'vitest'
import { INDECENT_WORDS } from '@rehearsal/english/words/indecent-words'
import { spellingCandidates } from './spelling-candidates.ts'

test.each([
  ['univercity', 'university'],
  ['becouse', 'because'],
  ['recieve', 'receive'],
  ['informations', 'information'],
  ['teh', 'the'],
  ['alot', 'a lot'],
])('the words near %s include %s', (word, right) => {
  expect(spellingCandidates(word)).toContain(right)
})

test.each(['fuchka', 'shitt', 'bich', 'cunty', 'sexx'])(
  'what is nearest to %s is offered only where it is decent',
  (word) => {
    const offered = spellingCandidates(word).flatMap((near) => near.split(' '))
    expect(offered.filter((near) => INDECENT_WORDS.has(near))).toEqual([])
  },
)

test('no string takes long', () => {
  spellingCandidates('warm')
  const before = process.cpuUsage()
  for (const word of ["beeso'clock", 'asdfghjklqwertyuiop', 'xxxxxxxxxxxxxxxx', 'enviromentaly'])
    spellingCandidates(word)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
