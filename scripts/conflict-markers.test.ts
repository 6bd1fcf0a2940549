import { expect, test } from 'vitest'
import { conflictMarkers, unfinishedMerges } from './support/conflict-markers.ts'

const linesOf = (text: string) => conflictMarkers('notes.md', text).map(({ line }) => line)
const marker = (sign: string, name: string) => `${sign.repeat(7)}${name}`

test.each([
  ['in a comment', `/**\n${marker('<', ' HEAD')}\n * One.\n=======\n * Two.\n${marker('>', ' f6cc2c88')}\n */`, [2, 6]],
  ['with what both began from', `${marker('|', ' 1a2b3c4')}\nOne.`, [1]],
  ['without a name', `One.\n${marker('<', '')}`, [2]],
])('a merge that was not finished is named where it stands: %s', (_what, text, lines) => {
  expect(linesOf(text)).toEqual(lines)
})

test.each(['A heading\n=======\nText', `  ${marker('<', ' HEAD')}`, '<<<<<<<<', '>>>>>>> quoted'.slice(1)])(
  'nothing else is taken for one: %j',
  (text) => expect(linesOf(text)).toEqual([]),
)

test('no file of the repository holds one', () => {
  expect(unfinishedMerges()).toEqual([])
})
