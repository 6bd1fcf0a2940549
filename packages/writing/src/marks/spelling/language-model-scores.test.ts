import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { languageModelScores } from './language-model-scores.ts'

test.each([
  ['I want to lern it.', 'lern', 'learn', 'lean'],
  ['We live in a small hous near the sea.', 'hous', 'house', 'hours'],
])('in “%s” for %s “%s” fits no worse than “%s”', (text, word, better, worse) => {
  const [first = 0, second = 0] = languageModelScores(parseText(text), text.indexOf(word), [better, worse])
  expect(first).toBeGreaterThanOrEqual(second)
})

test('a place outside the text favours no candidate', () => {
  expect(languageModelScores(parseText('It rains.'), 500, ['a', 'b'])).toEqual([0, 0])
})
