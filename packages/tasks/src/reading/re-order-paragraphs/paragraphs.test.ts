import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginningOf, inOrder } from './paragraphs.ts'

const paragraphs = ['c', 'a', 'b'].map((id) => ({ id, text: id }))
const idsOf = (ids: readonly string[]) => inOrder(paragraphs, ids).map(({ id }) => id)

test('paragraphs stand in the learner’s order, the others after them as they were', () => {
  expect(idsOf(['b'])).toEqual(['b', 'c', 'a'])
  expect(idsOf([])).toEqual(['c', 'a', 'b'])
})

test('no order loses or doubles a paragraph', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'x')), (ids) => {
      expect(idsOf(ids).toSorted()).toEqual(['a', 'b', 'c'])
    }),
  )
})

test('a long paragraph is called by its first words', () => {
  expect(beginningOf('The market opened before dawn and closed at noon.')).toBe('The market opened before dawn and …')
  expect(beginningOf('By noon it was empty.')).toBe('By noon it was empty.')
})
