import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkDisputedSpelling } from './disputed-spelling.ts'

const inGaps = (text: string) =>
  aBankQuestion({ text: 'A whole talk.', facts: { spelled: { field: 'transcript', text } } })
const dictated = (text: string) =>
  aBankQuestion({ text, facts: { subject: { field: 'sentence', text }, spelled: { field: 'sentence', text } } })
const messages = (question: ReturnType<typeof aBankQuestion>) =>
  checkDisputedSpelling([question]).map(({ message }) => message)

test.each([
  ['bubbles measured', []],
  ['center', ['"center" is not spelled alike everywhere: use another word']],
  ['licence', ['"licence" is not spelled alike everywhere: use another word']],
  ['grey', ['"grey" is not spelled alike everywhere: use another word']],
  ['route', ['"route" sounds like "root": use another word']],
  ['site', ['"site" sounds like "sight" and "cite": use another word']],
])('the gaps %j are undisputed or are a problem', (text, expected) => {
  expect(messages(inGaps(text))).toEqual(expected)
})

test.each([
  ['The right route leads past the old gate.', []],
  ['The colour of the door is red.', ['"colour" is not spelled alike everywhere: use another word']],
  ['The storey above us is empty.', ['"storey" sounds like "story": use another word']],
])('a dictated sentence tells more: %j', (text, expected) => {
  expect(messages(dictated(text))).toEqual(expected)
})

test('words that nobody spells are free', () => {
  expect(messages(aBankQuestion({ text: 'The colour of the site.' }))).toEqual([])
})
