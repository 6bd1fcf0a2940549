import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhone, withoutStress } from '../phones/arpabet.ts'
import { normalizeWord, tokenize } from '../text/tokenize.ts'
import { numberToWords } from '../text/numbers.ts'
import { dictionaryEntries } from './dictionary-entries.ts'
import { acceptedPronunciations, pronounce, pronounceTextWord } from './pronounce.ts'

const say = (text: string) => tokenize(text).map((word) => pronounceTextWord(word)[0]?.join(' '))

test('dictionary words have their dictionary pronunciations without stress, most usual first', () => {
  expect(pronounce('bear')).toEqual([['B', 'EH', 'R']])
  expect(pronounce('The').map((phones) => phones.join(' '))).toEqual(['DH AH', 'DH IY'])
})

test.each([
  ['nai\u0308ve', 'naive'],
  ['na\u00EFve', 'naive'],
  ['don\u2019t', "don't"],
  ['don`t', "don't"],
  ['High\u00ADlands\u200C', 'highlands'],
  ['\uFF48igh', 'high'],
])('%j is looked up as %s', (word, key) => {
  expect(normalizeWord(word)).toBe(key)
})

test.each([
  ['bear', 'B EH R', 'B EH'],
  ['bath', 'B AE TH', 'B AA TH'],
  ['dancing', 'D AE N S IH NG', 'D AA N S IH NG'],
  ['hot', 'HH AA T', 'HH AO T'],
  ['new', 'N UW', 'N Y UW'],
  ['teacher', 'T IY CH ER', 'T IY CH AH'],
  ['near', 'N IH R', 'N IH AH'],
])('%s may be said the American (%s) or the British (%s) way, and in no third', (word, american, british) => {
  expect(acceptedPronunciations(word).map((phones) => phones.join(' '))).toEqual([american, british])
})

test.each([
  ['tomato', 'T AH M EY T OW', 'T AH M AA T OW'],
  ['schedule', 'S K EH JH UH L', 'SH EH D Y UW L'],
  ['vase', 'V EY S', 'V AA Z'],
  ['herb', 'ER B', 'HH ER B'],
  ['route', 'R AW T', 'R UW T'],
  ['leisure', 'L IY ZH ER', 'L EH ZH AH'],
  ['laboratory', 'L AE B R AH T AO R IY', 'L AH B AO R AH T R IY'],
])('of %s both well-known pronunciations count', (word, one, other) => {
  expect(acceptedPronunciations(word).map((phones) => phones.join(' '))).toEqual(expect.arrayContaining([one, other]))
})

test.each([
  ['behalf', 'B IH HH AA F'],
  ['podcast', 'P AO D K AA S T'],
  ['pasture', 'P AA S CH AH'],
  ['calves', 'K AA V Z'],
  ['quantity', 'K W AO N T AH T IY'],
  ['carry', 'K AE R IY'],
  ['tomatoes', 'T AH M AA T OW Z'],
  ['clerk’s', 'K L AA K S'],
  ['secretaries', 'S EH K R AH T R IY Z'],
  ['permit', 'P AH M IH T'],
])('%s may be said as Britain says it: %s', (word, british) => {
  expect(acceptedPronunciations(word).map((phones) => phones.join(' '))).toContain(british)
})

test('words that sound alike in both countries keep one pronunciation, and no word has more than six', () => {
  expect(acceptedPronunciations('very')).toHaveLength(1)
  expect(acceptedPronunciations('noon')).toEqual([['N', 'UW', 'N']])
  expect(acceptedPronunciations('passage').map((phones) => phones[1])).toEqual(['AE', 'AE'])
  for (const word of 'for our fire employer their almost aberrations'.split(' ')) {
    expect(acceptedPronunciations(word).length).toBeLessThanOrEqual(6)
  }
})

test('a possessive of a known name is the name and its ending', () => {
  expect(pronounce('Skibidi’s')[0]?.join(' ')).toBe('S K IH B IH D IY Z')
  expect(pronounce('laptop’s')[0]?.slice(-2)).toEqual(['P', 'S'])
  expect(pronounce('zebrafish’s')[0]?.slice(-2)).toEqual(['AH', 'Z'])
})

test.each([
  ['randomised', 'R AE N D AH M AY Z D'],
  ['colourless', 'K AH L ER L AH S'],
  ['subtotal', 'S AH B T OW T AH L'],
  ['horsewhip', 'HH AO R S W IH P'],
  ['unhelpful', 'AH N HH EH L P F AH L'],
])('%s, which the dictionary lacks, is said as its parts are, not guessed', (word, phones) => {
  expect(pronounce(word).map((one) => one.join(' '))).toEqual([phones])
})

test('a remark of the dictionary is no sound', () => {
  expect(dictionaryEntries('aalborg').every((entry) => entry.split(' ').map(withoutStress).every(isPhone))).toBe(true)
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

test.each([
  ['$1', 'one dollar'],
  ['$3 million', 'three million dollars'],
  ['£2.50', 'two pounds fifty'],
  ['10:30', 'ten thirty'],
  ['10:00', "ten o'clock"],
  ['5-10%', 'five to ten per cent'],
  ['1939–45', 'nineteen thirty nine to forty five'],
  ['5kg', 'five kilograms'],
  ['20°C', 'twenty degrees celsius'],
  ['e.g.', 'for example'],
  ['a.m.', 'ay m'],
  ['vs.', 'versus'],
  ['½', 'half'],
  ['#', 'number'],
])('%s is first read as “%s”', (written, spoken) => {
  expect(tokenize(`It is ${written} here`)[2]?.readings[0]?.join(' ')).toBe(spoken)
})

test('capitals may be spelled or read, but mean nothing where everything is in capitals', () => {
  expect(say('The US and the BBC')[1]).toBe('Y UW EH S')
  expect(tokenize('The NASA plan')[1]?.readings).toEqual([['nasa'], ['n', 'ay', 's', 'ay']])
  expect(tokenize('CALL US AT NOON')[1]?.readings).toEqual([['us']])
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
