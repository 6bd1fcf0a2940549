import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { opensClause } from './opens-clause.ts'

const opensAt = (text: string, word: string) => {
  const { tokens } = parseText(text)
  return opensClause(
    tokens,
    tokens.findIndex(({ lower }) => lower === word),
  )
}

test.each([
  ['the first word opens its clause', 'People like it.', 'people', true],
  ['a word behind “because” opens a clause', 'I go because people like it.', 'people', true],
  ['an opening like “in my country” leaves the subject to come', 'In my country people like it.', 'people', true],
  ['a comma after such an opening changes nothing', 'In my country, people like it.', 'people', true],
  ['the object of a verb opens nothing', 'We help people.', 'people', false],
  ['a noun behind “of” opens nothing', 'The number of people grows.', 'people', false],
  ['a list is no clause', 'Big animals such as cows, horses like it.', 'horses', false],
  ['an activity owns its object', 'In the past loading ships was slow.', 'ships', false],
])('%s', (_rule, text, word, opens) => {
  expect(opensAt(text, word)).toBe(opens)
})
