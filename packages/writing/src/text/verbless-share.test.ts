import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { verblessShare } from './verbless-share.ts'

const shareOf = (text: string) => verblessShare(parseText(text))

test('words that stand side by side without a verb are counted', () => {
  expect(shareOf('A dark quiet place. It helps us.')).toBeCloseTo(4 / 7)
  expect(shareOf('Pilots on long flights. Twenty minutes for them.')).toBe(1)
})

test.each([
  'The old bridge was closed, and people took the boat.',
  'She can swim. Is it far? Don’t worry.',
  'Of course. Yes!',
  'Dear Mrs Bennett,\n\nThank you for your letter.\n\nKind regards,\nSelin Kaya',
  '',
])('%j has no sentence without a verb', (text) => {
  expect(shareOf(text)).toBe(0)
})
