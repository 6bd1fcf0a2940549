import { expect, test } from 'vitest'
import { readAnnotatedSentences } from './annotated-sentence.ts'

test('a line gives the text, its correction and where they differ', () => {
  const [sentence] = readAnnotatedSentences(
    '# note\nHe {go|goes|agreement} to {|a/the|article} park {of||extra-word} here.\n',
  )
  expect(sentence).toEqual({
    text: 'He go to park of here.',
    corrected: 'He goes to a park here.',
    edits: [
      { start: 3, end: 5, right: 'goes', category: 'agreement' },
      { start: 9, end: 9, right: 'a', category: 'article' },
      { start: 14, end: 16, right: '', category: 'extra-word' },
    ],
  })
})

test('a right sentence has no edits', () => {
  expect(readAnnotatedSentences('It rains.')).toEqual([{ text: 'It rains.', corrected: 'It rains.', edits: [] }])
})
