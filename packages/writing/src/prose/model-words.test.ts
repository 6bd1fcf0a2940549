import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { modelWords } from './model-words.ts'

const wordsOf = (text: string) => parseText(text).sentences.flatMap(modelWords)

test.each([
  ["I don't know.", ['i', "don't", 'know']],
  ['We’re here, aren’t we?', ["we're", 'here', "aren't", 'we']],
  ['A part-time job pays little.', ['a', 'part-time', 'job', 'pays', 'little']],
  ['My parents’ house is old.', ['my', "parents'", 'house', 'is', 'old']],
])('%s is the words %j', (text, words) => {
  expect(wordsOf(text).map(({ word }) => word)).toEqual(words)
})

test('a word knows where it stands, and whether a stop stands before it', () => {
  const text = 'Well, they aren’t here.'
  const found = wordsOf(text).map(({ start, end, afterStop }) => [text.slice(start, end), afterStop])
  expect(found).toEqual([
    ['Well', false],
    ['they', true],
    ['aren’t', false],
    ['here', false],
  ])
})
