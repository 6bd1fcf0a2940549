import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import type { ParsedText } from '../text/token.ts'
import { withoutInsertion, textOfSentences } from './without-insertion.ts'

const ASKED = new Set(['bread', 'flour', 'oven', 'yeast'])
const wordsOf = ({ tokens }: ParsedText) => tokens.map(({ lower }) => lower)
const OTHER = ['My dog runs in the park every day.', 'He likes the water.', 'We go home late.', 'Then he sleeps.']
const restOf = (sentences: readonly string[], asked: ReadonlySet<string> = ASKED, minShare = 0.75) =>
  withoutInsertion(parseText(sentences.join(' ')), asked, { minShare, maxLengthRatio: 0.5 }, wordsOf)

test('two neighbouring sentences that hold what was asked are taken out, wherever they stand', () => {
  for (const at of OTHER.keys()) {
    const rest = restOf(OTHER.toSpliced(at, 0, 'Flour and yeast.', 'The oven.'))
    expect(rest === null ? [] : wordsOf(rest)).toEqual(wordsOf(parseText(OTHER.join(' '))))
  }
})

test('nothing is taken out that holds too little, or is no small part of the text', () => {
  expect(restOf([...OTHER, 'Flour and yeast.'])).toBeNull()
  expect(restOf(['Flour and yeast.', 'The oven and bread.', 'He sleeps.'])).toBeNull()
})

test('a prompt of three words is held by any answer to it', () => {
  expect(restOf([...OTHER, 'Flour, yeast and an oven.'], new Set(['flour', 'yeast', 'oven']))).toBeNull()
})

test('whatever is asked, more than two thirds of the text stay', () => {
  const parsed = parseText([...OTHER, 'Flour and yeast.', 'The oven.', ...OTHER].join(' '))
  const words = fc.uniqueArray(fc.constantFrom(...new Set(wordsOf(parsed))), { minLength: 4 })
  fc.assert(
    fc.property(words, fc.double({ min: 0.1, max: 1, noNaN: true }), (asked, minShare) => {
      const rest = withoutInsertion(parsed, new Set(asked), { minShare, maxLengthRatio: 0.5 }, wordsOf)
      expect((rest ?? parsed).tokens.length).toBeGreaterThan((2 / 3) * parsed.tokens.length)
    }),
  )
})

test('a text of some of its sentences keeps their places', () => {
  const parsed = parseText('One is here. Two are there.')
  const second = textOfSentences(parsed.text, parsed.sentences.slice(1))
  expect(parsed.text.slice(second.tokens[0]?.start, second.tokens.at(-1)?.end)).toBe('Two are there.')
})
