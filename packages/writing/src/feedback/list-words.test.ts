import { expect, test } from 'vitest'
import type { Mark } from '../mark/mark.ts'
import { listWords } from './list-words.ts'

function mark(text: string, problem: string, suggestions: string[], type: Mark['type'] = 'GRAMMAR_MODERATE'): Mark {
  const start = text.indexOf(problem)
  return { code: 'modal-base', type, start, end: start + problem.length, message: 'Because.', suggestions }
}

function shown(text: string, marks: Mark[]): string[] {
  return listWords(text, marks).map((word) =>
    word.type === 'CORRECT' ? word.word : `${word.word}:${word.grammarErrorType}:${word.suggestion}`,
  )
}

test('a text without marks is all correct words with their spans', () => {
  expect(listWords('It’s well-known.', [])).toEqual([
    { word: 'It’s', type: 'CORRECT', grammarErrorType: 'NONE', suggestion: null, explanation: null, span: [0, 4] },
    {
      word: 'well-known',
      type: 'CORRECT',
      grammarErrorType: 'NONE',
      suggestion: null,
      explanation: null,
      span: [5, 15],
    },
  ])
})

test('a replaced word carries type, suggestion and explanation', () => {
  const text = 'It depends of you.'
  expect(listWords(text, [mark(text, 'depends of', ['depends on'])])[2]).toEqual({
    word: 'of',
    type: 'GRAMMAR_MODERATE',
    grammarErrorType: 'NONE',
    suggestion: 'on',
    explanation: 'Because.',
    span: [11, 13],
  })
})

test('words that stay inside a marked span are correct', () => {
  const text = 'I look forward to meet you.'
  const words = shown(text, [mark(text, 'look forward to meet', ['look forward to meeting'])])
  expect(words).toEqual(['I', 'look', 'forward', 'to', 'meet:NONE:meeting', 'you'])
})

test('a superfluous word is EXTRA', () => {
  const text = 'I am agree.'
  expect(shown(text, [mark(text, 'am agree', ['agree'])])).toEqual(['I', 'am:EXTRA:null', 'agree'])
})

test('a missing word is an entry of its own with an empty span before its place', () => {
  const text = 'At same time'
  const words = listWords(text, [mark(text, 'At same time', ['At the same time'])])
  expect(words[1]).toEqual({
    word: 'the',
    type: 'GRAMMAR_MODERATE',
    grammarErrorType: 'MISSED',
    suggestion: 'the',
    explanation: 'Because.',
    span: [3, 3],
  })
  expect(words.map((word) => word.word)).toEqual(['At', 'the', 'same', 'time'])
})

test('a missing last word comes after all others', () => {
  const text = 'I want'
  expect(shown(text, [mark(text, 'want', ['want to'])])).toEqual(['I', 'want', 'to:MISSED:to'])
})

test('the same missed word is proposed once', () => {
  const text = 'want buy it'
  const marks = [mark(text, 'want', ['want to']), mark(text, 'buy', ['to buy'])]
  expect(shown(text, marks)).toEqual(['want', 'to:MISSED:to', 'buy', 'it'])
})

test('a missed word that already stands there is not proposed', () => {
  const text = 'want to buy'
  expect(shown(text, [mark(text, 'want', ['want to'])])).toEqual(['want', 'to', 'buy'])
})

test('a mark without suggestion covers all its words', () => {
  const text = 'xq zzv.'
  expect(shown(text, [mark(text, 'xq zzv', [])])).toEqual(['xq:NONE:null', 'zzv:NONE:null'])
})

test('a mark that deletes its span makes every word EXTRA', () => {
  const text = 'He he left.'
  expect(shown(text, [mark(text, 'He', [''])])).toEqual(['He:EXTRA:null', 'he', 'left'])
})

test('a mark on punctuation belongs to the word before it', () => {
  const text = 'Yes ,no'
  expect(shown(text, [mark(text, ' ,', [', '])])).toEqual(['Yes:NONE:Yes, ', 'no'])
})

test('a mark inside a word corrects the whole word', () => {
  const text = 'The goverment-led plan'
  const marks = [mark(text, 'goverment', ['government'], 'SPELLING')]
  expect(shown(text, marks)).toEqual(['The', 'goverment-led:NONE:government-led', 'plan'])
})

test('category and confidence of a mark reach its words', () => {
  const text = 'At same time'
  const described = {
    ...mark(text, 'At same time', ['At the same time']),
    category: 'article' as const,
    confidence: 0.9,
  }
  expect(listWords(text, [described])[1]).toMatchObject({ word: 'the', category: 'article', confidence: 0.9 })
})
