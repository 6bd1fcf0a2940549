import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, numberToWords, pronounce, pronounceTextWord, tokenize } from './index.ts'

const say = (text: string) => tokenize(text).map((word) => pronounceTextWord(word)[0]?.join(' '))

test('dictionary words have their dictionary pronunciations without stress, most usual first', () => {
  expect(pronounce('bear')).toEqual([['B', 'EH', 'R']])
  expect(pronounce('The').map((phones) => phones.join(' '))).toEqual(['DH AH', 'DH IY'])
})

test('a possessive of a known name is the name and its ending', () => {
  expect(pronounce('Skibidi’s')[0]?.join(' ')).toBe('S K IH B IH D IY Z')
  expect(pronounce('laptop’s')[0]?.slice(-2)).toEqual(['P', 'S'])
  expect(pronounce('zebrafish’s')[0]?.slice(-2)).toEqual(['AH', 'Z'])
})

test('unknown words, abbreviations and accents get a pronunciation', () => {
  expect(pronounce('skibidi')[0]?.join(' ')).toBe('S K IH B IH D IY')
  expect(pronounce('BBC')[0]?.join(' ')).toBe('B IY B IY S IY')
  expect(pronounce('café')[0]?.join(' ')).toBe('K AH F EY')
})

test('every pronunciation consists of ARPABET phones, and no text makes the lexicon throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z' -]{0,20}$/)),
      (text) => {
        const phones = tokenize(text).flatMap((word) => pronounceTextWord(word).flat())
        expect(phones.every(isPhone)).toBe(true)
      },
    ),
  )
})

test('digits are read as words', () => {
  expect(numberToWords('0')).toEqual([['zero']])
  expect(numberToWords('1,200')).toEqual([['one', 'thousand', 'two', 'hundred']])
  expect(numberToWords('3.5')).toEqual([['three', 'point', 'five']])
  expect(numberToWords('21st')).toEqual([['twenty', 'first']])
  expect(numberToWords('1990')).toContainEqual(['nineteen', 'ninety'])
  expect(numberToWords('2005')).toEqual([['two', 'thousand', 'five']])
  expect(numberToWords('1980s')[0]).toEqual(['nineteen', 'eighties'])
  expect(numberToWords('abc')).toEqual([])
})

test('a text splits into its spoken words with their places', () => {
  const text = 'Well, it’s 25% of $3 — “well-known”, e.g. here.'
  const words = tokenize(text)
  expect(words.map((word) => word.word)).toEqual(['Well', 'it’s', '25%', 'of', '$3', 'well', 'known', 'e.g', 'here'])
  expect(words.every((word) => text.slice(word.start, word.end) === word.word)).toBe(true)
  expect(words.filter((word) => word.isBeforePunctuation).map((word) => word.word)).toEqual([
    'Well',
    '$3',
    'known',
    'e.g',
    'here',
  ])
  expect(say('25% of $3')).toEqual(['T W EH N T IY F AY V P ER S EH N T', 'AH V', 'TH R IY D AA L ER Z'])
})
