import { expect, test } from 'vitest'
import { correctionOf, exampleOf } from './read-corrections.ts'
import { parseEntries } from './read-entries.ts'

const entryOf = (text: string) =>
  parseEntries('slips.txt', text)[0] ?? { text, comment: '', file: '', line: 0, where: '' }

test.each([
  ['He is [good in > good at] maths.', { sentence: 'He is good in maths.', corrected: 'He is good at maths.' }],
  ['We discuss[ about >] it.', { sentence: 'We discuss about it.', corrected: 'We discuss it.' }],
])('an example says what is wrong and right in one sentence: %s', (text, example) => {
  expect(exampleOf(entryOf('a > b'), text)).toEqual(example)
})

test.each(['He is good in maths.', 'He is [good in] maths.', '[a > b] and [c > d]', '[ > at] maths'])(
  'an example without one marked mistake is refused: %s',
  (text) => {
    expect(() => exampleOf(entryOf('a > b'), text)).toThrow('slips.txt:1 write an example as')
  },
)

test.each(['his > his', "his wife's name > his wife’s name"])(
  'words that are corrected to themselves are refused: %s',
  (text) => {
    expect(() => correctionOf(entryOf('a > b'), text)).toThrow('slips.txt:1 corrects “')
  },
)

test.each(['a', 'a > ', '> b', 'a > b > c'])('a correction without two parts is refused: %s', (text) => {
  expect(() => correctionOf(entryOf('a > b'), text)).toThrow('slips.txt:1 write “wrong > right”')
})
