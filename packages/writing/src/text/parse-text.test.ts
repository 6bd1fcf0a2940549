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

test('what is longer than any word is passed over, and what follows keeps its place', () => {
  const text = `It says ${'𝒜'.repeat(250)} or ${'a'.repeat(250)} here.`
  const { tokens } = parseText(text)
  expect(tokens.map(({ lower }) => lower)).toEqual(['it', 'says', 'or', 'here', '.'])
  for (const token of tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
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

test('what a text is cut into does not depend on the texts before it', () => {
  const cut = () => parseText("The gardener's dog sleeps.").tokens.map(({ text, pos }) => [text, pos])
  const before = cut()
  parseText("This dog is the gardener's.")
  expect(cut()).toEqual(before)
  expect(before.slice(0, 4).map(([text]) => text)).toEqual(['The', 'gardener', "'s", 'dog'])
})
