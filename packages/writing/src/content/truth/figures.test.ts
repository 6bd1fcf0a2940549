import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { areSameFigure, figuresOf } from './figures.ts'

test.each<[string, number[]]>([
  ['twenty-three million people and one hundred and fifty of 2,300', [23_000_000, 150, 2300]],
  ['35% of them paid £12.50 in 1990', [35, 12.5, 1990]],
  ['three thousand and forty, or half of it', [3040, 0.5]],
  ['one of the twenty trips of three days', [20, 3]],
  ['No one came.', []],
])('the figures of “%s”', (text, figures) => {
  expect(figuresOf(parseText(text).tokens)).toEqual(figures)
})

test('a rounded figure is the same one', () => {
  expect([areSameFigure(3040, 3000), areSameFigure(64, 46)]).toEqual([true, false])
})
