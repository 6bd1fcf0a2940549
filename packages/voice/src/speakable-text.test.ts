import { expect, test } from 'vitest'
import { speakableText } from './speakable-text.ts'

test.each([
  ['typographic quotes become plain', '“It’s here”', '"It\'s here"'],
  ['a dash becomes a pause', 'rain — and wind', 'rain, and wind'],
  ['accents go', 'a café in Zürich', 'a cafe in Zurich'],
  ['an ellipsis becomes three stops', 'well… yes', 'well... yes'],
  ['control characters and other scripts become a space', 'one\u0000two 漢字 three', 'one two three'],
])('%s', (_rule, text, plain) => {
  expect(speakableText(text)).toBe(plain)
})

test.each(['', '  ', '—!?', '漢字'])('a text with nothing to say (%j) is refused', (text) => {
  expect(() => speakableText(text)).toThrow(expect.objectContaining({ code: 'empty_text' }))
})
