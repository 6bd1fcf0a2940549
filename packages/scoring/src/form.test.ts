import { expect, test } from 'vitest'
import { judgeForm } from './form.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const oneSentence = { full: { min: 5, max: 75 }, isOneSentence: true }
const essay = { full: { min: 200, max: 300 }, partial: { min: 120, max: 380 }, isOneSentence: false }

test.each([
  ['the smallest full answer earns all', oneSentence, words(5), 1, 1],
  ['the largest full answer earns all', oneSentence, words(75), 1, 1],
  ['a word too few earns nothing', oneSentence, words(4), 1, 0],
  ['a word too many earns nothing', oneSentence, words(76), 1, 0],
  ['two sentences earn nothing where one is asked for', oneSentence, words(30), 2, 0],
  ['several sentences are fine where one is not asked for', essay, words(250), 20, 1],
  ['the partial range below earns half', essay, words(199), 9, 0.5],
  ['the partial range above earns half', essay, words(301), 9, 0.5],
  ['below the partial range earns nothing', essay, words(119), 9, 0],
  ['what nobody sees is no word', oneSentence, `${words(3)} \u200C \u200F`, 1, 0],
  ['soft hyphens make no words', oneSentence, `\u00AD${words(75).replaceAll('word', 'wo\u00ADrd')}\u00AD`, 1, 1],
  ['nothing written earns nothing', oneSentence, ' ', 0, 0],
])('%s', (_rule, rule, text, sentences, share) => {
  expect(judgeForm(rule, text, sentences, false).share).toBe(share)
})

const prose = { ...essay, needsSentences: true } as const

test('what is no connected sentences earns nothing where sentences are asked for, and does elsewhere', () => {
  expect(judgeForm(prose, words(250), 1, false)).toEqual({
    share: 0,
    reason: 'This has no punctuation; write sentences that belong together.',
  })
  expect(judgeForm(essay, words(250), 1, false).share).toBe(1)
  expect(judgeForm(prose, `${words(50)}. `.repeat(5), 5, false).share).toBe(1)
})

test('all capitals earn nothing', () => {
  expect(judgeForm(oneSentence, words(10), 1, true)).toEqual({ share: 0, reason: 'The answer is all in capitals.' })
})

test('the reason names the count and the limit', () => {
  expect(judgeForm(oneSentence, words(80), 1, false).reason).toBe('80 words; the limit is 5 to 75 words.')
})
