import { expect, test } from 'vitest'
import { modelWords } from '../../prose/model-words.ts'
import { parseText } from '../../text/parse-text.ts'
import { lexicalFeatures, LEXICAL_BUCKETS } from './lexical-features.ts'
import type { Edit } from './candidate-edits.ts'

/** What stands beside a change of some words of a sentence. */
function featuresIn(text: string, edit: Pick<Edit, 'kind' | 'words'> & { of: string; length: number }): number[] {
  const [sentence] = parseText(text).sentences
  const words = sentence === undefined ? [] : modelWords(sentence)
  const place = words.findIndex(({ word }) => word === edit.of)
  return lexicalFeatures({ kind: edit.kind, place, length: edit.length, words: edit.words }, words)
}
const shared = (first: readonly number[], second: readonly number[]) =>
  first.filter((bucket, index) => bucket === second[index]).length

const without = { kind: 'delete', of: 'the', length: 1, words: [] } as const

test('the same change beside the same words is told alike, wherever it stands', () => {
  const first = featuresIn('Today we know that the technology is everywhere.', without)
  const second = featuresIn('Say that the technology is bad.', without)
  expect(shared(first, second)).toBeGreaterThan(first.length / 2)
})

test('another word behind, or another change, is told by other numbers', () => {
  const text = 'I like the technology.'
  const change = featuresIn(text, without)
  expect(shared(change, featuresIn('I like the teacher.', without))).toBeLessThan(change.length)
  expect(shared(change, featuresIn(text, { kind: 'article', of: 'the', length: 1, words: ['a'] }))).toBeLessThan(
    change.length / 3,
  )
})

test('every number is that of a bucket, at both ends of a sentence too', () => {
  for (const of of ['i', 'agree'])
    for (const bucket of featuresIn('I agree.', { kind: 'insert', of, length: 0, words: ['do'] })) {
      expect(bucket).toBeGreaterThanOrEqual(0)
      expect(bucket).toBeLessThan(LEXICAL_BUCKETS)
    }
})
