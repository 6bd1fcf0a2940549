import { expect, test } from 'vitest'
import { parseText } from '../text/parse-text.ts'
import { findMarks } from '../marks/find-marks.ts'
import { detokenised } from './detokenised.ts'

const marksOf = async (text: string) =>
  (await findMarks(parseText(text), new Set())).map(({ start, end }) => text.slice(start, end))

test.each([
  ['I do n’t know , but it ’s late .', 'I don’t know, but it’s late.'],
  ["They ca n't come .", "They can't come."],
  ['We left .', 'We left.'],
  ['We left, and they stayed .', 'We left, and they stayed.'],
  ['Who left, and who stayed ?', 'Who left, and who stayed?'],
  ['They left. We stayed .', 'They left. We stayed .'],
  ['They left , and we stayed.', 'They left , and we stayed.'],
  ['The dogs are here.', 'The dogs are here.'],
  ['.NET is a name .', '.NET is a name.'],
])('“%s” is read as “%s”', (text, joined) => {
  expect(detokenised(text).text).toBe(joined)
})

test('a text with a blank before each stop is marked as it is without them', async () => {
  expect(await marksOf('Some people do n’t like it , but it ’s cheap .')).toEqual([])
  expect(await marksOf('In my opinion , he go home , and she does n’t likes it .')).toEqual(['go', 'likes'])
})

test('a single blank before a stop is a slip', async () => {
  expect(await marksOf('They left. We stayed .')).toEqual(['stayed .'])
  expect(await marksOf('They left , and we stayed.')).toEqual(['left ,'])
})
