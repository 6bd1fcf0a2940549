import { expect, test } from 'vitest'
import { britishWords } from '../accents/british-words.ts'
import { isPhone, isVowel, withoutStress } from '../phones/arpabet.ts'
import { extraPronunciations } from './extra-pronunciations.ts'

/** The signs of British print: a stands in diphthongs alone, and (r) where it is said before a vowel. */
const BRITISH = /^(?:[ˈˌbdefhijklmnprstuvwzæðŋɑɒɔəɜɡɪʃʊʌʒθː]|a(?=[ɪʊ])|\(r\))+$/u

const isWellWritten = (part: string) => {
  const phone = withoutStress(part)
  return isPhone(phone) && /\d$/u.test(part) === isVowel(phone)
}

test('our own pronunciations are made of phones, each vowel with its stress', () => {
  const wrong = Object.entries(extraPronunciations).flatMap(([word, phones]) =>
    phones.split(' ').flatMap((part) => (isWellWritten(part) ? [] : `${word}: ${part}`)),
  )
  expect(wrong).toEqual([])
})

test('our own British pronunciations are written in the signs of the table', () => {
  const wrong = Object.entries(britishWords).flatMap(([word, prints]) =>
    prints.split(', ').flatMap((print) => (BRITISH.test(print) ? [] : `${word}: ${print}`)),
  )
  expect(wrong).toEqual([])
})
