import { expect, test } from 'vitest'
import { textsOfChange } from './change-texts.ts'

const added = (...words: string[]) => textsOfChange({ kind: 'added', words, gain: 1, target: { to: 'word', place: 0 } })

test('words that were added are named, three at most', () => {
  expect(added('quickly').what).toBe('1 word too many: “quickly”')
  expect(added('so', 'then', 'also', 'very').what).toMatch(/^4 words too many: “so”, “then”, “also”.*1/u)
})
