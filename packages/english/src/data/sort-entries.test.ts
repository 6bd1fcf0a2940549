import { expect, test } from 'vitest'
import { parseEntries } from './read-entries.ts'
import { sortedFile } from './sort-entries.ts'

const textOf = (...lines: readonly string[]) => `${lines.join('\n')}\n`

test('entries are sorted below the head of their file, and a comment within stays before its entry', () => {
  const file = textOf(
    '# Words',
    '# of two kinds',
    '',
    '^ zebra > x',
    '# a fruit',
    '(!an) v:apple > y # red',
    '',
    'bee > z',
  )
  expect(sortedFile(file)).toBe(
    textOf('# Words', '# of two kinds', '', '# a fruit', '(!an) v:apple > y # red', '', 'bee > z', '^ zebra > x'),
  )
})

test('a file that is sorted can be read, and sorting it again changes nothing', () => {
  const sorted = sortedFile(textOf('# Words', 'tea > b', '(@poss) tea > a', 'a > c'))
  expect(parseEntries('words.txt', sorted)).toHaveLength(3)
  expect(sortedFile(sorted)).toBe(sorted)
})

test('a file of comments alone stays as it is', () => {
  expect(sortedFile('# Words\n')).toBe('# Words\n')
})
