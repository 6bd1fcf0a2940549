import { expect, test } from 'vitest'
import { judgeEmailConventions } from './email-conventions.ts'

const body = 'I am writing about the noise at night. Could we talk about it on Friday?'

test.each([
  ['greeting, close and name earn all', `Dear Ms Park,\n\n${body}\n\nKind regards,\nSara Ahmadi`, 1],
  ['an informal e-mail has its own conventions', `Hi Tom,\n${body}\nSee you soon,\nBen`, 1],
  ['other Englishes have their own', `Respected Sir,\n\n${body}\n\nThanking you,\nYours obediently,\nRavi`, 1],
  ['friends close as they like', `Hi Lena,\n\n${body}\n\nLots of love,\nShirin`, 1],
  ['a greeting of nobody counts half', `Hello,\n\n${body}\n\nKind regards,\nSara`, 5 / 6],
  ['thanks alone are half a close', `Dear Ms Park,\n\n${body}\n\nThank you.\n\nLi`, 5 / 6],
  [
    'marks of direction at line starts change nothing',
    `\u200FDear Ms Park,\n\n\u200F${body}\n\n\u200FKind regards,\n\u200FSara Ahmadi\u200E`,
    1,
  ],
  [
    'line ends of other programs are line ends',
    `Dear Ms Park,\u2028\u2028${body}\r\n\r\nKind regards,\u2029Sara Ahmadi`,
    1,
  ],
  [
    'blanks and commas of other keyboards are theirs',
    `Dear\u00A0Ms Park\u060C\n\n${body}\n\nKind\u3000regards\uFF0C\nSara`,
    1,
  ],
  ['a missing name costs a third', `Dear Ms Park,\n\n${body}\n\nKind regards,`, 2 / 3],
  ['a missing greeting costs a third', `${body}\n\nBest wishes,\nSara`, 2 / 3],
  ['a bare text earns nothing', body, 0],
  ['nothing written earns nothing', '', 0],
  ['a greeting word inside a sentence is no greeting', `He said hello to me. ${body}`, 0],
])('%s', (_rule, text, share) => {
  expect(judgeEmailConventions(text).share).toBeCloseTo(share)
})

test('the reason names what is missing', () => {
  expect(judgeEmailConventions(`Dear Ms Park,\n\n${body}`).reason).toBe(
    'Missing: a closing phrase, your name at the end.',
  )
})
