import { expect, test } from 'vitest'
import { saidWords } from './said-words.ts'

test('a word is shown as the dictionary prints it, and with every pronunciation that the engine accepts', () => {
  expect(saidWords('bath')).toEqual([
    'bath',
    '  dictionary US bæθ  B AE TH',
    '  dictionary UK bɑːθ  B AA TH',
    '  engine US bæθ  B AE TH',
    '  engine UK bɑːθ  B AA TH',
  ])
})

test('a word that is stressed by what it is stands there as noun and as verb', () => {
  expect(saidWords('present').filter((line) => line.includes('dictionary US'))).toEqual([
    '  dictionary US ˈprezənt  P R EH Z AH N T',
    '  dictionary US priˈzent  P R IY Z EH N T',
  ])
})

test('what the dictionary does not have the engine guesses', () => {
  expect(saidWords('zorbly')).toEqual([
    'zorbly',
    '  dictionary US none',
    '  dictionary UK none',
    '  engine US zɔːrbliː  Z AO R B L IY',
    '  engine UK zɔːbliː  Z AO B L IY',
  ])
})

test('each word of a text has its own lines', () => {
  expect(saidWords('near the bath').filter((line) => !line.startsWith(' '))).toEqual(['near', 'the', 'bath'])
})
