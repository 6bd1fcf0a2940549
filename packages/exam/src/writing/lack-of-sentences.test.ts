import { expect, test } from 'vitest'
import { lackOfSentences } from './lack-of-sentences.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
const lines = (line: string, count: number) => Array.from({ length: count }, () => line).join('\n')

test.each([
  ['no mark', words(250), 'no punctuation'],
  ['one comma in an essay', `${words(100)}, ${words(150)}`, 'no punctuation'],
  ['one comma in a summary', `${words(10)}, ${words(50)}`, 'no punctuation'],
  ['one comma in a short summary', `${words(10)}, ${words(41)}`, 'no punctuation'],
  ['dots inside words', `${words(200)} 3.5 e.g ${words(48)}`, 'no punctuation'],
  ['points', lines(`- ${words(9)}.`, 25), 'only bullet points'],
  ['numbered points', lines(`12. ${words(9)}.`, 25), 'only bullet points'],
  ['points under a heading', `My points:\n${lines(`- ${words(9)}.`, 25)}`, 'only bullet points'],
  ['points under a sentence', `${words(20)}:\n${lines(`- ${words(9)}.`, 25)}`, 'only bullet points'],
  ['sentences of six words', `${words(6)}. `.repeat(40), 'only very short sentences'],
  ['one longer sentence among them', `${words(5)}. `.repeat(40) + `${words(20)}.`, 'only very short sentences'],
])('%s: no connected sentences', (_what, text, lack) => {
  expect(lackOfSentences(text)).toBe(lack)
})

test.each([
  ['a short sentence with its full stop', `${words(49)} word.`],
  ['one full stop', `${words(250)}.`],
  ['commas in place of full stops', `${words(15)}, `.repeat(12)],
  ['one long sentence of a summary', `${words(64)} word.`],
  ['sentences of usual length', `${words(12)}. `.repeat(20)],
  ['as many longer sentences as short ones', `${words(4)}. ${words(12)}. `.repeat(15)],
  ['points under a paragraph', `${words(80)}.\n${lines(`- ${words(9)}.`, 10)}`],
  ['numbered paragraphs of several sentences', lines(`1. ${words(60)}. ${words(60)}.`, 2)],
])('%s: connected sentences', (_what, text) => {
  expect(lackOfSentences(text)).toBeNull()
})
