import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignWords } from './align-words.ts'

function describe(before: string, after: string): string {
  const from = before.split(' ').filter(Boolean)
  const to = after.split(' ').filter(Boolean)
  return alignWords(from, to)
    .map((edit) => {
      if (edit.kind === 'same') return from[edit.before]
      if (edit.kind === 'replace') return `${from[edit.before]}>${to[edit.after]}`
      return edit.kind === 'delete' ? `-${from[edit.before]}` : `+${to[edit.after]}`
    })
    .join(' ')
}

test.each([
  ['am agree', 'agree', '-am agree'],
  ['at same time', 'at the same time', 'at +the same time'],
  ['depends of', 'depends on', 'depends of>on'],
  ['informations', 'information', 'informations>information'],
  ['look forward to meet', 'look forward to meeting', 'look forward to meet>meeting'],
  ['more better', 'better', '-more better'],
  ['discuss about', '', '-discuss -about'],
  ['a b', 'b a', '-a b +a'],
])('%j becomes %j by %j', (before, after, edits) => {
  expect(describe(before, after)).toBe(edits)
})

test('every word of both sides is accounted for exactly once', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const edits = alignWords(before, after)
      const used = edits.flatMap((edit) => (edit.kind === 'insert' ? [] : [edit.before]))
      const made = edits.flatMap((edit) => (edit.kind === 'delete' ? [] : [edit.after]))
      expect(used).toEqual(before.map((_, index) => index))
      expect(made.toSorted((a, b) => a - b)).toEqual(after.map((_, index) => index))
    }),
  )
})
