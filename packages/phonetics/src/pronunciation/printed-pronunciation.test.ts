import { expect, test } from 'vitest'
import { printedPronunciation } from './printed-pronunciation.ts'

test.each([
  ['water', 'ˈwɔːtɚ', 'ˈwɔːtə(r)'],
  ['colour', 'ˈkʌlɚ', 'ˈkʌlə(r)'],
  ['organise', 'ˈɔːrɡənaɪz', 'ˈɔːɡənaɪz'],
  ['unhelpful', 'ənˈhelpfəl', 'ənˈhelpfəl'],
  ['unfaithfully', 'ənˈfeɪθfəli', 'ənˈfeɪθfəli'],
  ['quixotically', 'kwɪkˈsɑːtɪkəli', 'kwɪkˈsɒtɪkəli'],
  ['carry out', 'ˈkæri aʊt', 'ˈkæri aʊt'],
  ['far away', 'fɑːr əˈweɪ', 'fɑːr əˈweɪ'],
])('%s is said %s and %s', (word, american, british) => {
  expect(printedPronunciation(word)).toEqual({ american, british })
})

test('a word that is stressed by what it is follows its usual part of speech', () => {
  expect(printedPronunciation('permit', false).british).toBe('ˈpɜːmɪt')
  expect(printedPronunciation('permit', true).british).toBe('pəˈmɪt')
})

test('what neither the dictionary nor its parts have is not guessed', () => {
  expect(printedPronunciation('qzxv')).toEqual({ american: null, british: null })
  expect(printedPronunciation('water qzxv')).toEqual({ american: null, british: null })
})
