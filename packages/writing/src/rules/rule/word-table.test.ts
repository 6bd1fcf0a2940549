import { expect, test } from 'vitest'
import { wordTable } from './word-table.ts'

test('a word that objects have by birth is like any other', () => {
  const told = wordTable({ tell: 'told' })
  expect(told['tell']).toBe('told')
  for (const word of ['constructor', '__proto__', 'toString', 'said']) expect(told[word]).toBeUndefined()
})
