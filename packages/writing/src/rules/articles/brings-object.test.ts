import { expect, test } from 'vitest'
import { parseText } from '../../text/parse-text.ts'
import { bringsObject } from './brings-object.ts'

function bringsAt(text: string, word: string): boolean {
  const { tokens } = parseText(text)
  const place = tokens.findIndex(({ lower }) => lower === word)
  const verb = tokens[place]
  if (verb === undefined) throw new Error(`“${word}” is not in the text.`)
  return bringsObject(verb, [tokens[place - 1], tokens[place - 2]])
}

test.each([
  ['a verb behind “to” brings an object', 'I want to buy it.', 'buy', true],
  ['a verb behind its pronoun does', 'She sells bread.', 'sells', true],
  ['a past behind its pronoun does', 'We found it.', 'found', true],
  ['a verb without an object does not', 'They sleep well.', 'sleep', false],
  ['a participle before a noun is no verb', 'The used car is here.', 'used', false],
])('%s', (_rule, text, word, brings) => {
  expect(bringsAt(text, word)).toBe(brings)
})
