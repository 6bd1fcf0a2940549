import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const item = (title: string, value: number, maxValue: number) => ({
  title,
  value,
  maxValue,
  content: '',
  standardError: null,
  zeroedBy: null,
})
const said = (appropriacy: number) =>
  headlineOf({
    total: { earned: appropriacy + 9.2, max: 13 },
    items: [item('appropriacy', appropriacy, 3), item('pronunciation', 4.6, 5), item('fluency', 4.6, 5)],
  })

test('an answer is strong where no trait lacks much', () => {
  expect(said(2.8)).toBe('Strong, nearly everything is there')
})

test('what lacks much is named, however much the other traits lift the total', () => {
  expect(said(2.2)).toBe('Appropriacy costs you most')
})
