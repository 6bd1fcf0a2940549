import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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

test.each(['extra-pronunciations.ts', '../accents/british-words.ts'])(
  'the words of %s are sorted, each once',
  (file) => {
    const lines = readFileSync(join(import.meta.dirname, 'extra-pronunciations.ts'), 'utf8').split('\n')
    const words = lines.flatMap((line, at) => {
      const word = /^ {2}['"]?(?<word>[^'":]+)['"]?: ['"]/u.exec(line)?.groups?.word
      return word === undefined ? [] : [{ word, line: at + 1 }]
    })
    const faults = words.flatMap(({ word, line }, at) => {
      const last = words[at - 1]
      if (last === undefined || last.word < word) return []
      return [
        `${file}:${line} “${word}” stands behind “${last.word}”, line ${last.line}: sort them, and keep one of each`,
      ]
    })
    expect(words.length).toBeGreaterThan(10)
    expect(faults).toEqual([])
  },
)
