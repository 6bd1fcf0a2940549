import { expect, test } from 'vitest'
import type { WrittenWord } from '../score.ts'
import { joinedWords } from './joined-words.ts'

const marked = (word: string, span: [number, number], more: Partial<WrittenWord> = {}): WrittenWord => ({
  word,
  type: 'GRAMMAR_MINOR',
  grammarErrorType: span[0] === span[1] ? 'MISSED' : 'NONE',
  suggestion: word,
  explanation: 'Write it in full.',
  category: 'register',
  confidence: 0.8,
  span,
  ...more,
})

const asap = [
  marked('asap', [5, 9], { suggestion: 'as' }),
  marked('soon', [9, 9]),
  marked('as', [9, 9]),
  marked('possible', [9, 9]),
]

test('a word and the missing ones behind it that belong to one suggestion are one mark', () => {
  expect(joinedWords(asap).map(({ word, place }) => [word.word, word.suggestion, place])).toEqual([
    ['asap', 'as soon as possible', 0],
  ])
})

const others: [string, Partial<WrittenWord>][] = [
  ['another reason', { explanation: 'An article is missing.' }],
  ['another category', { category: 'article' }],
  ['another place', { span: [12, 12] }],
]

test.each(others)('a missing word of %s stands by itself', (_, more) => {
  const words = [marked('asap', [5, 9]), marked('soon', [9, 9], more)]
  expect(joinedWords(words).map(({ place }) => place)).toEqual([0, 1])
})

test('what is right is no mark', () => {
  const right = marked('shop', [0, 4], { type: 'CORRECT' })
  expect(joinedWords([right])).toEqual([])
})
