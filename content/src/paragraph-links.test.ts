import { expect, test } from 'vitest'
import { checkParagraphLinks } from './paragraph-links.ts'

const fields = (paragraphs: readonly string[]) => checkParagraphLinks(paragraphs).map(({ field }) => field)

test.each([
  ['a pronoun', 'Her sister sold them.'],
  ['a connective', 'Then rain came.'],
  ['a word taken up after "the"', 'Nobody knew why the bakers left.'],
  ['"another"', 'Another town was built.'],
])('a later paragraph is tied by %s', (_what, later) => {
  expect(fields(['A baker opened a shop.', later])).toEqual([])
})

test('a later paragraph that nothing ties to what comes before is a problem', () => {
  expect(fields(['A baker opened a shop.', 'Bread is made of flour.', 'Many people like the bread.'])).toEqual([
    'paragraphs.1',
  ])
})

test.each(['However, a baker came.', 'It was late.', 'These bakers left.'])('%j cannot come first', (first) => {
  expect(fields([first, 'Then they left.'])).toEqual(['paragraphs.0'])
})
