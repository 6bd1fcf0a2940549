import { expect, test } from 'vitest'
import * as classes from './classes.ts'

const lists = Object.entries(classes).map(([name, words]) => ({ name, key: [...words].toSorted().join(' ') }))

test.each(lists)('$name holds words that no other class holds alike', ({ name, key }) => {
  expect(key).not.toBe('')
  expect(lists.filter((other) => other.key === key).map((other) => other.name)).toEqual([name])
})

test('contractions stand in no class, since rules read them in full', () => {
  expect(lists.filter(({ key }) => key.includes("'"))).toEqual([])
})
