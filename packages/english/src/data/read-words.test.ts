import { expect, test } from 'vitest'
import { parseEntries } from './read-entries.ts'
import { pairsOf, wordsOf } from './read-words.ts'

const read = (...lines: readonly string[]) => parseEntries('words.txt', lines.join('\n'))

test('a list of words holds words, parts of words and words of several', () => {
  expect(wordsOf(read('# Words', '-ness', 'e-mail', 'phở', 'traffic jam # two'))).toEqual(
    new Set(['-ness', 'e-mail', 'phở', 'traffic jam']),
  )
})

test.each(['a > b', 'a | b', 'a, b', 'a  b', '“a”'])('%s is no word', (text) => {
  expect(() => wordsOf(read(text))).toThrow(`words.txt:1 write a word and nothing else, not “${text}”`)
})

test('a list of pairs gives the second by the first', () => {
  expect(pairsOf(read("do'nt > don’t", 'tv > TV'))).toEqual(
    new Map([
      ["do'nt", 'don’t'],
      ['tv', 'TV'],
    ]),
  )
})

test.each(['a', 'a > b | An example.'])('%s is no pair', (text) => {
  expect(() => pairsOf(read(text))).toThrow('words.txt:1 write')
})
