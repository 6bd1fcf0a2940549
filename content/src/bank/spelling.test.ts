import { expect, test } from 'vitest'
import { aBankQuestion } from '../testing/bank-question.ts'
import { checkSpelling } from './spelling.ts'

const found = (spelling: 'GB' | 'US', field: string, text: string) =>
  checkSpelling([aBankQuestion({ spelling, texts: [{ field, text }] })]).map((problem) => [
    problem.field,
    problem.message,
  ])

test.each([
  ['GB', 'The neighbour paints it grey.', []],
  ['GB', 'The neighbor realized it.', [['text', 'has American words in a file of GB: neighbor, realized']]],
  ['US', 'The Colour of the theatre', [['text', 'has British words in a file of US: colour, theatre']]],
  ['US', 'A computer program among others', []],
  ['GB', 'A computer program among others', []],
] as const)('in a file of %s, %j is consistent or is a problem', (spelling, text, problems) => {
  expect(found(spelling, 'text', text)).toEqual(problems)
})

test.each([
  'keyPoints.0.cues.1.0',
  'bullets.2.cues.0.1',
  'bullets.2.says.1',
  'keyPoints.0.opposite.1',
  'accepted.1',
  'licence',
])('%s may have either spelling', (field) => {
  expect(found('US', field, 'colour licence')).toEqual([])
})

test.each(['explanation', 'analysis.traps', 'options.1.why', 'keyPoints.0.point'])('%s counts as well', (field) => {
  expect(found('US', field, 'colour')).toHaveLength(1)
})
