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
  ['nothing written earns nothing', oneSentence, ' ', 0, 0],
])('%s', (_rule, rule, text, sentences, share) => {
  expect(judgeForm(rule, text, sentences, false).share).toBe(share)
})

const prose = { ...essay, needsSentences: true } as const
const listed = (line: string, count: number) => Array.from({ length: count }, () => line).join('\n')

test.each([
  ['no punctuation', words(250), 'no punctuation'],
  ['only dots inside words', `${words(200)} 3.5 e.g ${words(48)}`, 'no punctuation'],
  ['only bullet points', listed(`- ${words(9)}.`, 25), 'only bullet points'],
  ['only numbered points', listed(`12. ${words(9)}.`, 25), 'only bullet points'],
  ['only very short sentences', `${words(5)}. `.repeat(50), 'only very short sentences'],
])('%s earns nothing where sentences are asked for, and does elsewhere', (_what, text, reason) => {
  expect(judgeForm(prose, text, 9, false)).toEqual({
    share: 0,
    reason: `This has ${reason}; write sentences that belong together.`,
  })
  expect(judgeForm(essay, text, 9, false).share).toBeGreaterThan(0)
})

test.each([
  ['a sentence', `${words(249)} word.`],
  ['one sentence of more than five words among short ones', `${words(4)}. `.repeat(50) + `${words(6)}.`],
  ['points under a sentence', `${words(20)}:\n${listed(`- ${words(9)}`, 25)}`],
  ['numbered paragraphs of several sentences', listed(`1. ${words(60)}. ${words(60)}.`, 2)],
])('%s is enough where sentences are asked for', (_what, text) => {
  expect(judgeForm(prose, text, 9, false).share).toBe(1)
})

test('all capitals earn nothing', () => {
  expect(judgeForm(oneSentence, words(10), 1, true)).toEqual({ share: 0, reason: 'The answer is all in capitals.' })
})

test('the reason names the count and the limit', () => {
  expect(judgeForm(oneSentence, words(80), 1, false).reason).toBe('80 words; the limit is 5 to 75 words.')
})
