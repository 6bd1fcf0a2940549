import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

test('every token stands at its offsets, emoji and curly apostrophes included', () => {
  const text = 'It’s 😀 fine — we don’t mind.\n\nNew  paragraph.'
  for (const token of parseText(text).tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
})

test('a contraction is two tokens', () => {
  expect(parseText("I don't know.").tokens.map((token) => token.lower)).toEqual(['i', 'do', "n't", 'know', '.'])
})

test('an empty text has no sentences', () => {
  expect(parseText(' \n ')).toEqual({ text: ' \n ', tokens: [], sentences: [] })
})

test('any string is parsed, with tokens in order and inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let cursor = 0
      for (const token of parseText(text).tokens) {
        expect(token.start).toBeGreaterThanOrEqual(cursor)
        expect(token.end).toBeLessThanOrEqual(text.length)
        cursor = token.end
      }
    }),
  )
})
