import { expect, test } from 'vitest'
import { modelWords } from '../../prose/model-words.ts'
import { parseText } from '../../text/parse-text.ts'
import { editWordings, WORDING_BUCKETS } from './edit-wordings.ts'
import type { Edit } from './edits-of.ts'

/** What stands beside a change of some words of a sentence. */
function wordingsIn(text: string, edit: Pick<Edit, 'kind' | 'words'> & { of: string; length: number }): number[] {
  const [sentence] = parseText(text).sentences
  const words = sentence === undefined ? [] : modelWords(sentence)
  const place = words.findIndex(({ word }) => word === edit.of)
  return editWordings({ kind: edit.kind, place, length: edit.length, words: edit.words }, words)
}
const shared = (first: readonly number[], second: readonly number[]) =>
  first.filter((bucket, index) => bucket === second[index]).length

const without = { kind: 'delete', of: 'the', length: 1, words: [] } as const

test('the same change beside the same words is told alike, wherever it stands', () => {
  const first = wordingsIn('Today we know that the technology is everywhere.', without)
  const second = wordingsIn('Say that the technology is bad.', without)
  expect(shared(first, second)).toBeGreaterThan(first.length / 2)
})

test('another word behind, or another change, is told by other numbers', () => {
  const text = 'I like the technology.'
  const change = wordingsIn(text, without)
  expect(shared(change, wordingsIn('I like the teacher.', without))).toBeLessThan(change.length)
  expect(shared(change, wordingsIn(text, { kind: 'article', of: 'the', length: 1, words: ['a'] }))).toBeLessThan(
    change.length / 3,
  )
})

test('every number is that of a bucket, at both ends of a sentence too', () => {
  for (const of of ['i', 'agree'])
    for (const bucket of wordingsIn('I agree.', { kind: 'insert', of, length: 0, words: ['do'] })) {
      expect(bucket).toBeGreaterThanOrEqual(0)
      expect(bucket).toBeLessThan(WORDING_BUCKETS)
    }
})
