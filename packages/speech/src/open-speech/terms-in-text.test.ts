import { expect, test } from 'vitest'
import { termOf } from '../spotting/term.ts'
import { termsInText } from './terms-in-text.ts'

const saidIn = (text: string, ...terms: string[]) =>
  termsInText(
    text,
    terms.flatMap((term) => termOf(term) ?? []),
  ).said.map((term) => term.text)

test.each([
  ['Prices rose in two cities.', ['rise', 'city'], ['rise', 'city']],
  ['It stopped raining.', ['stop', 'rain'], ['stop', 'rain']],
  ['The country is dry.', ['count', 'try'], []],
  ['Rising sea levels are a threat.', ['rising levels', 'sea level', 'levels rising'], ['rising levels', 'sea level']],
  ['The sea is far, and so are all the walls.', ['sea wall'], []],
  ['', ['sea'], []],
])('“%s” holds of %j: %j', (text, terms, said) => {
  expect(saidIn(text, ...terms)).toEqual(said)
})
