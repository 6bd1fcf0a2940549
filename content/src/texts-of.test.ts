import { expect, test } from 'vitest'
import { textsOf } from './texts-of.ts'

test('every text is found with the path of its field, and nothing else', () => {
  const document = {
    id: 3,
    title: 'A',
    options: [{ text: 'B', isRight: true }],
    sampleAnswers: { CORE: 'C' },
    none: null,
  }
  expect(textsOf(document)).toEqual([
    { field: 'title', text: 'A' },
    { field: 'options.0.text', text: 'B' },
    { field: 'sampleAnswers.CORE', text: 'C' },
  ])
})

test.each([[undefined], [null], [5]])('%j has no texts', (document) => {
  expect(textsOf(document)).toEqual([])
})
