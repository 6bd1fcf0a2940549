import { expect, test } from 'vitest'
import { keywordOf } from '../spotting/keyword.ts'
import { keywordsInText } from './keywords-in-text.ts'

const saidIn = (text: string, ...keywords: string[]) =>
  keywordsInText(
    text,
    keywords.flatMap((keyword) => keywordOf(keyword) ?? []),
  ).said.map((keyword) => keyword.text)

test.each([
  ['Prices rose in two cities.', ['rise', 'city'], ['rise', 'city']],
  ['It stopped raining.', ['stop', 'rain'], ['stop', 'rain']],
  ['The country is dry.', ['count', 'try'], []],
  ['Rising sea levels are a threat.', ['rising levels', 'sea level', 'levels rising'], ['rising levels', 'sea level']],
  ['The sea is far, and so are all the walls.', ['sea wall'], []],
  ['', ['sea'], []],
])('“%s” holds of %j: %j', (text, keywords, said) => {
  expect(saidIn(text, ...keywords)).toEqual(said)
})
