import { expect, test } from 'vitest'
import { detokenize } from './detokenize.ts'

const vocabulary = ['<unk>', '<s>', '</s>', '<0xE2>', '<0x82>', '<0xAC>', '▁It', '▁costs', '▁', '5', '.', 'é']

test.each([
  [[1, 6, 7, 8, 3, 4, 5, 9, 10, 2], 'It costs €5.'],
  [[6, 11], 'Ité'],
  [[0, 1, 2, 99], ''],
  [[3, 6], '\uFFFD It'],
])('%j is written “%s”', (tokens, text) => {
  expect(detokenize(tokens, vocabulary)).toBe(text)
})
