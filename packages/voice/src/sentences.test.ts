import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['a full stop ends a sentence', 'It rained. We left.', ['It rained.', 'We left.']],
  ['question and exclamation marks do too', 'Why? Go! Now.', ['Why?', 'Go!', 'Now.']],
  ['a title does not', 'Dr. Reed met Mrs. Lee. They spoke.', ['Dr. Reed met Mrs. Lee.', 'They spoke.']],
  ['an initial does not', 'J. S. Bach wrote it. We sang.', ['J. S. Bach wrote it.', 'We sang.']],
  ['a line break inside a sentence is a space', 'It\nrained.', ['It rained.']],
  ['nothing has no sentences', ' \n', []],
])('%s', (_rule, text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test('a sentence too long to follow is parted at commas, else at spaces, else anywhere', () => {
  const clauses = `${'rain falls, '.repeat(60)}and it ends.`
  const words = `${'rain '.repeat(150)}ends.`
  const letters = 'r'.repeat(1000)
  for (const text of [clauses, words, letters]) {
    expect(Math.max(...sentencesOf(text).map((part) => part.length))).toBeLessThanOrEqual(400)
  }
  expect(sentencesOf(clauses)[0]).toMatch(/rain falls,$/u)
  expect(sentencesOf(words)[0]).toMatch(/ rain$/u)
  expect(sentencesOf(letters)).toHaveLength(3)
})

test('no character but white space is lost', () => {
  const bare = (text: string) => text.replaceAll(/\s/gu, '')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(bare(sentencesOf(text).join(''))).toBe(bare(text))
    }),
  )
})
