import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spellingDiff } from './spelling-diff.ts'

const shown = (word: string, typed: string) =>
  spellingDiff(word, typed)
    .map(({ isSame, right, typed: given }) => (isSame ? right : `[${right}|${given}]`))
    .join('')

test.each([
  ['government', 'goverment', 'gover[n|]ment'],
  ['until', 'untill', 'until[|l]'],
  ['separate', 'seperate', 'sep[a|e]rate'],
  ['bridge', 'bridge', 'bridge'],
  ['Bridge', 'BRIDGE', 'Bridge'],
  ["don't", 'don’t', "don't"],
  ['highlands', 'highlands\u200C', 'highlands'],
  ['café', 'cafe\u0301', 'café'],
  ['ice-cream', 'ice\u2010crem', 'ice-cre[a|]m'],
  ['office', 'oﬁce', 'of[f|]ice'],
  ['until', '\u200Funtil\u00ADl', 'until[|\u00ADl]'],
  ['receive', 'receive \u200F', 'receive'],
  ['receive', '\u200F re\u0441ieve', 'rec[e|]i[|e]ve'],
  ['bridge', '', '[bridge|]'],
  ['bridge', ' \u200F', '[bridge|]'],
  ['bridge', 'xyz', '[bridge|xyz]'],
])('%s beside %s is %s', (word, typed, expected) => {
  expect(shown(word, typed)).toBe(expected)
})

test('the pieces give both texts, but for one with nothing to see, and no two neighbours are alike', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', 'A', "'", '’', '\u0301', '\u200C', 'ﬁ', 'ａ'),
    maxLength: 12,
  })
  const seen = (text: string) => (/^\u200C*$/u.test(text) ? '' : text)
  fc.assert(
    fc.property(texts, texts, (word, typed) => {
      const pieces = spellingDiff(word, typed)
      expect(pieces.map(({ right }) => right).join('')).toBe(seen(word))
      expect(pieces.map((piece) => piece.typed).join('')).toBe(seen(typed))
      expect(pieces.every((piece, index) => index === 0 || piece.isSame !== pieces[index - 1]?.isSame)).toBe(true)
    }),
  )
})
