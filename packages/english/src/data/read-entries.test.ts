import { expect, test } from 'vitest'
import { columnsOf, parseEntries } from './read-entries.ts'

const read = (...lines: readonly string[]) => parseEntries('words.txt', lines.join('\n'))

test('comments and empty lines are no entries; what stands behind “# ” is the comment of its entry', () => {
  const entries = read('# Words', '', 'a > b # since always', 'c > d')
  expect(entries.map(({ text, comment, where }) => [text, comment, where])).toEqual([
    ['a > b', 'since always', 'words.txt:3'],
    ['c > d', undefined, 'words.txt:4'],
  ])
})

test('entries are sorted by the words that are wrong, whatever stands around them in brackets', () => {
  expect(read('(x) apple > a', 'v:be (y) > b', '^ (z)? cat (!a) > c')).toHaveLength(3)
})

test.each([
  [
    'an entry that stands too low',
    ['b > x', 'c > x', 'a > y'],
    'words.txt:3 is not sorted: “a > y” belongs first; npm run -s english:sort sorts all files',
  ],
  [
    'an entry that stands too high',
    ['a > x', 'z > y', 'b > x', '(c) c > x'],
    'words.txt:2 is not sorted: “z > y” belongs behind “(c) c > x”; npm run -s english:sort sorts all files',
  ],
  ['a double', ['a > x | one', 'a > y | two'], 'words.txt:2 “a” stands in line 1: keep one'],
])('%s is refused', (_fault, lines, message) => {
  expect(() => read(...lines)).toThrow(message)
})

test.each([
  ['a missing column', 'a > b'],
  ['an empty one', 'a > b | '],
  ['one too many', 'a > b | c | d'],
])('%s is refused', (_fault, line) => {
  expect(() => read(line).map((entry) => columnsOf(entry, 'wrong > right | example'))).toThrow(
    `words.txt:1 write “wrong > right | example”, no column empty, not “${line.trim()}”`,
  )
})
