import { expect, test } from 'vitest'
import type { Mark } from '../../mark/mark.ts'
import { isRightAsWell, isWrongChange } from './right-as-well.ts'

/** A mark on what stands in brackets, with the suggestion behind the bar. */
function marked(written: string): [string, Mark] {
  const parts = /^(?<before>.*)\[(?<own>.*)\|(?<suggestion>.*)\](?<after>.*)$/u.exec(written)?.groups ?? {}
  const { before = '', own = '', suggestion = '', after = '' } = parts
  const place = { start: before.length, end: before.length + own.length }
  return [
    before + own + after,
    { code: 'likelier-words', type: 'GRAMMAR_MINOR', message: '', suggestions: [suggestion], ...place },
  ]
}

test.each([
  'He stopped [to|] smoke.',
  '[To|] travel is to learn.',
  'I think that [to|] keep a dog is hard.',
  'He said [to|] the officer that he was late.',
  'I used [to|] go there.',
  'A doctor who [is|] saving lives earns little.',
  'I paid [it|for it] into the bank.',
  'It takes me [one|for one] hour.',
  'She taught me [kindly|kind].',
  'My teacher [of|] chemistry was kind.',
])('what is right stays: %s', (written) => {
  expect(isRightAsWell(...marked(written))).toBe(true)
})

test.each(['He wants [to|] tea.', 'It takes me [a|an] hour.', 'He is [to|too] tired.'])(
  'what is wrong is told: %s',
  (written) => {
    expect(isRightAsWell(...marked(written))).toBe(false)
  },
)

test.each([
  'And [in|] the night she studied.',
  'You see the stars in [the|] night.',
  'I am strongly [believing|believe] that it is so.',
  'He is [having|has] a house.',
  'We are not [having|have] any interest.',
  'Women who [have|do] not high education find no job.',
])('a change that would be wrong is not proposed: %s', (written) => {
  expect(isWrongChange(...marked(written))).toBe(true)
})

test.each([
  'They are [go|going] home.',
  'It was [being|been] sold.',
  'I go there in [the|] summers.',
  'They get so much [of|] money.',
  'I am against [of|] sports.',
  'They [have|do] not know it.',
])('other changes are: %s', (written) => {
  expect(isWrongChange(...marked(written))).toBe(false)
})
