import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainWords } from '../text/word-tokens.ts'
import { bloomFilterOf, stretchesWithin } from './vocabulary-filter.ts'

const VOCABULARY = ['free', 'museums', 'don’t', "rock-'n'", 'well-known', '42', 'the', 'é'].flatMap(plainWords)
const filter = bloomFilterOf(VOCABULARY)

test.each([
  ['Free museums, the 42! And others.', ['Free museums, the 42']],
  ['In free museums; THE well-known', ['free museums; THE well-known']],
  ['the the the, but the the the the', ['the the the', 'the the the the']],
  ['don’t the free-', ['don’t the free']],
  ["don't 'the' free", ["don't 'the' free"]],
  ['the the', []],
  ['', []],
])('in %j stretches of three words are %j', (text, stretches) => {
  expect(stretchesWithin(text, filter, 3)).toEqual(stretches)
})

test('a text with other characters is one stretch', () => {
  expect(stretchesWithin('the é', filter, 3)).toEqual(['the é'])
  expect(stretchesWithin('a\u0007', filter, 3)).toEqual(['a\u0007'])
})

test('no run of known words is missed, and each stretch is cut between words', () => {
  const piece = fc.constantFrom(
    ...VOCABULARY,
    'Other',
    'THE',
    'don’t',
    '-',
    "'",
    '’',
    ' ',
    ', ',
    '\n',
    'é',
    '\u200B',
    'x',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      const runs = (words: readonly string[]) =>
        words.flatMap((_, at) => {
          const run = words.slice(at, at + 3)
          return run.length === 3 && run.every((word) => VOCABULARY.includes(word)) ? [run.join(' ')] : []
        })
      expect(stretchesWithin(text, filter, 3).flatMap((part) => runs(plainWords(part)))).toEqual(runs(plainWords(text)))
    }),
  )
})
