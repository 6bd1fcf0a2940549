import { expect, test } from 'vitest'
import { createTokenizer } from './word-pieces.ts'

const names = ['[CLS]', '[SEP]', '[UNK]', 'un', 'unfold', '##fold', '##ed', '##s', 'un##', '!', 'a', '##a']
const tokenize = createTokenizer(new Map(names.map((name, number) => [name, number])))
const piecesOf = (text: string, most = 256) => tokenize([text], most).tokens.map((number) => names[number])

test('a word is cut into the longest pieces that are known, from its start', () => {
  expect(piecesOf('Unfolds!')).toEqual(['[CLS]', 'unfold', '##s', '!', '[SEP]'])
  expect(piecesOf('unfolded')).toEqual(['[CLS]', 'unfold', '##ed', '[SEP]'])
})

test('a word that has a part unknown is unknown as a whole, as is one too long', () => {
  expect(piecesOf('unfoldly un')).toEqual(['[CLS]', '[UNK]', 'un', '[SEP]'])
  expect(piecesOf('a'.repeat(100)).at(1)).toBe('a')
  expect(piecesOf('a'.repeat(101))).toEqual(['[CLS]', '[UNK]', '[SEP]'])
})

test('a text too long is cut after the last token that fits, and framed all the same', () => {
  expect(piecesOf('unfolded unfolded', 4)).toEqual(['[CLS]', 'unfold', '##ed', '[SEP]'])
  expect(piecesOf('un unfolded', 4)).toEqual(['[CLS]', 'un', 'unfold', '[SEP]'])
})

test('a text in parts has the tokens that it has as a whole, and each part knows its own', () => {
  const { tokens, parts } = tokenize(['unfolded un', ' ', 'unfolds'], 256)
  expect(tokens).toEqual(tokenize(['unfolded un unfolds'], 256).tokens)
  expect(parts).toEqual([
    { from: 1, to: 4 },
    { from: 4, to: 4 },
    { from: 4, to: 6 },
  ])
})

test('of a part that is cut off it has what fits, and of those behind it nothing', () => {
  expect(tokenize(['un', 'unfolded', 'un'], 4).parts).toEqual([
    { from: 1, to: 2 },
    { from: 2, to: 3 },
    { from: 3, to: 3 },
  ])
})

test('what frames a text is no sign that a text may hold', () => {
  expect(piecesOf('[SEP]')).toEqual(['[CLS]', '[UNK]', '[UNK]', '[UNK]', '[SEP]'])
})

test('a vocabulary without a frame is refused', () => {
  expect(() => createTokenizer(new Map([['[CLS]', 0]]))).toThrow('[SEP]')
})
