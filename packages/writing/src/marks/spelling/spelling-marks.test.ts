import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { spellingMarks } from './spelling-marks.ts'

function marks(text: string, passageWords: string[] = []) {
  return spellingMarks({ parsed: parseText(text), passageWords: new Set(passageWords) })
}

test.each([
  'The colour of the organization was analysed.',
  'Last summer we met Xiulan in Kyrzbek.',
  'Its well-known pre-war buildings don’t need repair.',
  'Write to me@exampel.com or see https://exampel.org/abuot.',
  'In 2020 the 3rd COVID-19 wave came.',
  'UNESCO and NATO agree.',
  'We met Galton. Galton laughed.',
  'The th of think is soft.',
  'Rezza Ahmedi wrote this.',
])('no word is misspelt in “%s”', (text) => {
  expect(marks(text)).toEqual([])
})

test.each([
  ['The univercity is old.', 'univercity', 'university'],
  ['He left becouse it rained.', 'becouse', 'because'],
  ['The goverment agreed.', 'goverment', 'government'],
  ['We need some informations.', 'informations', 'information'],
  ['They recieve letters.', 'recieve', 'receive'],
  ['Enviroment is a big topic.', 'Enviroment', 'Environment'],
  ['It is diffrent now.', 'diffrent', 'different'],
  ['It was a realy good day.', 'realy', 'really'],
  ['I am writting to you.', 'writting', 'writing'],
  ['Teh cat sleeps.', 'Teh', 'The'],
  ['He dosnt know.', 'dosnt', 'doesn’t'],
])('in “%s” %s becomes %s', (text, wrong, right) => {
  expect(marks(text)).toMatchObject([
    { start: text.indexOf(wrong), end: text.indexOf(wrong) + wrong.length, type: 'SPELLING' },
  ])
  expect(marks(text)[0]?.suggestions[0]).toBe(right)
})

test('a word of the passage is known, and proposed before others', () => {
  expect(marks('A qanat is deep.', ['qanat'])).toEqual([])
  expect(marks('A qannat is deep.', ['qanat'])[0]?.suggestions[0]).toBe('qanat')
})

test('the message names the word and the suggestion', () => {
  expect(marks('The univercity is old.')[0]?.message).toBe(
    '“univercity” is not an English word. Did you mean “university”?',
  )
})

test('a usual slip is put right at once, however many words were searched for before it', () => {
  const words = [
    'xqaba',
    'xqcda',
    'xqefa',
    'xqgha',
    'xqija',
    'xqkla',
    'xqmna',
    'xqopa',
    'xqrsa',
    'xqtua',
    'xqvwa',
    'xqyza',
  ]
  expect(marks(`He ${words.join(' ')} dont know.`).at(-1)?.suggestions).toEqual(['don’t'])
})

test.each([
  'Janiyah and her sister sang.',
  'MBDA has proven useful.',
  'Caplan attempts to rewrite it, and McNally fails to see it.',
  'Proof of posting is prima facie evidence.',
  'A coup d’état is no solution.',
  'We did nothin’ all day, and ’tis a pity.',
  'Rimsky-Korsakov wrote this.',
])('no word is misspelt in “%s”, with names and foreign phrases', (text) => {
  expect(marks(text)).toEqual([])
})

test.each(['Goverments agreed.', 'Its facie was red.', 'We did nothin all day.'])(
  'a word is misspelt in “%s”',
  (text) => {
    expect(marks(text)).toHaveLength(1)
  },
)
