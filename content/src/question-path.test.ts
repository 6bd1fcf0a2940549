import { expect, test } from 'vitest'
import { parseQuestionPath } from './question-path.ts'

test('a path tells the kind and the id', () => {
  expect(parseQuestionPath('reading/re-order-paragraphs/00031-the-dance-of-the-bees.yaml')).toEqual({
    taskId: 'reading/re-order-paragraphs',
    id: 31,
  })
})

test.each([
  ['reading/re-order-paragraphs/31-bees.yaml', 'name the file'],
  ['reading/re-order-paragraphs/00031-Bees.yaml', 'name the file'],
  ['reading/re-order-paragraphs/00031-.yaml', 'name the file'],
  ['reading/re-order-paragraphs/00031-bees.yml', 'name the file'],
  ['notes.txt', 'name the file'],
  ['reading/re-order/00031-bees.yaml', 'there is no kind of question "reading/re-order"'],
  ['re-order-paragraphs/00031-bees.yaml', 'there is no kind of question "re-order-paragraphs"'],
])('%s is refused', (path, reason) => {
  expect(parseQuestionPath(path)).toContain(reason)
})
