import { expect, test } from 'vitest'
import { recognisedShare } from './recognised-share.ts'

test.each([
  ['We learn our culture.', 'We learn our culture', 1],
  ['We learn our culture.', 'culture WE', 0.5],
  ['We learn our culture.', '', 0],
  ['We learn our culture.', 'something else entirely', 0],
  // Each word of the sentence wants one of its own.
  ['our homes, our schools', 'our', 0.25],
  ['our homes', 'our our our', 0.5],
  ["It's ours", "it's", 0.5],
  ['It’s a\u00ADbout cafe\u0301s', "it's about cafés", 1],
  ['', 'anything', 0],
])('of “%s”, “%s” is a share of %d', (sentence, transcription, share) => {
  expect(recognisedShare(sentence, transcription)).toBe(share)
})
